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

export const DISTANCE_UNITS = ['mi', 'km'] as const
export type DistanceUnit = (typeof DISTANCE_UNITS)[number]

/** What a buyer counts distances in: as the country of their port does, and in miles where none is known. */
export const distanceUnit = (country: string | null | undefined): DistanceUnit =>
  !country || IN_MILES.has(country) ? 'mi' : 'km'
