import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { APIError, ValidationError } from 'payload'
import { linkedId } from '@/kernel/linked-id'
import { reachesShowroom, visibleShowrooms } from '@/kernel/showroom-scope'
import { vehicleImages, vehicles } from '@/modules/inventory/tables.gen'
import { guardSold } from '@/modules/inventory/vehicles/rules/status/sold-lock'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import { select, selectValues } from '@/server/rows/select'
import { ids as idList } from '@/server/sql'

/** The id of a picture's vehicle, given as an id or as a record; null if it has none. */
export const vehicleOf = (picture: { vehicle?: unknown } | null | undefined): number | null =>
  linkedId(picture?.vehicle)

const HELD = { id: vehicles.id, showroom: vehicles.showroomId, status: vehicles.status }

/**
 * Locks the rows of vehicles whose pictures are about to change, so that showroom and status stay as checked.
 * A sold vehicle's pictures are locked like its fields.
 *
 * @throws ValidationError for a missing vehicle or one outside the caller's showrooms; APIError 409 for a
 * sold one
 */
export async function lockVehicles(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  const db = await dbOf(req)
  const requestedIds = new Set(ids)
  const rows = await select(
    db,
    HELD,
    sql`FROM vehicles WHERE id = ANY(${idList([...requestedIds])}) ORDER BY id FOR UPDATE`,
  )
  const scope = visibleShowrooms(await actorOf(req))
  const reached = rows.filter((row) => reachesShowroom(scope, row.showroom))
  if (reached.length < requestedIds.size) {
    const errors = [{ path: 'vehicle', message: 'Vehicle not found' }]
    throw new ValidationError({ collection: 'vehicle-images', errors, req })
  }
  for (const row of reached) {
    const answer = guardSold({ status: row.status }, ['images'], {})
    if (!answer.ok) throw new APIError(answer.error.message, 409, { code: answer.error.reason }, true)
  }
}

/** The same for a picture about to be removed. */
export const holdItsVehicle: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await dbOf(req)
  await lockVehicles(
    req,
    await selectValues(db, vehicleImages.vehicleId, sql`FROM vehicle_images WHERE id = ${id}`),
  )
}
