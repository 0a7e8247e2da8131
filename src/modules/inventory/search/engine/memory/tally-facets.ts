import { PRICE_BOUNDS } from '../../rules/filter-bands.ts'
import type { Edge } from '../../rules/mileage-bands'
import { FACETS, type FacetName } from '../../schemas/search-shape.ts'
import { addCount, emptyCounts } from '../facet-counts.ts'
import type { FacetCounts } from '../search-engine-type'
import { type Bits, slotsOf } from './bit-set.ts'
import type { CodeColumn } from './code-column.ts'
import { BUNDLES, isListName, type PlainName, type Uncounted } from './index-shape.ts'
import type { Scratch } from './scratch.ts'
import type { TotalsAtPort } from './totals-at-port'
import type { VehicleColumns } from './vehicle-columns.ts'

/** Vehicles by code of a column; valid until the next call. */
export type Histogram = (column: CodeColumn) => Uint32Array

/** Counts the vehicles of a set by code. */
export function histogramOf(scratch: Scratch, bits: Bits): Histogram {
  const slots = scratch.slots()
  const n = slotsOf(bits, slots)
  return ({ codes, combinations }) => {
    const sums = scratch.zeros(combinations.size)
    for (let i = 0; i < n; i += 1) {
      const code = codes[slots[i] as number] as number
      sums[code] = (sums[code] as number) + 1
    }
    return sums
  }
}

/** All vehicles by code. */
export const everyVehicle: Histogram = (column) => column.live

/** All vehicles except those of a set: fewer to count if a search matches most. */
export function histogramWithout(scratch: Scratch, rest: Bits): Histogram {
  const without = histogramOf(scratch, rest)
  return (column) => {
    const sums = without(column)
    const { size } = column.combinations
    for (let code = 0; code < size; code += 1)
      sums[code] = (column.live[code] as number) - (sums[code] as number)
    return sums
  }
}

const FACET_NAMES = new Set<string>(FACETS)

const isFacet = (name: PlainName): name is Exclude<PlainName, Uncounted> => FACET_NAMES.has(name)

/** The counts of facets from their columns' histograms; those of all other facets are empty. */
export function tally(
  store: VehicleColumns,
  wanted: readonly FacetName[],
  histogram: Histogram,
): FacetCounts {
  const counts = emptyCounts()
  for (const [n, names] of BUNDLES.entries()) {
    const column = store.bundles[n]
    if (!column || !names.some((name) => isFacet(name) && wanted.includes(name))) continue
    const sums = histogram(column)
    for (const [place, name] of (names as readonly PlainName[]).entries())
      if (isFacet(name) && wanted.includes(name)) addOptions(counts, name, column, place, sums)
  }
  for (const name of wanted)
    if (isListName(name))
      store.marks[name].tally(histogram, (mark, vehicles) => addCount(counts, name, mark, vehicles))
  return counts
}

/** The band of an amount, as `addCount` reads it: even inside, odd at its lower bound. */
function bandOf(amount: number, edges: readonly Edge[]): number {
  let band = 2
  for (const { least, most } of edges) {
    if (amount < least) break
    band += amount <= most ? 1 : 2
  }
  return band
}

const PRICE_EDGES: readonly Edge[] = PRICE_BOUNDS.map((bound) => ({ least: bound, most: bound }))

/** How many vehicles of a set have a price in each band, in US dollars by the day's rates. */
export const tallyPrices = (scratch: Scratch, bits: Bits, { numbers }: TotalsAtPort): Map<number, number> =>
  tallyBands(scratch, bits, 'priceRange', { numbers, edges: PRICE_EDGES })

/** How many vehicles of a set have a mileage in each band between these boundaries. */
export const tallyMileages = (
  scratch: Scratch,
  bits: Bits,
  numbers: Int32Array,
  edges: readonly Edge[],
): Map<number, number> => tallyBands(scratch, bits, 'mileage', { numbers, edges })

/** Numbers below 0 are none, and a mileage of 0 is not known. */
function tallyBands(
  scratch: Scratch,
  bits: Bits,
  facet: 'priceRange' | 'mileage',
  { numbers, edges }: { numbers: ArrayLike<number>; edges: readonly Edge[] },
): Map<number, number> {
  const slots = scratch.slots()
  const n = slotsOf(bits, slots)
  const sums = new Uint32Array(bandOf(Number.MAX_VALUE, edges) + 1)
  const least = facet === 'mileage' ? 1 : 0
  for (let i = 0; i < n; i += 1) {
    const amount = numbers[slots[i] as number] as number
    if (amount < least) continue
    const band = bandOf(amount, edges)
    sums[band] = (sums[band] as number) + 1
  }
  const counts = emptyCounts()
  for (const [band, vehicles] of sums.entries()) if (vehicles > 0) addCount(counts, facet, band, vehicles)
  return counts[facet]
}

function addOptions(
  counts: FacetCounts,
  facet: FacetName,
  { combinations }: CodeColumn,
  place: number,
  sums: Uint32Array,
): void {
  const member = combinations.members[place]
  if (!member) return
  const { options, ordinals } = member
  const totals = new Uint32Array(options.length)
  for (let code = 0; code < combinations.size; code += 1) {
    const ordinal = ordinals[code] as number
    totals[ordinal] = (totals[ordinal] as number) + (sums[code] as number)
  }
  for (let ordinal = 0; ordinal < totals.length; ordinal += 1) {
    const n = totals[ordinal] as number
    if (n > 0) addCount(counts, facet, options[ordinal] as number, n)
  }
}

export const ALL_FACETS: readonly FacetName[] = FACETS
