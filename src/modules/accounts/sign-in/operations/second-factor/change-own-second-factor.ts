import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, forbidden } from '@/kernel/errors'
import { currentSession, endSessions } from '@/modules/accounts/credentials/operations/change-sessions'
import { type Account, lockAccount } from '@/modules/accounts/credentials/operations/lock-account'
import { asOwner } from '@/modules/accounts/credentials/operations/prove-owner'
import { recordEvent, SIGN_IN_AREA } from '@/server/audit'
import { countTry, type Limit } from '@/server/rate-limit'
import { type Db, inTransaction } from '@/server/transaction'
import { recoveryCodeText, SECOND_FACTOR_LIMITS, SECOND_FACTOR_MESSAGES } from '../../rules/second-factor'
import { secondFactorOf } from './issue-challenge'
import { confirmSetUp, type Offer, offerSetUp } from './set-up-second-factor'
import { renewRecoveryCodes } from './use-second-factor-codes'

const limit: Limit = { name: 'own-second-factor', points: 5, duration: 10 * 60 }

const proof = (password: string) => ({ password, field: 'password', limit })

function refuseCustomers({ roleId }: Account): void {
  if (roleId === null) throw forbidden()
}

const note = (req: PayloadRequest, { email, id }: Account, detail: string): Promise<void> =>
  recordEvent(req, {
    action: 'update',
    area: SIGN_IN_AREA,
    detail,
    record: { table: 'users', id, label: email },
  })

/**
 * Offers the request's user a second factor, after checking the password.
 *
 * @throws AppError 403 for customers, 409 if there is one, 422 if the password is wrong
 */
export async function offerOwnSetUp(req: PayloadRequest, password: string): Promise<Offer> {
  let offer: Offer | undefined
  await asOwner(req, proof(password), async (_, db, account) => {
    refuseCustomers(account)
    if ((await secondFactorOf(db, account.id)).has) throw conflict(SECOND_FACTOR_MESSAGES.already)
    offer = offerSetUp(account)
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
export async function confirmOwnSetUp(
  req: PayloadRequest,
  given: { offer: string; code: string },
): Promise<string[]> {
  const userId = Number(req.user?.id)
  await countTry(req.payload, SECOND_FACTOR_LIMITS.device, `${userId}\nown`, SECOND_FACTOR_MESSAGES.tooMany)
  return inTransaction({ payload: req.payload, req }, async (inner, db) => {
    const account = await lockAccount(db, userId)
    if (!account) throw forbidden()
    refuseCustomers(account)
    const codes = await confirmSetUp(inner, db, account, given)
    await endSessions(db, userId, currentSession(req))
    return codes
  })
}

/** Removes the second factor of an account. @returns whether there was one */
export async function dropSecondFactor(db: Db, userId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM second_factors WHERE user_id = ${userId}`)
  return Boolean(rowCount)
}

/**
 * Removes the caller's own second factor, after checking the password.
 *
 * @throws AppError 409 if the role requires one or there is none, 422 if the password is wrong
 */
export const removeOwnSecondFactor = (req: PayloadRequest, password: string): Promise<void> =>
  asOwner(req, proof(password), async (inner, db, account) => {
    const { needs } = await secondFactorOf(db, account.id)
    if (needs) throw conflict(SECOND_FACTOR_MESSAGES.required)
    if (!(await dropSecondFactor(db, account.id))) throw conflict(SECOND_FACTOR_MESSAGES.none)
    await note(inner, account, 'second factor removed')
  })

/**
 * Creates new recovery codes; the old ones stop working.
 *
 * @returns them, to be shown once
 * @throws AppError 409 without a second factor, 422 if the password is wrong
 */
export async function renewOwnRecoveryCodes(req: PayloadRequest, password: string): Promise<string[]> {
  let codes: string[] = []
  await asOwner(req, proof(password), async (inner, db, account) => {
    if (!(await secondFactorOf(db, account.id)).has) throw conflict(SECOND_FACTOR_MESSAGES.none)
    codes = await renewRecoveryCodes(db, account.id)
    await note(inner, account, 'new recovery codes')
  })
  return codes.map(recoveryCodeText)
}
