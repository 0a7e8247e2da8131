import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import { exists } from '@/server/rows/exists'
import { inTransaction } from '@/server/transaction'

/**
 * Switches a service plan on or off, one switch at a time.
 *
 * @throws AppError 404 if there is no such plan
 */
export async function toggleServicePlan(req: PayloadRequest, id: number): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (_, db) => {
    await lockUnchanged(db, 'service_plans', id)
    const active = await exists(db, sql`FROM service_plans WHERE id = ${id} AND active IS FALSE`)
    await req.payload.update({
      collection: 'service-plans',
      id,
      data: { active },
      req,
      overrideAccess: true,
      depth: 0,
    })
  })
}
