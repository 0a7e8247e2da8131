import type { FacetName, IdFacet } from '../../schemas/search-shape'

/**
 * The properties of which a vehicle has exactly one value. Status and model code are filters without counts.
 */
export type PlainName = Exclude<FacetName, 'tags' | 'features'> | 'modelCode' | 'status'

/** Facets stored and counted together as one code: related ones, so that few combinations occur. */
export const BUNDLES = [
  ['make', 'model', 'modelCode'],
  ['bodyType', 'subBodyType'],
  ['steering', 'steeringAssist', 'steeringControl', 'steeringPosition'],
  ['fuel', 'transmission', 'driveTrain'],
  ['color', 'conditionGrade'],
  ['grade', 'showroomLocation'],
  ['year', 'status'],
  ['priceRange', 'mileage'],
  ['engineSize', 'seats'],
] as const satisfies readonly (readonly PlainName[])[]

/** Every plain value of a row, in the rows' order. */
export const PLAIN: readonly PlainName[] = BUNDLES.flat()

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

export const emptyRow = (): Row => ({
  id: 0,
  price: NO_PRICE,
  mileage: 0,
  engineCc: 0,
  listed: 0,
  updated: 0,
  values: new Int32Array(PLAIN.length),
  tags: [],
  features: [],
  added: [],
})
