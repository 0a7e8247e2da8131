import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { tellVehicleChanged } from '@/modules/inventory/vehicles/operations/vehicle-changed'

/** Announces that a vehicle was saved, by whatever means. */
export const tellVehicleSaved: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  await tellVehicleChanged(req, [Number(doc.id)], operation === 'create' ? 'created' : 'saved')
  return doc
}

/** Announces that a vehicle was deleted. */
export const tellVehicleDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await tellVehicleChanged(req, [Number(doc.id)], 'deleted')
  return doc
}
