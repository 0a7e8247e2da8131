import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { lockPeople } from '@/modules/accounts/access/operations/lock-people'
import { recordAccountMaker } from '@/modules/accounts/access/operations/record-account-maker'
import { inTransaction } from '@/server/transaction'
import { normalEmail } from '../rules/check-person'
import { EMAIL_TAKEN_MESSAGE } from './invite-person'
import { ownerOf, requestEmailChange } from './request-or-confirm-email-change'

/**
 * Requests a new address for another person: only the link sent there changes it.
 *
 * @throws AppError 403, 404, 409 for an address that somebody else has
 */
export async function requestEmailChangeForPerson(
  req: PayloadRequest,
  id: number,
  newEmail: string,
): Promise<void> {
  await inTransaction({ payload: req.payload, req }, async (inner, db) => {
    await lockPeople(inner, db, [id], 'update')
    const owner = await ownerOf(db, normalEmail(newEmail))
    if (owner && owner.id !== id)
      throw conflict(EMAIL_TAKEN_MESSAGE, [issue('newEmail', EMAIL_TAKEN_MESSAGE)])
    await recordAccountMaker(db, id, 'email')
    await requestEmailChange(inner, id, newEmail)
  })
}
