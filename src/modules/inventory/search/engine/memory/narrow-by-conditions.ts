import type { Range } from '../../rules/filter-ranges'
import type { IdFacet } from '../../schemas/search-shape'
import type { Condition } from '../search-plan'
import { and, type Bits, ofCodes, or, orWithin, put } from './bit-set.ts'
import { HOMES, isListName, type PlainName } from './index-shape.ts'
import type { Scratch } from './scratch.ts'
import type { TotalsAtPort } from './totals-at-port'
import type { VehicleColumns } from './vehicle-columns.ts'

/** The largest number in a column. */
const TOP = 2 ** 31 - 1

const plain = (
  store: VehicleColumns,
  name: PlainName,
  isWanted: (value: number) => boolean,
  out: Bits,
): void => {
  const { bundle, member } = HOMES[name]
  const column = store.bundles[bundle]
  if (column) ofCodes(column.codes, column.combinations.wanted(member, isWanted), out)
}

const anyOf = (values: readonly number[]): ((value: number) => boolean) => {
  const set = new Set(values)
  return (value) => set.has(value)
}

function ofMarks(
  store: VehicleColumns,
  scratch: Scratch,
  facet: keyof VehicleColumns['marks'],
  ids: readonly number[],
  out: Bits,
): void {
  out.fill(0)
  const some = scratch.take()
  store.marks[facet].eachWanted(ids, (column, wanted) => {
    ofCodes(column.codes, wanted, some)
    or(out, some)
  })
  scratch.giveBack(some)
}

function ofIds(
  store: VehicleColumns,
  scratch: Scratch,
  facet: IdFacet | 'year',
  ids: readonly number[],
  out: Bits,
): void {
  if (isListName(facet)) ofMarks(store, scratch, facet, ids, out)
  else plain(store, facet, anyOf(ids), out)
}

type Ranges = Extract<Condition, { kind: 'ranges' }>

function ofRanges({ prices, store }: Place, { of, ranges }: Ranges, out: Bits): void {
  const isInside = (value: number) => ranges.some(({ min = 0, max = TOP }) => value >= min && value <= max)
  if (of === 'year') plain(store, 'year', isInside, out)
  else {
    out.fill(0)
    for (const { min = 0, max = TOP } of ranges)
      if (min <= TOP) orWithin(of === 'price' ? prices.numbers : store[of], min, Math.min(max, TOP), out)
  }
}

function ofVehicles(store: VehicleColumns, ids: readonly number[], out: Bits): void {
  out.fill(0)
  for (const id of ids) {
    const slot = store.slots.get(id)
    if (slot >= 0) put(out, slot)
  }
}

type Named = Extract<Condition, { kind: 'named' }>

function ofNames(store: VehicleColumns, scratch: Scratch, { any }: Named, out: Bits): void {
  out.fill(0)
  const some = scratch.take()
  for (const { facet, ids } of any) {
    ofIds(store, scratch, facet, ids, some)
    or(out, some)
  }
  scratch.giveBack(some)
}

function ofTotals({ min = 0, max = TOP }: Range, { numbers }: TotalsAtPort, out: Bits): void {
  out.fill(0)
  if (min <= TOP) orWithin(numbers, min, Math.min(max, TOP), out)
}

/** Writes the slots that meet a condition. They may include slots without a vehicle. */
function ofCondition(place: Place, condition: Condition, out: Bits): void {
  const { destination, scratch, store } = place
  const { kind } = condition
  if (kind === 'ids') ofIds(store, scratch, condition.facet, condition.ids, out)
  else if (kind === 'seats') plain(store, 'seats', anyOf(condition.values), out)
  else if (kind === 'extras') ofMarks(store, scratch, 'added', condition.marks, out)
  else if (kind === 'status') plain(store, 'status', anyOf(condition.codes), out)
  else if (kind === 'vehicles') ofVehicles(store, condition.ids, out)
  else if (kind === 'named') ofNames(store, scratch, condition, out)
  else if (kind === 'ranges') ofRanges(place, condition, out)
  else if (kind === 'total') ofTotals(condition.range, required(destination), out)
  else if (kind === 'eligible') out.set(required(destination).eligible)
  else throw new Error('Words and values of modules’ fields are resolved before an index is asked')
}

/** Where a search looks: `prices` has them in US dollars; the destination is present if the search has one. */
export type Place = {
  store: VehicleColumns
  scratch: Scratch
  prices: TotalsAtPort
  destination: TotalsAtPort | undefined
}

/** @throws without a destination */
export function required(destination: TotalsAtPort | undefined): TotalsAtPort {
  if (!destination) throw new Error('The search has no destination')
  return destination
}

/** Retains the slots of a set that meet all conditions. */
export function narrowByConditions(place: Place, bits: Bits, conditions: readonly Condition[]): void {
  const { scratch } = place
  const some = scratch.take()
  for (const condition of conditions) {
    ofCondition(place, condition, some)
    and(bits, some)
  }
  scratch.giveBack(some)
}

/** Retains the slots in one of the showrooms. */
export function narrowToShowrooms(
  store: VehicleColumns,
  scratch: Scratch,
  bits: Bits,
  showrooms: readonly number[],
): void {
  const some = scratch.take()
  plain(store, 'showroomLocation', anyOf(showrooms), some)
  and(bits, some)
  scratch.giveBack(some)
}
