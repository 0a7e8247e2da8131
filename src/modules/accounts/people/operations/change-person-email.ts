import type { PayloadRequest } from 'payload'
import { holdPeople } from '@/modules/accounts/access/operations/targets'
import { inTransaction } from '@/server/transaction'
import { requestEmail } from './change-email'

/** Requests a new address for another person: only the link sent there changes it. */
export async function requestPersonEmail(req: PayloadRequest, id: number, newEmail: string): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await holdPeople(inner, db, [id], 'update')
    await requestEmail(inner, id, newEmail)
  })
}
