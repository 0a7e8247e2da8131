import { rangeNames } from '@/kernel/added/added-range-bounds'
import { rangeOf } from '@/kernel/added/added-ranges'
import type { FacetOption, SearchResult } from '@/modules/inventory/search/queries/declare-search-result'
import {
  type AddedRangeFilter,
  addedFilters,
  addedRangeFilters,
} from '@/modules/inventory/search/queries/read-added-filters'
import { KM_BOUNDS } from '@/modules/inventory/search/rules/kilometre-fields'
import { mileageRanges } from '@/modules/inventory/search/rules/mileage-bands'
import { hasActiveFilters } from '@/modules/inventory/search/schemas/has-active-filters'
import { type ListingView, listingHref } from '@/modules/inventory/search/schemas/listing-url'
import {
  BOUNDS,
  emptyVehicleSearch,
  FACETS,
  type FacetName,
  type VehicleSearch,
} from '@/modules/inventory/search/schemas/vehicle-search'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { boundInUnit, type End } from '@/modules/inventory/vehicles/rules/distances/distance-bounds'
import type { ListPlace } from './active-filters'
import {
  ADVANCED,
  MAIN,
  type PanelData,
  type PanelFacet,
  type PanelOption,
  type PanelRange,
} from './filter-panel-facets'
import { optionText } from './option-text'

const isId = (value: string): boolean => /^\d{1,9}$/.test(value)

function optionOf(facet: PanelFacet, option: FacetOption, unit: DistanceUnit): PanelOption {
  const value = isId(option.value) ? Number(option.value) : option.value
  const extra = option.hex ?? option.parentId
  const start = [value, optionText(facet, option, unit), option.count] as const
  return extra === undefined ? start : [...start, extra]
}

const SHOWN: ReadonlySet<FacetName> = new Set([...MAIN, ...ADVANCED])

/** What has to be counted for a list: what its panel offers, and what its search chooses, which is named above it. */
export const facetsOf = (search: VehicleSearch): FacetName[] =>
  FACETS.filter((facet) => {
    const isChosen = facet !== 'year' && search[facet].length > 0
    return isChosen || (facet === 'model' ? search.make.length > 0 : SHOWN.has(facet))
  })

/** Only models of the chosen makes: all of them would be a wall of names. */
function offered(facet: PanelFacet, search: VehicleSearch, facets: SearchResult['facets']): FacetOption[] {
  if (facet !== 'model') return facets[facet]
  const makes = new Set(search.make)
  return facets.model.filter(
    ({ id, parentId }) => search.model.includes(id) || (parentId !== undefined && makes.has(parentId)),
  )
}

/** The list without any filter of its own; that only vehicles that may be imported are shown is none of them. */
function resetHref(search: VehicleSearch, view: ListingView): string | null {
  if (!hasActiveFilters({ ...search, eligible: false })) return null
  const { sort, to, eligible } = search
  return listingHref({ ...emptyVehicleSearch(search.limit), sort, to, eligible }, view)
}

/** The fields for bounds of mileage, in the reader's unit and named by it. */
function mileageFields({ distances: unit, mileageMax, mileageMin }: VehicleSearch): PanelData['mileage'] {
  const shown = (miles: number | null, end: End) => (miles === null ? null : boundInUnit(miles, unit, end))
  const names = unit === 'km' ? KM_BOUNDS : { min: 'mileageMin', max: 'mileageMax' }
  return { unit, low: [names.min, shown(mileageMin, 'min')], high: [names.max, shown(mileageMax, 'max')] }
}

function rangeFields({ column, field }: AddedRangeFilter, { ranges }: VehicleSearch): PanelRange {
  const { from = '', to = '' } = rangeOf(field, ranges) ?? {}
  const [low, high] = rangeNames(column)
  const ofNumber = field.kind === 'number' && field.whole ? 'whole' : 'number'
  return {
    column,
    label: field.label,
    kind: field.kind === 'date' ? 'day' : ofNumber,
    unit: field.kind === 'number' ? (field.unit ?? '') : '',
    low: [low, from],
    high: [high, to],
  }
}

type Given = {
  place: ListPlace | null
  search: VehicleSearch
  result: SearchResult
  view: ListingView
  years: number[]
  opened: string | null
}

/** The panel for a search and its result. */
export function filterPanelData({ place, search, result, view, years, opened }: Given): PanelData {
  const facets = [...MAIN, ...ADVANCED]
  const bounds = BOUNDS.flat().flatMap((name) => (search[name] === null ? [] : [[name, search[name]]]))
  const retained = {
    modelCode: search.modelCode.join(','),
    features: search.features.join(','),
    mileage: search.mileage.filter((band) => !mileageRanges(search.distances).includes(band)).join(','),
    status: search.status.join(','),
    view: view === 'list' ? 'list' : '',
  }
  return {
    here: listingHref(search, view),
    reset: resetHref(search, view),
    place: place && { ...place, only: search.eligible },
    q: search.q,
    options: Object.fromEntries(
      facets
        .map(
          (facet) =>
            [
              facet,
              offered(facet, search, result.facets).map((option) =>
                optionOf(facet, option, search.distances),
              ),
            ] as const,
        )
        .filter(([, options]) => options.length > 0),
    ),
    chosen: Object.fromEntries(
      facets.filter((facet) => search[facet].length > 0).map((facet) => [facet, search[facet]]),
    ),
    bounds: Object.fromEntries(bounds),
    mileage: mileageFields(search),
    years,
    added: addedFilters(),
    extras: search.extras,
    ranges: addedRangeFilters().map((filter) => rangeFields(filter, search)),
    retained: Object.fromEntries(Object.entries(retained).filter(([, value]) => value !== '')),
    opened,
    total: result.total,
    capped: result.totalIsCapped,
  }
}
