import type { PayloadRequest } from 'payload'
import { holdPeople } from '@/modules/accounts/access/operations/targets'
import { inTransaction } from '@/server/transaction'
import { requestEmail } from './change-email'

/** Asks for another address for somebody: the link that goes there changes it, nothing else does. */
export async function requestPersonEmail(req: PayloadRequest, id: number, newEmail: string): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await holdPeople(inner, db, [id], 'update')
    await requestEmail(inner, id, newEmail)
  })
}
