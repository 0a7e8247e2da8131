/** The type of a customer account; staff have none. */
export const USER_TYPES = ['CUSTOMER', 'DEALER'] as const

export type UserType = (typeof USER_TYPES)[number]

/**
 * The account type to store: none for staff; someone who leaves the staff becomes a customer unless stated
 * otherwise; for everyone else, the given one.
 */
export const storedUserType = <T>(isStaff: boolean, wasStaff: boolean, given: T): T | UserType | null =>
  isStaff ? null : wasStaff ? (given ?? 'CUSTOMER') : given
