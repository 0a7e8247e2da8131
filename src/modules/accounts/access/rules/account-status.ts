import { daysBetween } from '@/kernel/dates'
import { err, ok, type Result } from '@/kernel/result'

/** The states of an account. PENDING waits for the e-mail to be confirmed. */
export const USER_STATUSES = ['ACTIVE', 'BLOCKED', 'SUSPENDED', 'PENDING'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** What a contact that staff enter starts with. */
export const DEFAULT_STATUS: UserStatus = 'BLOCKED'

/** Whom a customer account belongs to; staff have neither. */
export const USER_TYPES = ['CUSTOMER', 'DEALER'] as const
export type UserType = (typeof USER_TYPES)[number]

/**
 * The type of an account as it is stored: none for staff; who leaves the staff is a customer unless something else is
 * said; anybody else's stays as given.
 */
export const storedUserType = <T>(isStaff: boolean, wasStaff: boolean, given: T): T | UserType | null =>
  isStaff ? null : wasStaff ? (given ?? 'CUSTOMER') : given

/** How long a person who deleted their own account may change their mind. */
export const DELETION_GRACE_DAYS = 30

/** What the rule needs to know of an account. */
export type AccountState = {
  status: UserStatus
  deletedAt?: Date | null
  /** True when the owner deleted it; an account deleted by staff stays deleted. */
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
 * Whether an account whose password was right may sign in. `restore` says that the sign-in takes back
 * the owner's own deletion, which is possible for DELETION_GRACE_DAYS.
 */
export function maySignIn(account: AccountState, now: Date): Result<{ restore: boolean }, SignInRefusal> {
  const { status, deletedAt, deletedBySelf } = account
  if (deletedAt && !(deletedBySelf && daysBetween(deletedAt, now) <= DELETION_GRACE_DAYS)) {
    return err({ reason: 'deleted', message: 'This account was deleted' })
  }
  return status === 'ACTIVE' ? ok({ restore: Boolean(deletedAt) }) : err(REFUSALS[status])
}
