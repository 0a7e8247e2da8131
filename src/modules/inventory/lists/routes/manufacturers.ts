import { z } from 'zod'
import { asList, listOf, recordOf, timestamp } from '@/api/answer-schemas'
import { crudRoutes } from '@/api/crud-routes'
import { defineRoute } from '@/api/define-route'
import { notFound } from '@/kernel/errors'
import { WHOLE_LIST_LIMIT } from '@/kernel/lists/paging-limits'
import { linkLogo } from '@/modules/inventory/media/operations/link-picture'
import { mediaUrl } from '@/modules/inventory/media/queries/build-medium-url'
import { dbOf } from '@/server/db-of'
import {
  getManufacturer,
  listActiveManufacturers,
  listManufacturers,
  type ManufacturerRow,
} from '../queries/list-manufacturers'
import { REFERENCE_STATUSES } from '../schemas/list-query'
import { manufacturerInput, manufacturerPatch, manufacturerQuery } from '../schemas/manufacturer-input'

const manufacturer = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string().nullable(),
    /** Address of the picture. */
    logo: z.string().nullable(),
    logo_id: z.int().nullable(),
    status: z.enum(REFERENCE_STATUSES),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Manufacturer' })

const toManufacturer = ({ logoFile, logoId, ...row }: ManufacturerRow): z.input<typeof manufacturer> => ({
  ...row,
  logo: logoFile === null ? null : mediaUrl(logoFile),
  logo_id: logoId,
})

const tag = 'Manufacturers'

export const manufacturerRoutes = [
  defineRoute({
    method: 'get',
    path: '/manufacturers',
    access: { kind: 'module', module: 'inventory', action: 'read' },
    tag,
    summary: 'List manufacturers; getAll=true returns up to 1,000 on one page',
    query: manufacturerQuery,
    response: listOf(manufacturer),
    handler: async ({ query }, { req }) => {
      const paging = query.getAll ? { page: 1, limit: WHOLE_LIST_LIMIT } : query
      const { rows, total } = await listManufacturers(await dbOf(req), query, paging)
      return asList(rows.map(toManufacturer), total, paging)
    },
  }),
  defineRoute({
    method: 'get',
    path: '/manufacturers/public/all',
    access: { kind: 'public' },
    tag,
    summary: 'List all active manufacturers',
    response: recordOf(z.array(manufacturer)),
    handler: async (_, { req }) => {
      const rows = await listActiveManufacturers(await dbOf(req), WHOLE_LIST_LIMIT)
      return { data: rows.map(toManufacturer) }
    },
  }),
  ...crudRoutes({
    path: '/manufacturers',
    collection: 'manufacturers',
    singular: 'Manufacturer',
    tag,
    module: 'inventory',
    input: manufacturerInput,
    patch: manufacturerPatch,
    names: { logo: 'logo_id', logoPath: 'logo' },
    prepare: ({ req }, values) => linkLogo(req, values),
    refusals: [503],
    record: manufacturer,
    one: async ({ req }, id) => {
      const row = await getManufacturer(await dbOf(req), id)
      if (!row) throw notFound()
      return toManufacturer(row)
    },
  }),
]
