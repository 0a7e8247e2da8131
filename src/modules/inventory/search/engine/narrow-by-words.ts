import { stockNumber } from '@/modules/inventory/vehicles/rules/derived/stock-number'
import type { TextParts, Understood } from '../queries/declare-search-result'
import { MAX_FACET_VALUES } from '../rules/search-limits'
import type { NamedFacet } from '../rules/words/named-facets'
import type { Amount } from '../rules/words/read-amounts'
import type { Piece } from '../rules/words/read-text'
import type { Bound, VehicleSearch } from '../schemas/search-shape'
import type { Condition } from './search-plan'

/** A search with the words that were understood as filters, and conditions for those that no filter can express. */
export type Narrowed = {
  /** `q` is what is left of the text. */
  search: VehicleSearch
  /** For the parts of `q` that mean something. */
  conditions: Condition[]
  /** The words of `q` that mean nothing. */
  words: string[]
  understood: Understood[]
  parts: TextParts | null
}

type Named = Extract<Piece, { kind: 'named' }>
type Amounts = Extract<Piece, { kind: 'amount' }>

/** Models of more makes than this are left without their makes: the chips would be a wall of names. */
const MOST_MAKES = 3

const sorted = (ids: Iterable<number>): number[] => [...new Set(ids)].sort((a, b) => a - b)

const named = (pieces: readonly Piece[]): Named[] => pieces.filter((piece) => piece.kind === 'named')

/** Among models of one name those of the makes in the search, if they have any. */
function ofMakes(pieces: readonly Piece[], search: VehicleSearch): Piece[] {
  const typed = named(pieces).flatMap(({ entries, facet }) =>
    facet === 'make' ? entries.map(({ id }) => id) : [],
  )
  const makes = new Set(typed.length > 0 ? typed : search.make)
  return pieces.map((piece) => {
    if (piece.kind !== 'named' || piece.facet !== 'model') return piece
    const entries = piece.entries.filter(({ parent }) => parent !== null && makes.has(parent))
    return entries.length > 0 ? { ...piece, entries } : piece
  })
}

const idsOf = (pieces: readonly Named[], facet: NamedFacet): number[] =>
  sorted(pieces.flatMap((piece) => (piece.facet === facet ? piece.entries.map(({ id }) => id) : [])))

/** Models mean more with their makes: the panel then offers their others, too. */
function makesOf(pieces: readonly Named[], search: VehicleSearch): number[] {
  const typed = idsOf(pieces, 'make')
  if (typed.length > 0 || search.make.length > 0) return typed
  const models = pieces.filter(({ facet }) => facet === 'model')
  const parents = sorted(models.flatMap(({ entries }) => entries.flatMap(({ parent }) => parent ?? [])))
  return parents.length <= MOST_MAKES ? parents : []
}

/** Choices that are both typed and made; null if no filter can express them. */
function both(typed: readonly number[], chosen: readonly number[]): number[] | null {
  const ids = chosen.length === 0 ? [...typed] : typed.filter((id) => chosen.includes(id))
  return ids.length === 0 || ids.length > MAX_FACET_VALUES ? null : ids
}

/** A model code has no name outside of the words, so that it stays among them. */
const isFilter = (facet: NamedFacet): boolean => facet !== 'modelCode'

function takeNames(
  pieces: readonly Piece[],
  given: VehicleSearch,
): { search: VehicleSearch; taken: Set<Piece> } {
  const names = named(pieces).filter(({ facet }) => isFilter(facet))
  const taken = new Set<Piece>()
  let search = given
  for (const facet of new Set<NamedFacet>(['make', ...names.map((piece) => piece.facet)])) {
    const typed = facet === 'make' ? makesOf(names, given) : idsOf(names, facet)
    if (typed.length === 0) continue
    const ids = both(typed, given[facet])
    if (!ids) continue
    search = { ...search, [facet]: ids }
    for (const piece of names) if (piece.facet === facet) taken.add(piece)
  }
  return { search, taken }
}

const BOUNDS: Readonly<Record<'price' | 'total' | 'mileage' | 'year' | 'engine', readonly [Bound, Bound]>> = {
  price: ['minPrice', 'maxPrice'],
  total: ['minTotal', 'maxTotal'],
  mileage: ['mileageMin', 'mileageMax'],
  year: ['yearFrom', 'yearTo'],
  engine: ['ccMin', 'ccMax'],
}

/** With a port, prices are what vehicles cost there, as on their cards. */
const boundsOf = ({ of }: Amount, { to }: VehicleSearch) =>
  of === 'seats' ? null : BOUNDS[of === 'price' && to !== null ? 'total' : of]

const least = (a: number | null, b: number | null, pick: (...of: number[]) => number): number | null =>
  a === null ? b : b === null ? a : pick(a, b)

const isSingle = ({ max, min }: Amount): boolean => min !== undefined && min === max

/** An engine as lists show it: 1950 to 2049 cc are 2.0 litres. */
function engineSize({ max, min, of }: Amount): string | null {
  if (of !== 'engine' || min === undefined || max === undefined || max - min > 99) return null
  return (Math.round((min + max) / 200) / 10).toFixed(1)
}

