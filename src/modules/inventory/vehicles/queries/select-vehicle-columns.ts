import { addedFields } from '@/server/rows/added-vehicle-fields'
import type { VehicleValues } from '../rules/vehicle-draft-type'
import { VEHICLE_FIELD_NAMES, VEHICLE_FIELDS } from '../rules/vehicle-fields'

/** A vehicle ready for the database: derived, validated, references as ids. */
export type VehicleRecord = Omit<VehicleValues, 'sku'> & {
  publishedAt: string | null
  importBatch?: number | null
  createdAt?: string
  updatedAt?: string
}

/**
 * Fields in the vehicle's own row; tags and features have rows of their own, and the stock number is set by a
 * trigger.
 */
export const ROW_FIELDS: readonly (keyof VehicleRecord)[] = [
  ...VEHICLE_FIELD_NAMES.filter((field) => VEHICLE_FIELDS[field].kind !== 'list').filter(
    (field) => field !== 'sku',
  ),
  'nameTyped',
  'publishedAt',
  'importBatch',
]

/** The same with modules' fields. */
export const rowFields = (): readonly string[] => [...ROW_FIELDS, ...addedFields().map(({ name }) => name)]

/** A vehicle with all fields empty. */
export const emptyRecord = (): VehicleRecord => ({
  ...(Object.fromEntries(rowFields().map((field) => [field, null as unknown])) as VehicleRecord),
  tags: [],
  features: [],
})

export { columnOf } from '../rules/vehicle-field-names'
