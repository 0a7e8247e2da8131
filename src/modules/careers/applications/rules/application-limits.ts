import { EMAIL_MAX } from '@/modules/accounts/people/rules/person-limits'

/** Characters of what an applicant writes and staff note, and the bytes of files. */
export const APPLICATION_LIMITS = {
  name: 150,
  email: EMAIL_MAX,
  phone: 15,
  country: 100,
  citizen: 100,
  answer: 2_000,
  note: 5_000,
  reason: 500,
  resumeMegabytes: 10,
  coverLetterMegabytes: 5,
} as const

/** The highest rating that a member of staff can give. */
export const RATING_MAX = 5

/** How many applications one change can move. */
export const BULK_MAX = 100
