import type { UserStatus } from '@/modules/accounts/access/rules/account-status'

/** The label of an account's state, and the colour of its dot. */
export const STATUS_WORDS: Record<UserStatus, { label: string; tone: string }> = {
  ACTIVE: { label: 'Active', tone: 'green' },
  PENDING: { label: 'Pending', tone: 'amber' },
  BLOCKED: { label: 'Blocked', tone: 'red' },
  SUSPENDED: { label: 'Suspended', tone: 'violet' },
}

export const TYPE_WORDS = { CUSTOMER: 'Customer', DEALER: 'Dealer' } as const
export const GENDER_WORDS = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' } as const

export const peopleCount = (n: number): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? 'person' : 'people'}`

/** A person's role, or customer type. */
export const standing = (person: {
  roleName: string | null
  userType: keyof typeof TYPE_WORDS | null
}): string => person.roleName ?? (person.userType ? TYPE_WORDS[person.userType] : 'Customer')
