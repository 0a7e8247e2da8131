import { z } from 'zod'
import { asList, idParams, listOf, recordOf, timestamp } from '@/api/answer-schemas'
import { crudRoutes } from '@/api/crud-routes'
import { defineRoute } from '@/api/define-route'
import type { RouteContext } from '@/api/route-type'
import { notFound } from '@/kernel/errors'
import { WHOLE_LIST_LIMIT } from '@/kernel/lists/paging-limits'
import { linkFeaturedPicture } from '@/modules/inventory/media/operations/link-picture'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import { dbOf } from '@/server/db-of'
import { getTag, listTags, listTagsForBuyers, type TagRow } from '../queries/list-tags'
import { operatorLabel } from '../rules/operator-label'
import { publicTagQuery, tagInput, tagPatch, tagQuery } from '../schemas/tag'

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
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Tag' })

const toPublicTag = (row: TagRow): z.input<typeof publicTag> => ({
  id: row.id,
  name: row.name,
  color: row.color,
  route: row.route ?? '',
  showOnHomepage: row.showOnHomepage,
  featuredImageUrl: row.imageFile === null ? row.featuredImageUrl : mediaUrl(row.imageFile),
})

const toTag = (row: TagRow): z.input<typeof tagRecord> => ({
  ...toPublicTag(row),
  createdBy: row.createdBy,
  updatedBy: row.updatedBy,
  operatorName: operatorLabel(row),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
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
    summary: 'List the storefront’s tags; showOnHomepage=true returns only those on the home page',
    query: publicTagQuery,
    response: recordOf(z.array(publicTag)),
    handler: async ({ query }, { req }) => {
      const rows = await listTagsForBuyers(await dbOf(req), query.showOnHomepage, WHOLE_LIST_LIMIT)
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
    prepare: ({ req }, values) => linkFeaturedPicture(req, values),
    refusals: [503],
    record: tagRecord,
    one: oneTag,
  }),
]
