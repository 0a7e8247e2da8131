import { countryOf } from '@/modules/accounts/people/rules/country-of'
import { DEFAULT_COUNTRY } from '@/modules/accounts/people/rules/person-limits'

const codeOf = (country: string | null | undefined): string => countryOf(country)?.diallingCode ?? ''

/** The initial content of a phone field, before a country is chosen. */
export const FIRST_DIALLING_CODE = codeOf(DEFAULT_COUNTRY)

/**
 * A phone number after a change of country: its dialling code replaces the previous one; a number that begins
 * with neither stays as it is.
 *
 * @param from the previous country, '' for none yet
 */
export function withDiallingCode(phone: string, from: string, to: string): string {
  const [before, after] = [codeOf(from) || FIRST_DIALLING_CODE, codeOf(to)]
  const typed = phone.trim()
  if (after === '') return phone
  if (typed === '' || typed === '+') return after
  return typed.startsWith(before) ? after + typed.slice(before.length) : phone
}
