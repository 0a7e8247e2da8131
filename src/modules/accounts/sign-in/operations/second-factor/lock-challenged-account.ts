import { unauthenticated } from '@/kernel/errors'
import { type Account, lockAccount } from '@/modules/accounts/credentials/operations/lock-account'
import type { Db } from '@/server/db-of'
import { readSigned } from '@/server/signed-value'
import { SECOND_FACTOR_MESSAGES } from '../../rules/second-factor'
import { type Carried, type Challenge, markOf, PURPOSE } from './issue-challenge'

const readChallenge = (challenge: string): Carried | null =>
  readSigned(PURPOSE, challenge, new Date()) as Carried | null

/** The account of a challenge, for counting attempts before anything is checked; null for an invalid one. */
export const challengedUser = (challenge: string): number | null => readChallenge(challenge)?.user ?? null

/**
 * The account of a challenge, locked until the end of the transaction.
 *
 * @throws AppError 401 if it was altered, has expired, or the account has changed since
 */
export async function lockChallengedAccount(
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
