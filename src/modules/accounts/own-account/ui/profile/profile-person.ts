import type { OwnAccount } from '../../queries/get-own-account'
import { PROFILE_FIELDS, type ProfilePerson } from './profile-form-values'

/** The parts of an account passed to the profile form. */
export const profilePerson = (account: OwnAccount): ProfilePerson =>
  ({
    ...Object.fromEntries(PROFILE_FIELDS.map((field) => [field, account[field]])),
    updatedAt: account.updatedAt,
    isStaff: account.roleId !== null,
    needsTerms: account.roleId === null && account.termsAcceptedAt === null,
  }) as ProfilePerson
