import { countryOf } from '../rules/countries'
import { DEFAULT_COUNTRY } from '../rules/limits'
import { phoneExample } from '../rules/phone-example'
import { hasZips } from '../rules/zip'
import { zipExample } from '../rules/zip-examples'
import * as words from './words'

type Named = string | null | undefined

/** The help of a phone field: a number of the country chosen beside it, or of the usual one. */
export const phoneHelp = (country: Named): string =>
  words.phoneHelp(phoneExample(country) ?? phoneExample(DEFAULT_COUNTRY) ?? '+')

/** The help of a field for a post code: one of the country chosen beside it, or what to do where there are none. */
export function zipHelp(country: Named): string | undefined {
  const found = countryOf(country)
  if (!found) return undefined
  if (!hasZips(found.code)) return words.noZips(found.name)
  const example = zipExample(found.code)
  return example === null ? undefined : words.zipHelp(example)
}
