import type { PayloadRequest } from 'payload'
import { conflict, forbidden } from '@/kernel/errors'
import { endSessions } from '@/modules/accounts/credentials/operations/end-sessions'
import { type Account, lockAccount } from '@/modules/accounts/credentials/operations/lock-account'
import { currentSession } from '@/modules/accounts/credentials/operations/start-or-extend-session'
import { asOwner } from '@/modules/accounts/credentials/operations/verify-account-owner'
import { countTry } from '@/server/rate-limit'
import { inTransaction } from '@/server/transaction'
import { getSecondFactorNeed } from '../../queries/get-second-factor-need'
import { SECOND_FACTOR_LIMITS, SECOND_FACTOR_MESSAGES, secondFactorProof } from '../../rules/second-factor'
import { confirmSecondFactor, type Offer, offerSecondFactor } from './offer-or-confirm-second-factor'

function refuseCustomers({ roleId }: Account): void {
  if (roleId === null) throw forbidden()
}

/**
 * Offers the request's user a second factor, after checking the password.
 *
 * @throws AppError 403 for customers, 409 if there is one, 422 if the password is wrong
 */
export async function offerOwnSecondFactor(req: PayloadRequest, password: string): Promise<Offer> {
  let offer: Offer | undefined
  await asOwner(req, secondFactorProof(password), async (_, db, account) => {
    refuseCustomers(account)
    if ((await getSecondFactorNeed(db, account.id)).has) throw conflict(SECOND_FACTOR_MESSAGES.already)
    offer = offerSecondFactor(account)
  })
  if (!offer) throw new Error('nothing was offered')
  return offer
}

/**
 * Activates the offered second factor; all other sessions end, since they were started without it.
 *
 * @returns the recovery codes, to be shown once
 * @throws AppError 409 if the offer has expired, 422 for a wrong code, 429 after too many
 */
export async function confirmOwnSecondFactor(
  req: PayloadRequest,
  given: { offer: string; code: string },
): Promise<string[]> {
  const userId = Number(req.user?.id)
  await countTry(req.payload, SECOND_FACTOR_LIMITS.device, `${userId}\nown`, SECOND_FACTOR_MESSAGES.tooMany)
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const account = await lockAccount(db, userId)
    if (!account) throw forbidden()
    refuseCustomers(account)
    const codes = await confirmSecondFactor(inner, db, account, given)
    await endSessions(db, userId, currentSession(req))
    return codes
  })
}
