import { postcodeValidator } from 'postcode-validator'
import { type Issue, issue } from '@/kernel/issue'
import { normalForm } from '@/kernel/text/normal-form'
import { lineProblem, textLength, trimText } from '@/kernel/text/text'
import { countryCodeOf } from './country-of'
import { hasZips, needsZip, type Text } from './needs-zip'
import { ZIP_MAX } from './person-limits'

/** Every message about a post code. */
export const ZIP_MESSAGES = {
  required: 'Zip code is required',
  wrong: 'Please enter a valid zip code for the selected country',
  needsCountry: 'Country is required to validate zip code',
} as const

/** A post code in its country's format; a country without post codes needs none and accepts any text. */
export function checkZip(value: Text, country: Text): Issue[] {
  const zip = trimText(value)
  const code = countryCodeOf(country)
  if (zip === '') return needsZip(country) ? [issue('zip', ZIP_MESSAGES.required)] : []
  if (!code) return [issue('zip', ZIP_MESSAGES.needsCountry)]
  if (lineProblem(zip) !== null || textLength(zip) > ZIP_MAX) return [issue('zip', ZIP_MESSAGES.wrong)]
  return hasZips(code) && !isZip(zip, code) ? [issue('zip', ZIP_MESSAGES.wrong)] : []
}

/** Formats that the library knows only as they were before. */
const NEWER: Readonly<Record<string, RegExp>> = { KH: /^\d{6}$/, NI: /^\d{5}$/, SV: /^\d{4}$/ }

/**
 * Whether it is a post code of the country. Small letters, wide digits as a Japanese keyboard writes them, the
 * country's letters in front and a hyphen or space that is missing do no harm: '1000001' is '100-0001'.
 */
function isZip(zip: string, code: string): boolean {
  const plain = normalForm(zip, 'NFKC').toUpperCase()
  const dense = plain.replace(/[\s\p{Pd}\u2212]/gu, '')
  const bare = dense.startsWith(code) ? dense.slice(code.length) : dense
  const parted = [...dense].flatMap((_, at) =>
    ['-', ' '].map((sign) => `${dense.slice(0, at)}${sign}${dense.slice(at)}`),
  )
  return [plain, dense, bare, ...parted].some(
    (written) => postcodeValidator(written, code) || NEWER[code]?.test(written),
  )
}
