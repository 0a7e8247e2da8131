import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { emitVehicleChanged } from '@/modules/inventory/vehicles/operations/emit-vehicle-changed'

/** Announces that a vehicle was saved, by whatever means. */
export const emitVehicleSaved: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  await emitVehicleChanged(req, [Number(doc.id)], operation === 'create' ? 'created' : 'saved')
  return doc
}

/** Announces that a vehicle was deleted. */
export const emitVehicleDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await emitVehicleChanged(req, [Number(doc.id)], 'deleted')
  return doc
}
