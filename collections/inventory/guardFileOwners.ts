import { sql } from '@payloadcms/db-postgres'
import type { Access, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { can, visibleShowrooms } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import { inShowrooms } from '@/server/sql'
import { dbOf } from '@/server/transaction'

/** Whether a vehicle outside the caller's showrooms uses this file. */
async function showsElsewhere(req: PayloadRequest, media: number | string): Promise<boolean> {
  const scope = visibleShowrooms(await actorOf(req))
  if (scope === 'all') return false
  const db = await dbOf(req)
  const { rows } = await db.execute(sql`
    SELECT 1 FROM vehicle_images i JOIN vehicles v ON v.id = i.vehicle_id
    WHERE i.media_id = ${media} AND ${inShowrooms(sql`v.showroom_id`, scope)} IS NOT TRUE LIMIT 1`)
  return rows.length > 0
}

/** Staff who may change vehicles may replace a file, unless a vehicle of other showrooms uses it. */
export const mayReplaceFile: Access = async ({ id, req }) => {
  if (!can(await actorOf(req), 'inventory', 'update')) return false
  return id === undefined || !(await showsElsewhere(req, id))
}

/** Checks a file's owner before its use is revealed. */
export const refuseOthersFile: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await showsElsewhere(req, id))
    throw new APIError('Vehicles of other showrooms show this image.', 403, { code: 'forbidden' }, true)
}
