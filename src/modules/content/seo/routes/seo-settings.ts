import { z } from 'zod'
import { recordOf, timestamp, updatedAtField } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import { changeSeoSetting, createSeoSetting } from '../operations/create-or-change-seo-setting'
import { listSeoSettings } from '../queries/get-seo-setting-from-memory'
import { readSeoSetting } from '../queries/read-seo-setting'
import { isPageType, PAGE_TYPES, type PageType } from '../rules/seo-setting'
import { seoSettingInput, seoSettingPatch } from '../schemas/seo-setting'

const tag = 'Search engine settings'

const record = z
  .object({
    pageType: z.enum(PAGE_TYPES),
    title: z.string().nullable(),
    description: z.string().nullable(),
    keywords: z.string().nullable(),
    customCode: z.string().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'SeoSetting' })

const params = z.object({ pageType: z.string() })

function knownType(text: string): PageType {
  if (!isPageType(text)) throw notFound()
  return text
}

async function oneSetting({ req }: RouteContext, pageType: PageType) {
  const setting = await readSeoSetting(req, pageType)
  if (!setting) throw notFound()
  return setting
}

/** Calls about what search engines are told of pages of each type. */
export const seoSettingRoutes = [
  defineRoute({
    method: 'get',
    path: '/seo-settings',
    access: { kind: 'public' },
    tag,
    summary: 'The settings of all page types that have any',
    response: recordOf(z.array(record)),
    handler: async (_, { payload }) => ({ data: await listSeoSettings(payload) }),
  }),
  defineRoute({
    method: 'get',
    path: '/seo-settings/{pageType}',
    access: { kind: 'public' },
    tag,
    summary: 'The settings of a page type: homepage, browse-stock, careers or global',
    params,
    response: recordOf(record),
    handler: async ({ params: { pageType } }, context) => ({
      data: await oneSetting(context, knownType(pageType)),
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/seo-settings',
    access: { kind: 'module', module: 'content', action: 'create' },
    tag,
    summary: 'Give a page type settings; custom code only by administrators',
    status: 201,
    body: seoSettingInput,
    response: recordOf(record),
    handler: async ({ body: { pageType, ...values } }, context) => {
      await createSeoSetting(context.req, pageType, values)
      return { data: await oneSetting(context, pageType), message: 'SEO settings created successfully' }
    },
  }),
  defineRoute({
    method: 'put',
    path: '/seo-settings/{pageType}',
    access: { kind: 'module', module: 'content', action: 'update' },
    tag,
    summary: 'Change the settings of a page type; custom code only by administrators',
    params,
    body: seoSettingPatch.extend(updatedAtField),
    response: recordOf(record),
    handler: async ({ params: { pageType }, body: { updatedAt, ...values } }, context) => {
      const type = knownType(pageType)
      await changeSeoSetting(context.req, type, values, updatedAt)
      return { data: await oneSetting(context, type), message: 'SEO settings updated successfully' }
    },
  }),
]
