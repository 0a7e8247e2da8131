import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { normalForm } from '@/kernel/text'
import { COUNTRY_NAMES } from './country-names'

/** A country as forms offer it: its English name, two-letter code and dialling code such as '+254'. */
export type Country = { name: string; code: string; diallingCode: string }

/** Every country that people can be called in, by name. */
export const COUNTRIES: readonly Country[] = getCountries()
  .map((code) => ({
    code,
    name: COUNTRY_NAMES.get(code) ?? code,
    diallingCode: `+${getCountryCallingCode(code)}`,
  }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))

const fold = (text: string): string => normalForm(text.trim(), 'NFKD').replace(/\p{M}/gu, '').toLowerCase()

const known = new Map<string, Country>(
  COUNTRIES.flatMap((country) => [
    [country.code.toLowerCase(), country],
    [fold(country.name), country],
  ]),
)

/** The country that a code or an English name means, whatever its case and accents; null for neither. */
export const countryOf = (text: string | null | undefined): Country | null =>
  known.get(fold(text ?? '')) ?? null

/** The same as the code that tables of phone numbers and post codes go by. */
export const countryCodeOf = (text: string | null | undefined): CountryCode | null =>
  (countryOf(text)?.code as CountryCode | undefined) ?? null
