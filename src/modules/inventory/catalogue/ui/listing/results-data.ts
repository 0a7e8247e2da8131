import { vehiclesText } from '@/modules/inventory/cards/ui/count-words'
import { canonicalQuery } from '@/modules/inventory/saved-searches/schemas/canonical-query'
import { savedHref } from '@/modules/inventory/saved-searches/schemas/saved-href'
import type { Keepable } from '@/modules/inventory/saved-searches/ui/search/save-search'
import type { SearchResult } from '@/modules/inventory/search/queries/declare-search-result'
import {
  type ListingView,
  listingHref,
  listingQuery,
  madeSearch,
} from '@/modules/inventory/search/schemas/listing-url'
import {
  isPriceBound,
  isPriceSort,
  type SearchSort,
  sortsOf,
} from '@/modules/inventory/search/schemas/search-shape'
import type { VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import * as words from '../../words'
import type { ActiveFilter, ListPlace } from './active-filters'
import { FILTER_TITLES } from './facet-titles'
import { chipsOf, searchName } from './relaxed-searches'

/** Everything around the vehicles found, as data. */
export type ResultsData = {
  heading: string
  /** '384 vehicles for sale'. */
  countText: string
  chips: { key: string; facet: string; value: string; href: string }[]
  /** The data for saving the search, if it can be saved. */
  savable: Keepable | null
  signedIn: boolean
  /** Where totals are for; null for a reader who has chosen no port. */
  place: Pick<ListPlace, 'id' | 'name' | 'country'> | null
  /** How words that stay in the text, and prices in other currencies, were interpreted; '' if nothing was interpreted. */
  understood: string
  /** The text that is searched in place of a mistyped one; null if none was corrected. */
  corrected: { text: string; typed: string; href: string } | null
  sort: SearchSort
  sorts: readonly SearchSort[]
  limit: number
  view: ListingView
  grid: string
  list: string
  page: number
  pages: number
  /** The search without its page number. */
  query: string
}

type Given = {
  heading: string
  place: ListPlace | null
  search: VehicleSearch
  asTyped: VehicleSearch | null
  result: SearchResult
  view: ListingView
  active: readonly ActiveFilter[]
  signedIn: boolean
  /** Whether the search is limited to one's own showrooms. */
  isOwn: boolean
}

export function resultsData(given: Given): ResultsData {
  const { heading, place, search, asTyped, result, view, active, signedIn, isOwn } = given
  const first = { ...search, page: 1 }
  const count = vehiclesText(result.total, result.totalIsCapped)
  const isOne = result.total === 1 && !result.totalIsCapped
  const what = active.length === 0 ? 'for sale' : isOne ? 'matches your choices' : 'match your choices'
  const isKeepable = active.length > 0 && result.rows.length > 0
  return {
    heading,
    countText: `${count} ${what}${isOwn ? ', in your showrooms' : ''}`,
    chips: chipsOf(active).map(({ key, facet, value, without }) => ({
      key,
      facet,
      value,
      href: listingHref(without, view),
    })),
    savable: isKeepable ? keepable(search, searchName(active), place, view) : null,
    signedIn,
    place: place && { id: place.id, name: place.name, country: place.country },
    understood: [understoodText(result), ...foreignTexts(result), ...unratedTexts(result)]
      .filter(Boolean)
      .join(' '),
    corrected: result.corrected &&
      asTyped && {
        text: result.corrected.text,
        typed: asTyped.q.replaceAll('"', ''),
        href: listingHref(asTyped, view),
      },
    sort: search.sort,
    sorts: sortsOf(search),
    limit: search.limit,
    view,
    grid: listingHref(search, 'grid'),
    list: listingHref(search, 'list'),
    page: result.page,
    pages: result.rows.length > 0 ? result.pages : 0,
    query: listingQuery(first),
  }
}

/** A search to save, with its port; where nothing is known of import, all vehicles are found. */
export function keepable(
  search: VehicleSearch,
  name: string,
  place: ListPlace | null,
  view: ListingView,
): Keepable {
  const query = canonicalQuery(madeSearch(search, place?.hasRules === true))
  return { name, href: `${savedHref(query)}${view === 'list' ? '&view=list' : ''}`, query }
}

/** Shows how prices in other currencies are compared; once of a range in two of them. */
export const foreignTexts = ({ foreign }: Pick<SearchResult, 'foreign'>): string[] => [
  ...new Set(
    foreign.map(({ currency, isConverted, text }) =>
      isConverted ? words.convertedPrice(text) : words.unconvertedPrice(text, currency),
    ),
  ),
]

/** Shows what becomes of vehicles whose prices cannot be compared, where prices are. */
export function unratedTexts({ search, unrated }: Pick<SearchResult, 'search' | 'unrated'>): string[] {
  if (unrated.length === 0) return []
  const currencies = unrated.join(' and ')
  if (isPriceBound(search)) return [words.leftOutWithoutRate(currencies)]
  return isPriceSort(search.sort) ? [words.lastWithoutRate(currencies)] : []
}

/** Shows which of the words that stay in the text were taken as a model code, a stock number and so on. */
function understoodText({ understood }: SearchResult): string {
  const read = understood
    .filter(({ isText }) => isText)
    .map(({ facet, name }) => `${name} (${FILTER_TITLES[facet].toLowerCase()})`)
    .join(', ')
  return read && words.readFromYourWords(read)
}
