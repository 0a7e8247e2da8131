import { addedFields } from '@/server/rows/added-fields'
import type { VehicleValues } from '../rules/vehicle-draft'
import { VEHICLE_FIELD_NAMES, VEHICLE_FIELDS } from '../rules/vehicle-fields'

/** A vehicle ready for the database: derived, checked, references as ids. */
export type VehicleRecord = Omit<VehicleValues, 'sku'> & {
  publishedAt: string | null
  importBatch?: number | null
  createdAt?: string
  updatedAt?: string
}

/** Fields that stand in the vehicle's own row; tags and features are rows of their own, and a trigger numbers it. */
export const ROW_FIELDS: readonly (keyof VehicleRecord)[] = [
  ...VEHICLE_FIELD_NAMES.filter((field) => VEHICLE_FIELDS[field].kind !== 'list').filter(
    (field) => field !== 'sku',
  ),
  'nameTyped',
  'publishedAt',
  'importBatch',
]

/** The same with the fields that modules add. */
export const rowFields = (): readonly string[] => [...ROW_FIELDS, ...addedFields().map(({ name }) => name)]

/** A vehicle of which nothing is known. */
export const emptyRecord = (): VehicleRecord => ({
  ...(Object.fromEntries(rowFields().map((field) => [field, null as unknown])) as VehicleRecord),
  tags: [],
  features: [],
})

export { columnOf } from '../rules/vehicle-field-names'