/** The search within an amount, too; null if it contradicts another one. */
function within(search: VehicleSearch, amount: Amount): VehicleSearch | null {
  if (amount.of === 'seats') {
    const seats = both([amount.min ?? 0], search.seats)
    return seats && { ...search, seats }
  }
  const litres = engineSize(amount)
  if (litres) return search.engineSize.length > 0 ? null : { ...search, engineSize: [litres] }
  const pair = boundsOf(amount, search)
  if (!pair) return null
  const [low, high] = pair
  const min = least(search[low], amount.min ?? null, Math.max)
  const max = least(search[high], amount.max ?? null, Math.min)
  return min !== null && max !== null && min > max ? null : { ...search, [low]: min, [high]: max }
}

/** Single years and seats are alternatives: '2014 2016' are the years from one to the other. */
function joined(pieces: readonly Amounts[]): { amount: Amount; of: Amounts[] }[] {
  const years = pieces.filter(({ amount }) => amount.of === 'year' && isSingle(amount))
  const others = pieces
    .filter((piece) => !years.includes(piece))
    .map((piece) => ({ amount: piece.amount, of: [piece] }))
  if (years.length === 0) return others
  const all = years.map(({ amount }) => amount.min ?? 0)
  return [
    { amount: { of: 'year', min: Math.min(...all), max: Math.max(...all), end: 0 }, of: years },
    ...others,
  ]
}

function takeAmounts(
  pieces: readonly Piece[],
  given: VehicleSearch,
): { search: VehicleSearch; taken: Set<Piece> } {
  const taken = new Set<Piece>()
  let search = given
  for (const { amount, of } of joined(pieces.filter((piece) => piece.kind === 'amount'))) {
    const next = within(search, amount)
    if (!next) continue
    search = next
    for (const piece of of) taken.add(piece)
  }
  return { search, taken }
}

const rangeOf = ({ max, min }: Amount) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
})

function amountCondition(amount: Amount, { to }: VehicleSearch): Condition {
  const ranges = [rangeOf(amount)]
  switch (amount.of) {
    case 'seats':
      return { kind: 'seats', facet: 'seats', values: [amount.min ?? 0] }
    case 'price':
      return to === null
        ? { kind: 'ranges', facet: 'priceRange', of: 'price', ranges }
        : { kind: 'total', range: rangeOf(amount) }
    case 'engine':
      return { kind: 'ranges', facet: 'engineSize', of: 'engineCc', ranges }
    default:
      return { kind: 'ranges', facet: amount.of, of: amount.of, ranges }
  }
}

/** What a part of the text that stays there means; null for a word that means nothing. */
function conditionOf(piece: Piece, search: VehicleSearch): Condition | null {
  switch (piece.kind) {
    case 'stock':
      return { kind: 'vehicles', ids: [piece.id] }
    case 'amount':
      return amountCondition(piece.amount, search)
    case 'word':
      return null
    default: {
      const facets = [...new Set(piece.entries.map(({ facet }) => facet))]
      const any = facets.map((facet) => ({
        facet,
        ids: piece.entries.filter((entry) => entry.facet === facet).map(({ id }) => id),
      }))
      const year = piece.kind === 'either' ? piece.year : null
      return { kind: 'named', any: year === null ? any : [{ facet: 'year', ids: [year] }, ...any] }
    }
  }
}

function understoodOf(pieces: readonly Piece[], rest: readonly Piece[]): Understood[] {
  return pieces.flatMap((piece): Understood[] => {
    const isText = rest.includes(piece)
    if (piece.kind === 'stock')
      return [{ facet: 'stockNumber', id: piece.id, name: stockNumber(piece.id), isText }]
    if (piece.kind !== 'named' && piece.kind !== 'either') return []
    const [first] = piece.entries
    return first && !(piece.kind === 'either' && piece.year !== null)
      ? [{ facet: first.facet, id: first.id, name: first.name, isText }]
      : []
  })
}

const textOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.kind === 'word' && piece.exact ? `"${piece.text}"` : piece.text)).join(' ')

/**
 * What was understood of a text as filters of the search that it came with. Words for entries of one list are
 * alternatives; together with choices made before they narrow them. What no filter can express stays in the text.
 */
export function narrowByWords(given: VehicleSearch, read: readonly Piece[]): Narrowed {
  const pieces = ofMakes(read, given)
  const names = takeNames(pieces, given)
  const amounts = takeAmounts(pieces, names.search)
  const rest = pieces.filter((piece) => !names.taken.has(piece) && !amounts.taken.has(piece))
  const words = rest.filter(({ kind }) => kind === 'word')
  const meaning = rest.filter(({ kind }) => kind !== 'word')
  return {
    search: { ...amounts.search, q: textOf(rest) },
    conditions: meaning.flatMap((piece) => conditionOf(piece, given) ?? []),
    words: words.map(({ text }) => text),
    understood: understoodOf(pieces, rest),
    parts:
      words.length > 0 && words.length < pieces.length
        ? { named: textOf(meaning), others: textOf(words) }
        : null,
  }
}
