import type { PayloadRequest } from 'payload'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { actorOf } from '@/server/actor-of'
import { deleteRecord } from '@/server/records'
import { inTransactionOn } from '@/server/transaction'
import { lockOpening, openingKey } from './lock-opening'

/** Deletes an opening. @throws AppError 404 if there is none within reach, 409 if somebody has applied for it */
export async function deleteOpening(req: PayloadRequest, id: number): Promise<void> {
  const showrooms = visibleShowrooms(await actorOf(req))
  await inTransactionOn(req, [openingKey(id)], async (inner, db) => {
    await lockOpening(db, id, showrooms)
    await deleteRecord(inner, 'openings', id)
  })
}
