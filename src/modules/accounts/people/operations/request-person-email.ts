import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { holdPeople } from '@/modules/accounts/access/operations/lock-people'
import { recordMaker } from '@/modules/accounts/access/operations/record-maker'
import { inTransaction } from '@/server/transaction'
import { normalEmail } from '../rules/check-person'
import { EMAIL_TAKEN_MESSAGE } from './invite-person'
import { ownerOf, requestEmail } from './request-email-change'

/**
 * Requests a new address for another person: only the link sent there changes it.
 *
 * @throws AppError 403, 404, 409 for an address that somebody else has
 */
export async function requestPersonEmail(req: PayloadRequest, id: number, newEmail: string): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await holdPeople(inner, db, [id], 'update')
    const owner = await ownerOf(db, normalEmail(newEmail))
    if (owner && owner.id !== id)
      throw conflict(EMAIL_TAKEN_MESSAGE, [issue('newEmail', EMAIL_TAKEN_MESSAGE)])
    await recordMaker(db, id, 'email')
    await requestEmail(inner, id, newEmail)
  })
}
