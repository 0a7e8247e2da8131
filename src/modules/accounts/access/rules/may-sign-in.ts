import { err, ok, type Result } from '@/kernel/result'
import { daysBetween } from '@/kernel/time/elapsed-days'
import { DELETION_GRACE_DAYS, type UserStatus } from './account-status'

/** What the rule needs to know about an account. */
export type AccountState = {
  status: UserStatus
  deletedAt?: Date | null
  /** True if the owner deleted it; an account deleted by staff stays deleted. */
  deletedBySelf?: boolean
}

/** Why a sign-in is refused. */
export type SignInRefusal = { reason: 'pending' | 'blocked' | 'suspended' | 'deleted'; message: string }

const REFUSALS: Record<Exclude<UserStatus, 'ACTIVE'>, SignInRefusal> = {
  PENDING: { reason: 'pending', message: 'Please confirm your e-mail address first' },
  BLOCKED: { reason: 'blocked', message: 'This account is blocked' },
  SUSPENDED: { reason: 'suspended', message: 'This account is suspended' },
}

/**
 * Whether an account whose password was right may sign in. `restore`: signing in restores an account
 * its owner deleted, which is possible for DELETION_GRACE_DAYS.
 */
export function maySignIn(account: AccountState, now: Date): Result<{ restore: boolean }, SignInRefusal> {
  const { status, deletedAt, deletedBySelf } = account
  if (deletedAt && !(deletedBySelf && daysBetween(deletedAt, now) <= DELETION_GRACE_DAYS)) {
    return err({ reason: 'deleted', message: 'This account was deleted' })
  }
  return status === 'ACTIVE' ? ok({ restore: Boolean(deletedAt) }) : err(REFUSALS[status])
}
