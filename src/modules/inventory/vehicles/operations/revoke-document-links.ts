import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notFound } from '@/kernel/errors'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { fileNamed } from '@/modules/inventory/media/rules/file-links'
import { actorOf } from '@/server/actor-of'
import { dbOf } from '@/server/db-of'
import { inShowrooms } from '@/server/sql'

/**
 * Invalidates every link to a vehicle's paper; the paper itself stays. An S3 address already handed out keeps
 * working for its remaining seconds.
 *
 * @param address of the paper, in any form in which it is handed out
 * @throws AppError 404 for anything but a paper of a vehicle visible to the caller
 */
export async function revokeDocumentLinks(req: PayloadRequest, address: string): Promise<void> {
  const file = fileNamed(address)
  const showrooms = visibleShowrooms(await actorOf(req))
  const db = await dbOf(req)
  const { rows } = file
    ? await db.execute(sql`
        UPDATE uploads u SET link_key = gen_random_uuid() FROM vehicles v
        WHERE ${'id' in file ? sql`u.id = ${file.id}` : sql`u.path = ${file.path}`} AND v.id = u.vehicle_id AND v.deleted_at IS NULL
          AND ${inShowrooms(sql`v.showroom_id`, showrooms)}
        RETURNING u.id`)
    : { rows: [] }
  if (rows.length === 0) throw notFound('Document not found')
}
