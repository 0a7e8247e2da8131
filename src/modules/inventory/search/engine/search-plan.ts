import type { AddedRange } from '@/kernel/added/added-range-bounds'
import type { RangedField } from '@/kernel/added-fields'
import type { Range } from '../rules/filter-ranges'
import type { Edge } from '../rules/mileage-bands'
import type { FacetName, IdFacet, SearchSort } from '../schemas/search-shape'
import type { Delivery } from './delivery-requirements'

/** One condition on vehicles. Choices of one facet are alternatives, conditions are combined with AND. */
export type Condition =
  /** `facet` is the one whose own counts leave this condition out. */
  | { kind: 'ids'; facet: IdFacet; ids: readonly number[] }
  | { kind: 'seats'; facet: 'seats'; values: readonly number[] }
  /** In any of the ranges, bounds included. `of` is the price in whole US dollars, miles, cc or the year. */
  | {
      kind: 'ranges'
      facet: FacetName
      of: 'price' | 'mileage' | 'engineCc' | 'year'
      ranges: readonly Range[]
    }
  /** Any of these marks of modules' fields. */
  | { kind: 'extras'; marks: readonly number[] }
  /** Within the range of a module's field. Only the vehicles' own rows have it, so that SQL answers it. */
  | { kind: 'added'; field: RangedField; range: AddedRange }
  | { kind: 'status'; codes: readonly number[] }
  | { kind: 'vehicles'; ids: readonly number[] }
  /** A phrase that names list entries or a year: any of them matches. */
  | { kind: 'named'; any: readonly { facet: IdFacet | 'year'; ids: readonly number[] }[] }
  /** What it costs at the destination, in whole US dollars, bounds included. */
  | { kind: 'total'; range: Range }
  /** What may be imported at the destination. */
  | { kind: 'eligible' }
  /** Letters that the public text must contain. */
  | { kind: 'word'; word: string }

/** A search in the form engines take: no names, no interface texts, and paging only by number. */
export type SearchPlan = {
  conditions: readonly Condition[]
  /** Showrooms that the viewer is limited to; 'all' for the public. */
  showrooms: readonly number[] | 'all'
  sort: SearchSort
  /** Showrooms of which the vehicles come first, whatever the order: those in the buyer's country. */
  near?: readonly number[]
  page: number
  limit: number
  /** The facets to count; all by default. An engine may count more. */
  facets?: readonly FacetName[]
  /** The boundaries of the bands that mileages are counted in, if these are not the stored ones. */
  mileageEdges?: readonly Edge[] | undefined
  /** What prices are compared by, as returned by `readPricesNow`. */
  prices: Delivery
  /** Required by conditions on totals, by 'eligible', and by orders by total. */
  delivery?: Delivery
}

/** The facet whose own counts leave a condition out; null for conditions that apply to every count. */
export const ownFacet = (condition: Condition): FacetName | IdFacet | null =>
  'facet' in condition ? condition.facet : null
