import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { linkedId } from '@/kernel/linked-id'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import { exists } from '@/server/rows/exists'
import { inShowrooms } from '@/server/sql'

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
