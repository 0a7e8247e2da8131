import { getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { countryCodeOf } from './country-of'

/** A mobile number as they are in a country, by its name or code: '+254 712 123456'; null for none to show. */
export function phoneExample(country: string | null | undefined): string | null {
  const code = countryCodeOf(country)
  return (code && getExampleNumber(code, examples)?.formatInternational()) ?? null
}
