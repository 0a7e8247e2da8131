import type { CountryCode } from 'libphonenumber-js/min'
import { normalForm } from '@/kernel/text/normal-form'
import { COUNTRIES, type Country } from './countries'

const fold = (text: string): string => normalForm(text.trim(), 'NFKD').replace(/\p{M}/gu, '').toLowerCase()

const known = new Map<string, Country>(
  COUNTRIES.flatMap((country) => [
    [country.code.toLowerCase(), country],
    [fold(country.name), country],
  ]),
)

/** The country with this code or English name, ignoring case and accents; null if there is none. */
export const countryOf = (text: string | null | undefined): Country | null =>
  known.get(fold(text ?? '')) ?? null

/** The same as the code used by tables of phone numbers and post codes. */
export const countryCodeOf = (text: string | null | undefined): CountryCode | null =>
  (countryOf(text)?.code as CountryCode | undefined) ?? null
