import { countryOf } from '../rules/country-of'
import { hasZips } from '../rules/needs-zip'
import { phoneExampleFor } from '../rules/phone-example'
import { zipExample } from '../rules/zip-examples'
import * as words from './words'

type Named = string | null | undefined

/** The help of a phone field: a number of the country chosen beside it, or of the usual one. */
export const phoneHelp = (country: Named): string => words.phoneHelp(phoneExampleFor(country))

/** The help of a field for a post code: one of the country chosen beside it, or what to do where there are none. */
export function zipHelp(country: Named): string | undefined {
  const match = countryOf(country)
  if (!match) return undefined
  if (!hasZips(match.code)) return words.noZips(match.name)
  const example = zipExample(match.code)
  return example === null ? undefined : words.zipHelp(example)
}
