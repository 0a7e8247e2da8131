import { z } from 'zod'
import { idField, looseText, optionalText } from '@/input/fields'
import { choiceQuery, dateQuery, pageQuery, textQuery, wholeQuery } from '@/input/list-query-fields'
import { type Issue, issue } from '@/kernel/issue'
import { INT4_MAX, parseWhole } from '@/kernel/numbers'
import { blankToNull, isBlank } from '@/kernel/text/blank'
import {
  firstStatus,
  USER_STATUSES,
  USER_TYPES,
  type UserStatus,
} from '@/modules/accounts/access/rules/account-status-and-type'
import { checkEmail, checkMiddleName } from '../rules/check-person'
import { checkProfile, type ProfilePatch, profilePatch, tidyProfile } from './profile'

export const ADDRESS_MESSAGE = 'Address is required'
export const STATUS_MESSAGE = 'Please select a valid status'

/** A person as entered by staff. Fields omitted from a change stay as they are. */
export const personPatch = profilePatch.extend({
  middleName: looseText(),
  state: optionalText('State', 100),
  status: looseText(),
  roleId: idField('Role').nullish(),
  assignedShowrooms: z.union([z.literal('all'), z.array(idField('Showroom')).max(1000)]).nullish(),
  profilePictureUrl: optionalText('Profile picture', 500),
})

/** A new person: the e-mail address is set once and changed by its own call. */
export const personInput = personPatch.extend({ email: looseText() })

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

/** A list of people: the filters, under the specification's names. */
export const peopleFilterQuery = pageQuery().extend({
  search: textQuery('search'),
  email: textQuery('email'),
  firstName: textQuery('firstName'),
  lastName: textQuery('lastName'),
  status: choiceQuery('status', USER_STATUSES),
  roleId: wholeQuery('roleId', 1),
  userType: choiceQuery('userType', USER_TYPES),
  memberSince: dateQuery('memberSince'),
  country: textQuery('country'),
  phoneNumber: textQuery('phoneNumber'),
  /** 'staff' or 'customers'. */
  kind: choiceQuery('kind', ['staff', 'customers'] as const),
})
export type ContactQuery = z.infer<typeof peopleFilterQuery>

/** Ids as written in an address: '3,14,15'. Invalid ones are skipped; undefined if none remain. */
export const idsQuery = z
  .string()
  .optional()
  .transform((text) =>
    text
      ? text
          .split(',')
          .map((part) => parseWhole(part.trim()))
          .filter((id): id is number => id !== null && id >= 1 && id <= INT4_MAX)
          .slice(0, 1000)
      : undefined,
  )
