import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Account } from '@/modules/accounts/credentials/operations/lock-account'
import { users } from '@/modules/accounts/tables.gen'
import type { Db } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'
import { signValue } from '@/server/signed-value'
import { getSecondFactorNeed } from '../../queries/get-second-factor-need'
import { CHALLENGE_MINUTES, signInStep } from '../../rules/second-factor'

export const PURPOSE = 'second-factor'

/** Issued for a correct password if a further step is needed: valid only for that step, and for minutes. */
export type Challenge = { challenge: string; asks: 'code' | 'set-up' }

export type Carried = { user: number; asks: Challenge['asks']; mark: string; with: string | null }

/** Changes with the password, so that a challenge does not outlive it. */
export async function markOf(db: Db, userId: number): Promise<string> {
  const [hash] = await selectValues(db, users.hash, sql`FROM users WHERE id = ${userId}`)
  return createHash('sha256').update(String(hash)).digest('base64url').slice(0, 22)
}

/**
 * What an account requires after its password, or after a provider vouched for it.
 *
 * @param by the provider, for the log; null for a password
 * @returns null if nothing more is required
 */
export async function issueChallenge(db: Db, account: Account, by: string | null): Promise<Challenge | null> {
  const step = signInStep(await getSecondFactorNeed(db, account.id))
  if (step === 'nothing') return null
  const carried: Carried = { user: account.id, asks: step, mark: await markOf(db, account.id), with: by }
  const expires = new Date(Date.now() + CHALLENGE_MINUTES * 60_000)
  return { challenge: signValue(PURPOSE, carried, expires), asks: step }
}
