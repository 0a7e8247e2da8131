import type { FacetName, IdFacet } from '../../schemas/search-shape'

/**
 * What is filtered or calculated with but never counted. `currency` is a number for its letters, `term` the place of the
 * price's term in PRICE_TYPES from 1 on, `registered` the month of first registration since the year 0.
 */
export type Uncounted = 'modelCode' | 'status' | 'currency' | 'term' | 'namedPort' | 'registered'

/** The properties of which a vehicle has exactly one value. */
export type PlainName = Exclude<FacetName, 'tags' | 'features' | 'priceRange'> | Uncounted

/** Under which name values are stored and counted together as one code: related ones, so that few combinations occur. */
const BUNDLE_OF = {
  make: 'model',
  model: 'model',
  modelCode: 'model',
  bodyType: 'body',
  subBodyType: 'body',
  steering: 'steering',
  steeringAssist: 'steering',
  steeringControl: 'steering',
  steeringPosition: 'steering',
  fuel: 'drive',
  transmission: 'drive',
  driveTrain: 'drive',
  color: 'looks',
  conditionGrade: 'looks',
  grade: 'place',
  showroomLocation: 'place',
  year: 'year',
  status: 'year',
  registered: 'year',
  mileage: 'mileage',
  engineSize: 'engine',
  seats: 'engine',
  currency: 'price',
  term: 'price',
  namedPort: 'price',
} as const satisfies Record<PlainName, string>

const NAMES = Object.keys(BUNDLE_OF) as PlainName[]

/** The values of each bundle, in their order. */
export const BUNDLES: readonly (readonly PlainName[])[] = [
  ...Map.groupBy(NAMES, (name) => BUNDLE_OF[name]).values(),
]

/** Every plain value of a row, in the rows' order. */
export const PLAIN: readonly PlainName[] = BUNDLES.flat()

/** What totals at a port depend on besides price and volume, stored as one code once more. */
export const PRICED_BY = [
  'currency',
  'term',
  'namedPort',
  'showroomLocation',
  'bodyType',
] as const satisfies readonly PlainName[]

/** A value's bundle, and its position in it. */
export type Home = { bundle: number; member: number }

export const HOMES = Object.fromEntries(
  BUNDLES.flatMap((names, bundle) => names.map((name, member) => [name, { bundle, member }])),
) as Record<PlainName, Home>

export type ListName = 'tags' | 'features'
export const isListName = (name: FacetName | IdFacet): name is ListName =>
  name === 'tags' || name === 'features'

/** A vehicle as the index takes it. One object is reused for many rows. */
export type Row = {
  id: number
  /** Whole units; NO_PRICE if it is on request. */
  price: number
  /** Miles. */
  mileage: number
  engineCc: number
  /** Thousandths of a cubic metre; 0 if not known. */
  litres: number
  /** Milliseconds since 1970. */
  listed: number
  updated: number
  /** In the order of PLAIN; 0 is "none". Bands are numbered as in the search table. */
  values: Int32Array
  tags: number[]
  features: number[]
  /** Marks of modules' fields. */
  added: number[]
}

export const NO_PRICE = -1

/** The three letters of a currency, by their codes, as one number. */
export const lettersNumber = (a: number, b: number, c: number): number => (a << 16) | (b << 8) | c

/** The currency of such a number. */
export const currencyOf = (number: number): string =>
  String.fromCharCode(number >> 16, (number >> 8) & 255, number & 255)

export const emptyRow = (): Row => ({
  id: 0,
  price: NO_PRICE,
  mileage: 0,
  engineCc: 0,
  litres: 0,
  listed: 0,
  updated: 0,
  values: new Int32Array(PLAIN.length),
  tags: [],
  features: [],
  added: [],
})
