import { err, ok, type Result } from '@/kernel/result'
import { daysBetween } from '@/kernel/time/elapsed-days'

/** The states of an account. PENDING means that the e-mail address is not yet confirmed. */
export const USER_STATUSES = ['ACTIVE', 'BLOCKED', 'SUSPENDED', 'PENDING'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** The status of a new person unless one is chosen: contacts are blocked, new staff are asked in to work. */
export const firstStatus = (isStaff: boolean): UserStatus => (isStaff ? 'ACTIVE' : 'BLOCKED')

/** The type of a customer account; staff have none. */
export const USER_TYPES = ['CUSTOMER', 'DEALER'] as const
export type UserType = (typeof USER_TYPES)[number]

/**
 * The account type to store: none for staff; someone who leaves the staff becomes a customer unless stated
 * otherwise; for everyone else, the given one.
 */
export const storedUserType = <T>(isStaff: boolean, wasStaff: boolean, given: T): T | UserType | null =>
  isStaff ? null : wasStaff ? (given ?? 'CUSTOMER') : given

/**
 * The status that an account gets when staff choose one: nobody is active before their address is confirmed. Whoever
 * is not is invited instead, and becomes active by following the invitation.
 */
export const grantedStatus = (chosen: UserStatus, isConfirmed: boolean): UserStatus =>
  chosen === 'ACTIVE' && !isConfirmed ? 'PENDING' : chosen

/** How many days people have to restore an account they deleted themselves. */
export const DELETION_GRACE_DAYS = 30

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
