import { z } from 'zod'
import { crudRoutes } from '@/api/crud-routes'
import { defineRoute } from '@/api/define-route'
import { asList, idParams, listOf, moment, recordOf } from '@/api/fields'
import type { RouteContext } from '@/api/types'
import { notFound } from '@/kernel/errors'
import { WHOLE_LIST_LIMIT } from '@/kernel/paging'
import { linkTagPicture } from '@/modules/inventory/media/operations/link-picture'
import { mediaUrl } from '@/modules/inventory/media/queries/media-url'
import { numberOrNull, type Row, textOrNull } from '@/server/sql'
import { dbOf } from '@/server/transaction'
import { getTag, listTags, publicTags } from '../queries/list-tags'
import { operatorLabel } from '../rules/tag'
import { publicTagQuery, tagInput, tagPatch, tagQuery } from '../schemas/tag'

import { stampsOf } from './reference-wire'

const publicTag = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string(),
  route: z.string(),
  showOnHomepage: z.boolean(),
  featuredImageUrl: z.string().nullable(),
})

const tagRecord = publicTag
  .extend({
    createdBy: z.int().nullable(),
    updatedBy: z.int().nullable(),
    operatorName: z.string(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Tag' })

const toPublicTag = (row: Row): z.input<typeof publicTag> => ({
  id: Number(row.id),
  name: String(row.name),
  color: String(row.color),
  route: String(row.route ?? ''),
  showOnHomepage: row.show_on_homepage === true,
  featuredImageUrl:
    row.image_file == null ? textOrNull(row.featured_image_url) : mediaUrl(String(row.image_file)),
})

const toTag = (row: Row): z.input<typeof tagRecord> => ({
  ...toPublicTag(row),
  createdBy: numberOrNull(row.created_by_id),
  updatedBy: numberOrNull(row.updated_by_id),
  operatorName: operatorLabel({
    roleId: numberOrNull(row.role_id),
    firstName: textOrNull(row.first_name),
    lastName: textOrNull(row.last_name),
  }),
  ...stampsOf(row),
})

const tag = 'Tags'

async function oneTag({ req }: RouteContext, id: number) {
  const row = await getTag(await dbOf(req), id)
  if (!row) throw notFound()
  return toTag(row)
}

export const tagRoutes = [
  defineRoute({
    method: 'get',
    path: '/tags',
    access: { kind: 'module', module: 'inventory', action: 'read' },
    tag,
    summary: 'Tags',
    query: tagQuery,
    response: listOf(tagRecord),
    handler: async ({ query }, { req }) => {
      const { rows, total } = await listTags(await dbOf(req), query)
      return asList(rows.map(toTag), total, query)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/tags/public',
    access: { kind: 'public' },
    tag,
    summary: 'Tags of the storefront; showOnHomepage=true narrows them to the home page',
    query: publicTagQuery,
    response: recordOf(z.array(publicTag)),
    handler: async ({ query }, { req }) => {
      const rows = await publicTags(await dbOf(req), query.showOnHomepage, WHOLE_LIST_LIMIT)
      return { data: rows.map(toPublicTag) }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/tags/{id}',
    access: { kind: 'module', module: 'inventory', action: 'read' },
    tag,
    summary: 'One tag',
    params: idParams,
    response: recordOf(tagRecord),
    handler: async ({ params }, context) => ({ data: await oneTag(context, params.id) }),
  }),
  ...crudRoutes({
    path: '/tags',
    collection: 'tags',
    singular: 'Tag',
    tag,
    module: 'inventory',
    input: tagInput,
    patch: tagPatch,
    prepare: ({ req }, values) => linkTagPicture(req, values),
    refusals: [503],
    record: tagRecord,
    one: oneTag,
  }),
]
