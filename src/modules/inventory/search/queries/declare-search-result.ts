import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import type { Universe } from '../engine/search-engine-type'
import type { ForeignPrice } from '../rules/words/in-base-currency'
import type { FacetName, IdFacet, VehicleSearch } from '../schemas/search-shape'

/**
 * One option of a facet with the number of vehicles it would find together with all other facets' choices.
 */
export type FacetOption = {
  /**
   * The entry's id; for year and seats the number itself; for bands and engine sizes the index in the list.
   */
  id: number
  /** Its value in an address: the id, '25000-50000', '1.5', '2019'. */
  value: string
  name: string
  count: number
  /** Models: their manufacturer. Features: their group. */
  parentId?: number
  /** Colours: '#RRGGBB'. */
  hex?: string
}

export type SearchResult = {
  rows: VehicleCard[]
  total: number
  /** `total` is a lower bound. */
  totalIsCapped: boolean
  facets: Record<FacetName, FacetOption[]>
  /** What the viewer could find at all. */
  everything: Universe
  /** The page shown (the last one if the requested one is beyond it), from 1. */
  page: number
  pages: number
  limit: number
  tookMs: number
  /** The search as it was made: words that were understood are filters, the others its text. */
  search: VehicleSearch
  /** What words of the text mean: 'Toyota' → make. */
  understood: Understood[]
  /** The text actually searched if a typo was corrected, and the text that is searched as it was typed; else null. */
  corrected: { text: string; asTyped: string } | null
  /** Null if none of the text's words were understood, or all of them. */
  parts: TextParts | null
  /** Prices that were typed in other currencies, and are compared in US dollars. */
  foreign: readonly ForeignPrice[]
  /** Currencies of listed vehicles that have no exchange rate, where the search compares prices. */
  unrated: readonly string[]
}

/** What is left of a text, split into words that mean something and others. */
export type TextParts = { named: string; others: string }

/**
 * A phrase of the text and the entry it names (the most popular one if several share the name); `isText` if it is no
 * filter, but left in the text.
 */
export type Understood = { facet: IdFacet | 'stockNumber'; id: number; name: string; isText: boolean }
