import { getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { countryCodeOf } from './country-of'
import { DEFAULT_COUNTRY } from './person-limits'

/** A mobile number as they are in a country, by its name or code: '+254 712 123456'; null for none to show. */
export function phoneExample(country: string | null | undefined): string | null {
  const code = countryCodeOf(country)
  return (code && getExampleNumber(code, examples)?.formatInternational()) ?? null
}

/** The same for a field, of the usual country where there is none to show of the one chosen beside it. */
export const phoneExampleFor = (country: string | null | undefined): string =>
  phoneExample(country) ?? phoneExample(DEFAULT_COUNTRY) ?? '+'
