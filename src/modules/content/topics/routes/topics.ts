import { z } from 'zod'
import {
  asList,
  idParams,
  listOf,
  messageAnswer,
  recordOf,
  timestamp,
  updatedAtField,
} from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import type { Locale } from '@/kernel/languages/languages'
import type { Action } from '@/kernel/permissions'
import { publishingRoutes } from '@/modules/content/publishing/routes/publishing'
import { langOnly } from '@/modules/content/publishing/schemas/language-query'
import { toHtml } from '@/modules/content/rich-text/engine/to-html'
import { type Db, dbOf } from '@/server/db-of'
import { deleteRecord } from '@/server/records'
import { changeTopic, createTopic } from '../operations/create-or-change-topic'
import { getTopic, listTopics } from '../queries/list-topics'
import { readNamesForTexts } from '../queries/read-names-for-texts'
import { topicInput, topicPatch, topicQuery } from '../schemas/topic'
import { publicTopicRoutes, TOPICS } from './public-topics'

const topic = z
  .object({
    id: z.int(),
    title: z.string().nullable(),
    route: z.string().nullable(),
    excerpt: z.string().nullable(),
    published: z.boolean(),
    hasDraft: z.boolean(),
    footerColumn: z.string().nullable(),
    position: z.number().nullable(),
    parentId: z.int().nullable(),
    parentTitle: z.string().nullable(),
    showInHeader: z.boolean(),
    showInAdditionalPlan: z.boolean(),
    metaTitle: z.string().nullable(),
    metaDescription: z.string().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'TopicPageSummary' })

const topicRecord = topic.extend({ content: z.unknown(), contentHtml: z.string() }).meta({ id: 'TopicPage' })

const content = (action: Action) => ({ kind: 'module', module: 'content', action }) as const

async function oneTopic({ req }: RouteContext, id: number, lang?: Locale) {
  const db = await dbOf(req)
  const row = await getTopic(db, id, { lang })
  if (!row) throw notFound()
  return { ...row, contentHtml: await toHtml(db, row.content) }
}

/** A version of a page, in the default language. */
async function topicVersion(_: RouteContext, db: Db, id: number, versionId: number) {
  const row = await getTopic(db, id, { versionId })
  if (!row) throw notFound()
  return { fields: { ...row }, html: await toHtml(db, row.content) }
}

/** The calls about topic pages. Fixed addresses come before those with an id. */
export const topicRoutes = [
  ...publicTopicRoutes,
  defineRoute({
    method: 'get',
    path: '/topic-pages',
    access: content('read'),
    tag: TOPICS,
    summary: 'Topic pages as last saved, without their texts, with the names of the site filled in',
    query: topicQuery,
    response: listOf(topic),
    handler: async ({ query }, { payload, req }) => {
      const { rows, total } = await listTopics(await dbOf(req), query, await readNamesForTexts(payload))
      return asList(rows, total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/topic-pages/{id}',
    access: content('read'),
    tag: TOPICS,
    summary:
      'One topic page as it was last saved: {companyName}, {companies} and {deletionDays} are not filled in',
    params: idParams,
    query: langOnly,
    response: recordOf(topicRecord),
    handler: async ({ params, query }, context) => ({ data: await oneTopic(context, params.id, query.lang) }),
  }),
  defineRoute({
    method: 'post',
    path: '/topic-pages',
    access: content('create'),
    tag: TOPICS,
    summary: 'Topic page: create, as a draft unless published is true',
    status: 201,
    query: langOnly,
    body: topicInput,
    response: recordOf(topicRecord),
    handler: async ({ body, query: { lang } }, context) => {
      const id = await createTopic(context.req, body, lang)
      return { data: await oneTopic(context, id, lang), message: 'Topic page created successfully' }
    },
  }),
  defineRoute({
    method: ['patch', 'put'],
    path: '/topic-pages/{id}',
    access: content('update'),
    tag: TOPICS,
    summary:
      'Topic page: change; a published page with a newer draft stays as readers see it unless published is sent',
    params: idParams,
    query: langOnly,
    body: topicPatch.extend(updatedAtField),
    response: recordOf(topicRecord),
    handler: async ({ params: { id }, query: { lang }, body: { updatedAt, ...values } }, context) => {
      await changeTopic(context.req, id, values, { locale: lang, seen: updatedAt })
      return { data: await oneTopic(context, id, lang), message: 'Topic page updated successfully' }
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/topic-pages/{id}',
    access: content('delete'),
    tag: TOPICS,
    summary: 'Topic page: delete, with its versions and its earlier routes',
    params: idParams,
    response: messageAnswer,
    handler: async ({ params: { id } }, { req }) => {
      await deleteRecord(req, 'topic-pages', id)
      return { message: 'Topic page deleted successfully' }
    },
  }),
  ...publishingRoutes({ kind: 'page', tag: TOPICS, read: topicVersion }),
]
