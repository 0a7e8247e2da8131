import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { crudRoutes } from '@/api/crud-routes'
import { defineRoute } from '@/api/define-route'
import { asList, idParams, listOf, moment, recordOf } from '@/api/fields'
import type { RouteContext } from '@/api/types'
import { notFound } from '@/kernel/errors'
import { WHOLE_LIST_LIMIT } from '@/modules/accounts/schemas/list-query'
import { all, contains, equals, numberOrNull, pageOf, type Row, rowsOf, textOrNull } from '@/server/sql'
import { dbOf } from '@/server/transaction'
import { mediaUrl } from '../queries/media-url'
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

const source = (where: SQL) => ({
  select: sql`t.*, p.filename AS image_file, u.role_id, u.first_name, u.last_name`,
  from: sql`tags t LEFT JOIN media p ON p.id = t.featured_image_id LEFT JOIN users u ON u.id = t.updated_by_id`,
  where,
  orderBy: sql`lower(t.name), t.id`,
})

/** As the operator column shows it: 'Admin' for the top role, else the full name. */
const operator = sql`CASE WHEN u.role_id = 1 THEN 'Admin' ELSE concat_ws(' ', u.first_name, u.last_name) END`

const tag = 'Tags'

async function oneTag({ req }: RouteContext, id: number) {
  const [row] = await rowsOf(await dbOf(req), source(sql`t.id = ${id}`), 1)
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
      const where = all([
        contains(sql`t.name`, query.name),
        contains(operator, query.operator),
        equals(sql`to_char(t.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`, query.date?.slice(0, 10)),
      ])
      const { rows, total } = await pageOf(await dbOf(req), source(where), query)
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
      const where =
        query.showOnHomepage === undefined
          ? sql`true`
          : sql`coalesce(t.show_on_homepage, false) = ${query.showOnHomepage}`
      const rows = await rowsOf(await dbOf(req), source(where), WHOLE_LIST_LIMIT)
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
    record: tagRecord,
    one: oneTag,
  }),
]
