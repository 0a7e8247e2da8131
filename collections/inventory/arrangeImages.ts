import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { checkImages } from '@/modules/inventory/media/rules/check-images'
import { vehicleImages } from '@/modules/inventory/tables.gen'
import { dbOf } from '@/server/db-of'
import { flag, number } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { lockVehicles, vehicleOf } from './lockVehicles'

const IMAGE = {
  id: vehicleImages.id,
  imageType: vehicleImages.imageType,
  isPrimary: flag(sql`is_primary IS TRUE`),
  sortOrder: number(sql`coalesce(sort_order, 0)`),
}

/**
 * Applies the rules for a vehicle's pictures: the first is primary, choosing one clears the others, at most
 * twenty, one 360° of each kind. The vehicle's row is locked, so that two uploads cannot both be first.
 */
export const orderImages: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const before = vehicleOf(originalDoc)
  const vehicle = vehicleOf(data) ?? before ?? 0
  await lockVehicles(req, [vehicle, ...(before === null ? [] : [before])])
  const db = await dbOf(req)
  const others = await select(
    db,
    IMAGE,
    sql`FROM vehicle_images WHERE vehicle_id = ${vehicle} AND id <> ${originalDoc?.id ?? 0} ORDER BY sort_order, id`,
  )
  const next = { ...originalDoc, ...data }
  const isPrimary = others.length === 0 || Boolean(next.isPrimary)
  const answer = checkImages([...others, next])
  if (!answer.ok) {
    const errors = [{ path: 'imageType', message: answer.error.message }]
    throw new ValidationError({ collection: collection.slug, errors, req })
  }
  if (isPrimary)
    await db.execute(
      sql`UPDATE vehicle_images SET is_primary = false WHERE vehicle_id = ${vehicle} AND is_primary`,
    )
  const last = others.at(-1)?.sortOrder ?? -1
  return { ...data, isPrimary, sortOrder: originalDoc ? (data.sortOrder ?? originalDoc.sortOrder) : last + 1 }
}

/** When the primary picture is removed, the first remaining one replaces it. */
export const promoteAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (!doc.isPrimary) return doc
  const vehicle = vehicleOf(doc)
  const db = await dbOf(req)
  await db.execute(sql`UPDATE vehicle_images SET is_primary = true WHERE id =
    (SELECT id FROM vehicle_images WHERE vehicle_id = ${vehicle} ORDER BY sort_order, id LIMIT 1)`)
  return doc
}
