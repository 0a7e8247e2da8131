import { z } from 'zod'
import { named, timestamp } from '@/api/answer-schemas'
import type { ReferenceRow } from '../queries/list-reference-entries'
import { REFERENCE_STATUSES } from '../schemas/list-query'

const shared = {
  id: z.int(),
  name: z.string(),
  status: z.enum(REFERENCE_STATUSES),
  sortOrder: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
}

/** An entry of a plain reference list as sent to clients. */
export const referenceRecord = z.object(shared).meta({ id: 'ReferenceEntry' })
export const colourRecord = z.object({ ...shared, hex: z.string().nullable() }).meta({ id: 'Colour' })
export const priceTypeRecord = z.object({ ...shared, code: z.string() }).meta({ id: 'PriceType' })
export const featureRecord = z
  .object({ ...shared, featureGroupId: z.int(), featureGroup: named })
  .meta({ id: 'Feature' })

const toReference = (row: ReferenceRow): z.input<typeof referenceRecord> => ({
  id: row.id,
  name: row.name,
  status: row.status,
  sortOrder: row.sortOrder,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

/** Converts table rows, for each kind of list. */
export const toRecord = {
  plain: toReference,
  colour: (row: ReferenceRow): z.input<typeof colourRecord> => ({ ...toReference(row), hex: row.hex }),
  priceType: (row: ReferenceRow): z.input<typeof priceTypeRecord> => ({
    ...toReference(row),
    code: row.code ?? '',
  }),
  feature: (row: ReferenceRow): z.input<typeof featureRecord> => {
    const featureGroup = { id: row.featureGroupId ?? 0, name: row.featureGroup ?? '' }
    return { ...toReference(row), featureGroupId: featureGroup.id, featureGroup }
  },
}
