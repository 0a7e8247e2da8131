import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { unauthenticated } from '@/kernel/errors'
import { type Account, lockAccount } from '@/modules/accounts/credentials/operations/lock-account'
import { users } from '@/modules/accounts/tables.gen'
import { flag } from '@/server/rows/fields'
import { select, selectValues } from '@/server/rows/select'
import { readSigned, signValue } from '@/server/signed-value'
import type { Db } from '@/server/transaction'
import { CHALLENGE_MINUTES, SECOND_FACTOR_MESSAGES, signInStep } from '../../rules/second-factor'

const PURPOSE = 'second-factor'

/** Issued for a correct password if a further step is needed: valid only for that step, and for minutes. */
export type Challenge = { challenge: string; asks: 'code' | 'set-up' }

type Carried = { user: number; asks: Challenge['asks']; mark: string; with: string | null }

/** Changes with the password, so that a challenge does not outlive it. */
async function markOf(db: Db, userId: number): Promise<string> {
  const [hash] = await selectValues(db, users.hash, sql`FROM users WHERE id = ${userId}`)
  return createHash('sha256').update(String(hash)).digest('base64url').slice(0, 22)
}

const SECOND_FACTOR = {
  has: flag(sql`EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = u.id)`),
  needs: flag(sql`coalesce((SELECT r.requires_second_factor FROM roles r WHERE r.id = u.role_id), false)`),
}

/** Whether an account has a second factor, and whether its role requires one. */
export async function secondFactorOf(db: Db, userId: number): Promise<{ has: boolean; needs: boolean }> {
  const [known] = await select(db, SECOND_FACTOR, sql`FROM users u WHERE u.id = ${userId}`)
  return known ?? { has: false, needs: false }
}

/**
 * What an account requires after its password, or after a provider vouched for it.
 *
 * @param by the provider, for the log; null for a password
 * @returns null if nothing more is required
 */
export async function challengeFor(db: Db, account: Account, by: string | null): Promise<Challenge | null> {
  const step = signInStep(await secondFactorOf(db, account.id))
  if (step === 'nothing') return null
  const carried: Carried = { user: account.id, asks: step, mark: await markOf(db, account.id), with: by }
  const expires = new Date(Date.now() + CHALLENGE_MINUTES * 60_000)
  return { challenge: signValue(PURPOSE, carried, expires), asks: step }
}

const readChallenge = (challenge: string): Carried | null =>
  readSigned(PURPOSE, challenge, new Date()) as Carried | null

/** The account of a challenge, for counting attempts before anything is checked; null for an invalid one. */
export const challengedUser = (challenge: string): number | null => readChallenge(challenge)?.user ?? null

/**
 * The account of a challenge, locked until the end of the transaction.
 *
 * @throws AppError 401 if it was altered, has expired, or the account has changed since
 */
export async function lockChallenged(
  db: Db,
  challenge: string,
  step: Challenge['asks'],
): Promise<{ account: Account; by: string | null }> {
  const carried = readChallenge(challenge)
  const account = carried?.asks === step ? await lockAccount(db, carried.user) : null
  if (!carried || !account || (await markOf(db, account.id)) !== carried.mark)
    throw unauthenticated(SECOND_FACTOR_MESSAGES.expired)
  return { account, by: carried.with }
}
