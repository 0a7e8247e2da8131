import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { crudRoutes } from '@/api/crud-routes'
import { defineRoute } from '@/api/define-route'
import { asList, idParams, listOf, moment, recordOf } from '@/api/fields'
import { keepFor } from '@/api/keep-for'
import type { RouteContext } from '@/api/types'
import { notFound } from '@/kernel/errors'
import { WHOLE_LIST_LIMIT } from '@/kernel/paging'
import { type Actor, can, visibleShowrooms } from '@/kernel/permissions'
import { all, byName, iso, type Row, textOrNull } from '@/server/sql'
import { dbOf } from '@/server/transaction'
import { allShowrooms, getShowroom, listShowrooms, showroomsIn } from '../queries/list-showrooms'
import { SHOWROOM_COMPANIES_CACHE_SECONDS, SHOWROOMS_CACHE_SECONDS } from '../rules/limits'
import { showroomInput, showroomPatch, showroomQuery } from '../schemas/showroom'

const showroom = z
  .object({
    id: z.int(),
    companyName: z.string().nullable(),
    showroomName: z.string(),
    city: z.string(),
    country: z.string(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    openingHours: z.string().nullable(),
    /** Percentages; only for staff who may read Settings or Sales. */
    companyVat: z.number().nullable().optional(),
    companyWht: z.number().nullable().optional(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'ShowroomOffice' })

const percent = (value: unknown): number | null =>
  value == null || Number.isNaN(Number(value)) ? null : Number(value)

const seesTaxes = (actor: Actor): boolean => can(actor, 'settings', 'read') || can(actor, 'sales', 'read')

const toShowroom = (row: Row, actor: Actor): z.input<typeof showroom> => ({
  id: Number(row.id),
  companyName: textOrNull(row.company_name),
  showroomName: String(row.showroom_name),
  city: String(row.city),
  country: String(row.country),
  address: textOrNull(row.address),
  phone: textOrNull(row.phone),
  email: textOrNull(row.email),
  openingHours: textOrNull(row.opening_hours),
  ...(seesTaxes(actor) ? { companyVat: percent(row.company_vat), companyWht: percent(row.company_wht) } : {}),
  createdAt: iso(row.created_at),
  updatedAt: iso(row.updated_at),
})

/** As the caller sees it; 404 for one that they do not. */
async function visibleShowroom({ req, actor }: RouteContext, id: number) {
  const row = await getShowroom(await dbOf(req), id, visibleShowrooms(actor))
  if (!row) throw notFound()
  return toShowroom(row, actor)
}

const tag = 'Showroom offices'

/** A list of one column's values, each once. */
const valuesRoute = (path: string, summary: string, column: SQL) =>
  defineRoute({
    method: 'get',
    path: `/showroom-offices/${path}`,
    access: { kind: 'public' },
    tag,
    summary,
    response: recordOf(z.array(z.string())),
    handler: async (_, { req, actor }) => {
      const db = await dbOf(req)
      const { rows } = await db.execute(
        sql`SELECT min(${column}) AS value FROM showroom_offices s WHERE ${all([showroomsIn(visibleShowrooms(actor))])}
          GROUP BY lower(${column}) ORDER BY ${byName(sql`min(${column})`)} LIMIT ${WHOLE_LIST_LIMIT}`,
      )
      return { data: rows.map((row) => String(row.value)) }
    },
  })

const withCompany = z.object({
  id: z.int(),
  showroomName: z.string(),
  companyName: z.string().nullable(),
  city: z.string(),
  country: z.string(),
})

const reads = [
  defineRoute({
    method: 'get',
    path: '/showroom-offices',
    access: { kind: 'public' },
    tag,
    summary: 'Showroom offices; staff get those that they are assigned to',
    query: showroomQuery,
    response: listOf(showroom),
    handler: async ({ query }, context) => {
      const { actor, req } = context
      const { rows, total } = await listShowrooms(await dbOf(req), query, query, visibleShowrooms(actor))
      keepFor(context, SHOWROOMS_CACHE_SECONDS)
      return asList(
        rows.map((row) => toShowroom(row, actor)),
        total,
        query,
      )
    },
  }),
  valuesRoute('cities', 'Cities that have a showroom', sql`s.city`),
  valuesRoute('showroom-names', 'Names of the showrooms', sql`s.showroom_name`),
  defineRoute({
    method: 'get',
    path: '/showroom-offices/showrooms-with-companies',
    access: { kind: 'public' },
    tag,
    summary: 'Showrooms with the company that runs each',
    response: recordOf(z.array(withCompany)),
    handler: async (_, context) => {
      const { actor, req } = context
      const rows = await allShowrooms(await dbOf(req), visibleShowrooms(actor), WHOLE_LIST_LIMIT)
      keepFor(context, SHOWROOM_COMPANIES_CACHE_SECONDS)
      return {
        data: rows.map((row) => {
          const { id, showroomName, companyName, city, country } = toShowroom(row, actor)
          return { id, showroomName, companyName, city, country }
        }),
      }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/showroom-offices/{id}',
    access: { kind: 'public' },
    tag,
    summary: 'One showroom office',
    params: idParams,
    response: recordOf(showroom),
    handler: async ({ params }, context) => ({ data: await visibleShowroom(context, params.id) }),
  }),
]

export const showroomRoutes = [
  ...reads,
  ...crudRoutes({
    path: '/showroom-offices',
    collection: 'showroom-offices',
    singular: 'Showroom office',
    tag,
    module: 'settings',
    input: showroomInput,
    patch: showroomPatch,
    record: showroom,
    one: async ({ req, actor }, id) => {
      const row = await getShowroom(await dbOf(req), id, 'all')
      if (!row) throw notFound()
      return toShowroom(row, actor)
    },
    guard: async (context, id) => {
      await visibleShowroom(context, id)
    },
  }),
]
