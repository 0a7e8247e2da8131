import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { COUNTRY_NAMES } from './country-names'

/** A country in forms: its English name, two-letter code and dialling code such as '+254'. */
export type Country = { name: string; code: string; diallingCode: string }

/** Every country with a dialling code, by name. */
export const COUNTRIES: readonly Country[] = getCountries()
  .map((code) => ({
    code,
    name: COUNTRY_NAMES.get(code) ?? code,
    diallingCode: `+${getCountryCallingCode(code)}`,
  }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
