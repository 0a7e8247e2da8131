import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { tellVehicleChanged } from '@/modules/inventory/vehicles/operations/vehicle-changed'

/** Tells whoever follows vehicles that one was saved, by whichever way it came here. */
export const tellVehicleSaved: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  await tellVehicleChanged(req, [Number(doc.id)], operation === 'create' ? 'created' : 'saved')
  return doc
}

/** Tells whoever follows vehicles that one is gone. */
export const tellVehicleDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await tellVehicleChanged(req, [Number(doc.id)], 'deleted')
  return doc
}
