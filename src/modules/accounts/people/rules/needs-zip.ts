import { postcodeValidatorExistsForCountry } from 'postcode-validator'
import { countryCodeOf } from './country-of'

export type Text = string | null | undefined

/** Whether the country with this two-letter code has post codes that can be checked. */
export const hasZips = (code: string): boolean => postcodeValidatorExistsForCountry(code)

/** Whether an address in the country needs a post code; one in no country yet may. */
export const needsZip = (country: Text): boolean => {
  const code = countryCodeOf(country)
  return code === null || hasZips(code)
}
