import type { DistanceUnit } from '../distance-unit'

/** Countries whose roads are signed in miles, by their English names. */
const IN_MILES: ReadonlySet<string> = new Set([
  'American Samoa',
  'Anguilla',
  'Antigua & Barbuda',
  'Bahamas',
  'Belize',
  'British Virgin Islands',
  'Cayman Islands',
  'Dominica',
  'Falkland Islands',
  'Grenada',
  'Guam',
  'Guernsey',
  'Isle of Man',
  'Jersey',
  'Liberia',
  'Montserrat',
  'Northern Mariana Islands',
  'Samoa',
  'St. Helena',
  'St. Kitts & Nevis',
  'St. Lucia',
  'St. Vincent & Grenadines',
  'Turks & Caicos Islands',
  'U.S. Virgin Islands',
  'United Kingdom',
  'United States',
])

/** What a country counts distances in; miles, as they are stored, where none is known. */
export const distanceUnit = (country: string | null | undefined): DistanceUnit =>
  !country || IN_MILES.has(country) ? 'mi' : 'km'

/** What the reader's unit depends on; countries by their English names. */
type Reader = {
  chosen: DistanceUnit | null
  portCountry: string | null | undefined
  accountCountry: string | null | undefined
}

/** The unit that a reader has chosen, else what the country of their port counts in, else that of their account. */
export const readerUnit = ({ chosen, portCountry, accountCountry }: Reader): DistanceUnit =>
  chosen ?? distanceUnit(portCountry || accountCountry)
