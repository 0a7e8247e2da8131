import type { VehicleCard } from '@/modules/inventory/cards/queries/vehicle-card'
import type { FacetName, IdFacet } from '../schemas/search-shape'

/** One choice of a facet with the number of vehicles that it would give beside all other facets' choices. */
export type FacetOption = {
  /** The entry's id; for year and seats the number itself; for bands and engine sizes its place in the list. */
  id: number
  /** What the address holds for it: the id, '25000-50000', '1.5', '2019'. */
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
  /** `total` is a lower bound: there are at least so many. */
  totalIsCapped: boolean
  facets: Record<FacetName, FacetOption[]>
  /** The page shown (the last one when more was asked for), from 1. */
  page: number
  pages: number
  limit: number
  tookMs: number
  /** Words of the text that became filters, so that a page can say so: 'Toyota' → make. */
  understood: Understood[]
  /** The text as it was searched when a typing error was put right, else null. */
  corrected: string | null
  /** Null where every word of the text is of one kind. */
  parts: TextParts | null
}

/** A text taken apart: the words that name something in the catalogue, and those that do not. */
export type TextParts = { named: string; others: string }

/** A phrase of the text and the entry that it names (the best known one where several share the name). */
export type Understood = { facet: IdFacet | 'stockNumber'; id: number; name: string }
