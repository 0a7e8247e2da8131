import type { z } from 'zod'
import { type Issue, issue } from '@/kernel/issue'
import { blankToNull, isBlank } from '@/kernel/text/blank'
import { firstStatus, USER_STATUSES, type UserStatus } from '@/modules/accounts/access/rules/account-status'
import { checkEmail, checkMiddleName } from '../rules/check-person'
import { ADDRESS_MESSAGE, type personInput, type personPatch, STATUS_MESSAGE } from './person-input'
import { checkProfile, type ProfilePatch, tidyProfile } from './profile'

export type PersonPatch = z.infer<typeof personPatch>

export type PersonInput = z.infer<typeof personInput>

/**
 * What is wrong with the changed fields of a person, validated against the whole record; `today` is
 * YYYY-MM-DD.
 */
export function checkPerson(patch: PersonPatch, whole: PersonPatch, today: string): Issue[] {
  const {
    middleName,
    state: _,
    status,
    roleId: __,
    assignedShowrooms: ___,
    profilePictureUrl: ____,
    ...profile
  } = patch
  return [
    ...checkProfile(profile, whole as ProfilePatch, today),
    ...('address' in patch && isBlank(whole.address) ? [issue('address', ADDRESS_MESSAGE)] : []),
    ...('middleName' in patch ? checkMiddleName(middleName) : []),
    ...('status' in patch && !USER_STATUSES.includes(status as UserStatus)
      ? [issue('status', STATUS_MESSAGE)]
      : []),
  ]
}

/** What everybody has, and what of a contact is known besides: of staff, it is checked only where it is given. */
const REQUIRED = { firstName: null, lastName: null, phoneNumber: null }

const HOME = { zip: null, country: null, city: null, address: null }

/**
 * Everything wrong with a new person. Staff have no customer type, and no address unless one is given; a dealer has
 * a company.
 */
export function checkNewPerson(given: PersonInput, today: string, isStaff = Boolean(given.roleId)): Issue[] {
  const { email, ...contact } = given
  const whole = {
    ...REQUIRED,
    ...(isStaff ? {} : HOME),
    status: firstStatus(isStaff),
    ...contact,
    ...(isStaff ? {} : { userType: contact.userType ?? 'CUSTOMER' }),
  }
  if (isStaff && !whole.userType) delete whole.userType
  return [...checkEmail(email), ...checkPerson(whole, whole, today)]
}

/** The changed fields as stored, apart from role and showrooms; a phone number is understood by the country. */
export function tidyPerson(patch: PersonPatch, country = patch.country) {
  const { middleName, state, status, profilePictureUrl } = patch
  return {
    ...tidyProfile(patch as ProfilePatch, country),
    ...('middleName' in patch && { middleName: blankToNull(middleName) }),
    ...('state' in patch && { state: blankToNull(state) }),
    ...('status' in patch && { status: status as UserStatus }),
    ...('profilePictureUrl' in patch && { profilePictureUrl: blankToNull(profilePictureUrl) }),
  }
}
