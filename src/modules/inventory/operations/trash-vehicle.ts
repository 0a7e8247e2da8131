import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { visibleShowrooms } from '@/modules/accounts/rules/permissions'
import { stampTransaction } from '@/server/audit'
import { actorOf } from '@/server/permissions'
import { inTransaction } from '@/server/transaction'
import { lockVehicle } from './save-vehicle'

/**
 * Puts a vehicle into the trash, from where staff can take it back, whatever state its data is in. Its
 * chassis and office file number are free again meanwhile.
 *
 * @throws AppError 404 when there is none that the caller may see
 */
export async function trashVehicle(req: PayloadRequest, id: number): Promise<void> {
  const showrooms = visibleShowrooms(await actorOf(req))
  await inTransaction({ payload: req.payload, req }, async (_, db) => {
    await lockVehicle(db, id, showrooms)
    await stampTransaction(req)
    await db.execute(sql`UPDATE vehicles SET deleted_at = now(), updated_at = now() WHERE id = ${id}`)
    await db.execute(sql`SELECT refresh_vehicle_search(ARRAY[${id}]::int[])`)
  })
}
