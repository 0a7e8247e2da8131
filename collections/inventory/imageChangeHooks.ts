import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { linkedId } from '@/kernel/linked-id'
import { emitPictureReplaced } from '@/modules/inventory/media/operations/emit-picture-replaced'
import { vehicleImages } from '@/modules/inventory/tables.gen'
import { emitVehicleChanged } from '@/modules/inventory/vehicles/operations/emit-vehicle-changed'
import { dbOf } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'

const idsOf = (value: unknown): number[] => {
  const id = linkedId(value)
  return id === null ? [] : [id]
}

/** A change to a picture is a change to its vehicle, and to its previous one. */
export const emitPictureChanged: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const ids = new Set([...idsOf(doc.vehicle), ...idsOf(previousDoc?.vehicle)])
  await emitVehicleChanged(req, [...ids], 'pictures')
  return doc
}

export const emitPictureRemoved: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await emitVehicleChanged(req, idsOf(doc.vehicle), 'pictures')
  return doc
}

/** A replaced file has a new name, which changes every vehicle that uses it. */
export const emitFileReplaced: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update') return doc
  const [before, now] = [previousDoc?.filename, doc.filename]
  if (before && before !== now) await emitPictureReplaced(req, { id: Number(doc.id), before, now })
  const ids = await selectValues(
    await dbOf(req),
    vehicleImages.vehicleId,
    (id) => sql`SELECT DISTINCT ${id} FROM vehicle_images WHERE media_id = ${doc.id}`,
  )
  await emitVehicleChanged(req, ids, 'pictures')
  return doc
}
