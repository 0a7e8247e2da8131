/** The states of an account. PENDING means that the e-mail address is not yet confirmed. */
export const USER_STATUSES = ['ACTIVE', 'BLOCKED', 'SUSPENDED', 'PENDING'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** The status of a new person unless one is chosen: contacts are blocked, new staff are asked in to work. */
export const firstStatus = (isStaff: boolean): UserStatus => (isStaff ? 'ACTIVE' : 'BLOCKED')

/**
 * The status that an account gets when staff choose one: nobody is active before their address is confirmed. Whoever
 * is not is invited instead, and becomes active by following the invitation.
 */
export const grantedStatus = (chosen: UserStatus, isConfirmed: boolean): UserStatus =>
  chosen === 'ACTIVE' && !isConfirmed ? 'PENDING' : chosen

/** How many days people have to restore an account they deleted themselves. */
export const DELETION_GRACE_DAYS = 30
