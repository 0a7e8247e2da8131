import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { linkedId } from '@/kernel/loose-values'
import { visibleShowrooms } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import { exists } from '@/server/rows/select'
import { inShowrooms } from '@/server/sql'
import { dbOf } from '@/server/transaction'

/** Staff save a record only for a vehicle of their showrooms, in its field `vehicle`, however they save it. */
export const restrictToOwnShowrooms: CollectionBeforeValidateHook = async ({ collection, data, req }) => {
  const vehicle = linkedId(data?.vehicle)
  if (vehicle === null) return data
  const db = await dbOf(req)
  const scope = visibleShowrooms(await actorOf(req))
  const seen = sql`FROM vehicles WHERE id = ${vehicle} AND ${inShowrooms(sql`showroom_id`, scope)}`
  if (await exists(db, seen)) return data
  const errors = [{ path: 'vehicle', message: 'Vehicle not found' }]
  throw new ValidationError({ collection: collection.slug, errors, req })
}
