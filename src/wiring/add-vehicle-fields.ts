import type { CollectionConfig } from 'payload'
import type { Module } from '@/api/module'
import { Vehicles } from '@/collections/inventory/Vehicles'
import { withAddedTabs } from '@/collections/shared/addedFields'
import { type AddedFields, addedColumn, faultyFields } from '@/kernel/added-fields'
import { VEHICLE_FIELD_NAMES } from '@/modules/inventory/vehicles/rules/vehicle-fields'

/** What vehicles have in addition to the table of their fields. */
const OTHERS = [
  'id',
  'nameTyped',
  'images',
  'publishedAt',
  'importBatch',
  'createdAt',
  'updatedAt',
  'deletedAt',
]

const groupsOf = (modules: readonly Module[]): AddedFields[] =>
  modules.flatMap(({ vehicleFields }) => (vehicleFields ? [vehicleFields] : []))

/** The audit log's display names for a module's fields. */
function withWords(module: Module): Module {
  const { auditWords = [], vehicleFields } = module
  if (!vehicleFields) return module
  const columns = Object.fromEntries(vehicleFields.fields.map((field) => [addedColumn(field), field.label]))
  const numbers = Object.fromEntries(
    vehicleFields.fields.flatMap((field) =>
      field.kind === 'number' && field.unit ? [[addedColumn(field), { unit: field.unit }]] : [],
    ),
  )
  return { ...module, auditWords: [{ columns, numbers }, ...auditWords] }
}

/**
 * The modules, with their added fields applied to the vehicles collection and the audit log's words.
 *
 * @throws Error for fields that cannot be added
 */
export function addVehicleFields(modules: readonly Module[]): readonly Module[] {
  const groups = groupsOf(modules)
  if (groups.length === 0) return modules
  const faults = faultyFields(
    groups.flatMap(({ fields }) => fields),
    [...VEHICLE_FIELD_NAMES, ...OTHERS],
  )
  if (faults.length > 0) throw new Error(`Fields that modules add to vehicles: ${faults.join('; ')}`)
  const withFields = (collection: CollectionConfig): CollectionConfig =>
    collection.slug === Vehicles.slug
      ? { ...collection, fields: withAddedTabs(collection.fields, groups) }
      : collection
  return modules
    .map(withWords)
    .map((module) =>
      module.collections ? { ...module, collections: module.collections.map(withFields) } : module,
    )
}
