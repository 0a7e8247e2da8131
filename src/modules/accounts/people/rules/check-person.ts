import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isDay } from '@/kernel/days'
import { type Issue, issue } from '@/kernel/issue'
import { isBlank } from '@/kernel/text/blank'
import { lineProblem, textLength, trimText } from '@/kernel/text/text'
import { USER_TYPES, type UserType } from '@/modules/accounts/access/rules/user-types'
import { EMAIL_MESSAGE } from './check-email'
import { countryCodeOf } from './country-of'
import {
  AGE,
  CITY_LENGTH,
  COMPANY_ADDRESS_LENGTH,
  COMPANY_NAME_LENGTH,
  GENDERS,
  NAME_LENGTH,
  PHONE_MAX,
} from './person-limits'

export { checkEmail, normalEmail } from './check-email'
export { checkZip } from './check-zip'

/**
 * Messages about a person's details that are complete sentences; the others are built from a field's label.
 */
export const PERSON_MESSAGES = {
  email: EMAIL_MESSAGE,
  phone: 'Please enter a valid phone number',
  country: 'Country is required',
  countryUnknown: 'Please choose a country from the list',
  gender: 'Please select a valid gender option',
  userType: 'Please select a valid user type',
  dealerCompanyName: 'Company name is required for dealers',
  dealerCompanyAddress: 'Company address is required for dealers',
  dob: 'Please enter a valid date of birth',
  dobFuture: 'Date of birth cannot be in the future',
  tooYoung: `You must be at least ${AGE.min} years old`,
  tooOld: 'Please enter a valid date of birth',
} as const

type Text = string | null | undefined
type Length = { min: number; max: number }

/** Letters of any script with their marks, spaces, hyphens and apostrophes, including typographic ones. */
const NAME = /^[\p{L}\p{M}\s'’ʼ-]+$/u

/** The same with full stops: 'St. Louis'. */
const CITY = /^[\p{L}\p{M}\s'’ʼ.-]+$/u

/** A text in a script that writes whole names in one character: Chinese, Japanese or Korean. */
const ONE_IS_ENOUGH = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u

/** A required text, between two lengths, counted in characters as people see them. */
function checkLength(
  path: string,
  label: string,
  { min, max }: Length,
  value: Text,
  missing: string,
): Issue[] {
  const text = trimText(value)
  if (text === '') return [issue(path, missing)]
  const problem = lineProblem(text)
  if (problem !== null) return [issue(path, `${label} ${problem}`)]
  const length = textLength(text)
  if (length < min) return [issue(path, `${label} must be at least ${min} characters`)]
  return length > max ? [issue(path, `${label} must be no more than ${max} characters`)] : []
}

type Spelling = { fits: RegExp; allowed: string }
const AS_NAME: Spelling = { fits: NAME, allowed: 'letters, spaces, hyphens, and apostrophes' }
const AS_CITY: Spelling = { fits: CITY, allowed: 'letters, spaces, hyphens, apostrophes, and full stops' }

function checkName(
  path: string,
  label: string,
  { min, max }: Length,
  value: Text,
  { fits, allowed } = AS_NAME,
): Issue[] {
  const text = trimText(value)
  const length = { min: ONE_IS_ENOUGH.test(text) ? 1 : min, max }
  const issues = checkLength(path, label, length, value, `${label} is required`)
  return issues.length > 0 || fits.test(text) ? issues : [issue(path, `${label} can only contain ${allowed}`)]
}

export const checkFirstName = (value: Text): Issue[] =>
  checkName('firstName', 'First name', NAME_LENGTH, value)
export const checkLastName = (value: Text): Issue[] => checkName('lastName', 'Last name', NAME_LENGTH, value)
export const checkCity = (value: Text): Issue[] => checkName('city', 'City', CITY_LENGTH, value, AS_CITY)

/** A middle name is optional and may be a single letter. */
export const checkMiddleName = (value: Text): Issue[] =>
  isBlank(value) ? [] : checkName('middleName', 'Middle name', { min: 1, max: NAME_LENGTH.max }, value)

/** A phone number without the spaces, dashes, dots and parentheses that people write. */
export const plainPhone = (phone: string): string => phone.replace(/[\s\-.()\u2010-\u2015]/g, '')

/**
 * A phone number as it is stored, with the country's code: '0712 345678' in Kenya is '+254712345678', and so is
 * '+254 0712 345678'. One that is no number of the country stays as it was typed, without spaces and hyphens.
 */
export function fullPhone(phone: string, country: Text): string {
  const plain = plainPhone(phone.trim()).replace(/^00(?=[1-9])/, '+')
  const parsed = parsePhoneNumberFromString(plain, countryCodeOf(country) ?? undefined)
  return parsed?.isValid() ? parsed.number : plain
}

/** Whether an international number is valid for its region, by a table of the world's numbers. */
export type IsPhone = (plain: string) => boolean
const isLikelyPhone: IsPhone = (plain) => parsePhoneNumberFromString(plain)?.isValid() ?? false

/** @param isPhone the browser's small table by default */
export function checkPhone(value: Text, isPhone: IsPhone = isLikelyPhone): Issue[] {
  const plain = plainPhone(trimText(value))
  const fits = /^\+\d+$/.test(plain) && plain.length <= PHONE_MAX && isPhone(plain)
  return fits ? [] : [issue('phoneNumber', PERSON_MESSAGES.phone)]
}

export function checkCountry(value: Text): Issue[] {
  if (isBlank(value)) return [issue('country', PERSON_MESSAGES.country)]
  return countryCodeOf(value) ? [] : [issue('country', PERSON_MESSAGES.countryUnknown)]
}

const among = (list: readonly string[], value: unknown): boolean => list.includes(String(value))

export const checkGender = (value: unknown): Issue[] =>
  value == null || value === '' || among(GENDERS, value) ? [] : [issue('gender', PERSON_MESSAGES.gender)]

export const checkUserType = (value: unknown): Issue[] =>
  among(USER_TYPES, value) ? [] : [issue('userType', PERSON_MESSAGES.userType)]

/** Only dealers have company details. */
export function checkCompany(userType: UserType | null | undefined, name: Text, address: Text): Issue[] {
  if (userType !== 'DEALER') return []
  return [
    ...checkLength(
      'companyName',
      'Company name',
      COMPANY_NAME_LENGTH,
      name,
      PERSON_MESSAGES.dealerCompanyName,
    ),
    ...checkLength(
      'companyAddress',
      'Company address',
      COMPANY_ADDRESS_LENGTH,
      address,
      PERSON_MESSAGES.dealerCompanyAddress,
    ),
  ]
}

/**
 * A date of birth as YYYY-MM-DD, optional.
 *
 * @param today the current day where the person is, YYYY-MM-DD
 */
export function checkDateOfBirth(value: Text, today: string): Issue[] {
  if (isBlank(value)) return []
  const day = trimText(value).slice(0, 10)
  if (!isDay(day)) return [issue('dob', PERSON_MESSAGES.dob)]
  if (day > today) return [issue('dob', PERSON_MESSAGES.dobFuture)]
  if (day > yearsBefore(today, AGE.min)) return [issue('dob', PERSON_MESSAGES.tooYoung)]
  return day < yearsBefore(today, AGE.max) ? [issue('dob', PERSON_MESSAGES.tooOld)] : []
}

/**
 * The same day of another year as text, which compares like a date; 29 February counts until the end of the
 * month.
 */
const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`
