import { z } from 'zod'
import { moment, named } from '@/api/fields'
import { iso, type Row, textOrNull } from '@/server/sql'
import { REFERENCE_STATUSES } from '../schemas/list-query'

const shared = {
  id: z.int(),
  name: z.string(),
  status: z.enum(REFERENCE_STATUSES),
  sortOrder: z.number(),
  createdAt: moment,
  updatedAt: moment,
}

/** An entry of a plain reference list as it is sent. */
export const referenceRecord = z.object(shared).meta({ id: 'ReferenceEntry' })
export const colourRecord = z.object({ ...shared, hex: z.string().nullable() }).meta({ id: 'Colour' })
export const priceTypeRecord = z.object({ ...shared, code: z.string() }).meta({ id: 'PriceType' })
export const featureRecord = z
  .object({ ...shared, featureGroupId: z.int(), featureGroup: named })
  .meta({ id: 'Feature' })

/** Status of a list's row. */
export const statusOf = (row: Row): 'active' | 'inactive' =>
  row.status === 'inactive' ? 'inactive' : 'active'

/** When a row was made and last changed. */
export const stampsOf = (row: Row) => ({ createdAt: iso(row.created_at), updatedAt: iso(row.updated_at) })

const toReference = (row: Row): z.input<typeof referenceRecord> => ({
  id: Number(row.id),
  name: String(row.name),
  status: statusOf(row),
  sortOrder: Number(row.sort_order ?? 0),
  ...stampsOf(row),
})

/** The mappers of the kinds of lists, from a row of their table. */
export const toRecord = {
  plain: toReference,
  colour: (row: Row): z.input<typeof colourRecord> => ({ ...toReference(row), hex: textOrNull(row.hex) }),
  priceType: (row: Row): z.input<typeof priceTypeRecord> => ({ ...toReference(row), code: String(row.code) }),
  feature: (row: Row): z.input<typeof featureRecord> => ({
    ...toReference(row),
    featureGroupId: Number(row.feature_group_id),
    featureGroup: { id: Number(row.feature_group_id), name: String(row.feature_group) },
  }),
}
