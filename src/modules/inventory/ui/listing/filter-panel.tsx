import { buttonStyle } from '@/ui/button'
import { Disclosure } from '@/ui/disclosure'
import { Input, Label } from '@/ui/field'
import { PlainLink } from '@/ui/link'
import { Sheet, SheetCloser } from '@/ui/sheet'
import type { SearchResult } from '../../queries/types'
import { SEARCH_TEXT_MAX } from '../../rules/limits'
import { emptyVehicleSearch, hasActiveFilters, type VehicleSearch } from '../../schemas/vehicle-search'
import { AdvancedFacets } from './advanced-facets'
import { FacetGroup } from './facet-group'
import { LISTING, type ListingView, listingHref } from './listing-address'
import { RangeFields, YearFields } from './range-fields'
import { ShowCount } from './show-count'

export const FILTER_SHEET = 'filters-sheet'
export const FILTER_FORM = 'filters'

/** 'Show Results By': a plain form, so that it works before and without any script. */
export function FilterPanel({ search, result, view, years }: FilterPanelProps) {
  return (
    <Sheet id={FILTER_SHEET} title="Filters">
      <form id={FILTER_FORM} action={LISTING} method="get" className="flex min-h-full flex-col">
        <Kept search={search} view={view} />
        <div className="sticky top-0 z-10 flex min-h-14 items-center gap-2 border-b border-line bg-paper px-4 lg:static lg:px-0 lg:min-h-0 lg:pb-1">
          <h2 className="flex-1 text-16 whitespace-nowrap">Show Results By</h2>
          {hasActiveFilters(search) && (
            <PlainLink
              href={listingHref({ ...emptyVehicleSearch(search.limit), sort: search.sort }, view)}
              className={buttonStyle('quiet', 'px-2 text-13')}
            >
              Reset all filters
            </PlainLink>
          )}
          <SheetCloser sheet={FILTER_SHEET} label="Close filters" />
        </div>
        <div className="flex-1 px-4 lg:px-0">
          <MainFacets search={search} facets={result.facets} years={years} />
          <AdvancedFacets search={search} facets={result.facets} />
        </div>
        <div className="sticky bottom-0 z-10 border-t border-line bg-paper px-4 py-3 lg:border-0 lg:px-0">
          <button type="submit" className={buttonStyle('primary', 'w-full')}>
            <ShowCount total={result.total} capped={result.totalIsCapped} />
          </button>
        </div>
      </form>
    </Sheet>
  )
}

type FilterPanelProps = { search: VehicleSearch; result: SearchResult; view: ListingView; years: number[] }

/** Choices that the panel has no field for stay as they are. */
function Kept({ search, view }: { search: VehicleSearch; view: ListingView }) {
  const kept = {
    modelCode: search.modelCode.join(','),
    features: search.features.join(','),
    ccMin: search.ccMin ?? '',
    ccMax: search.ccMax ?? '',
    view: view === 'list' ? 'list' : '',
  }
  return Object.entries(kept).map(([name, value]) =>
    value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}

function MainFacets({
  search,
  facets,
  years,
}: Pick<FilterPanelProps, 'search' | 'years'> & Pick<SearchResult, 'facets'>) {
  const makes = new Set(search.make)
  const models = facets.model.filter(
    ({ id, parentId }) => search.model.includes(id) || (parentId !== undefined && makes.has(parentId)),
  )
  return (
    <>
      <div className="border-b border-line py-3">
        <Label htmlFor="filter-q">Words or stock number</Label>
        <Input
          id="filter-q"
          name="q"
          type="search"
          maxLength={SEARCH_TEXT_MAX}
          defaultValue={search.q}
          autoComplete="off"
        />
      </div>
      <FacetGroup facet="make" options={facets.make} chosen={search.make} open />
      {models.length > 0 && <FacetGroup facet="model" options={models} chosen={search.model} open />}
      <FacetGroup facet="bodyType" options={facets.bodyType} chosen={search.bodyType} open />
      <FacetGroup
        facet="priceRange"
        options={facets.priceRange}
        chosen={search.priceRange}
        open={search.minPrice !== null || search.maxPrice !== null}
      >
        <RangeFields search={search} bounds={['minPrice', 'maxPrice']} unit="USD" />
      </FacetGroup>
      <Disclosure title="Year" open={search.yearFrom !== null || search.yearTo !== null}>
        <YearFields search={search} years={years} />
      </Disclosure>
      <FacetGroup
        facet="mileage"
        options={facets.mileage}
        chosen={search.mileage}
        open={search.mileageMin !== null || search.mileageMax !== null}
      >
        <RangeFields search={search} bounds={['mileageMin', 'mileageMax']} unit="miles" />
      </FacetGroup>
      <FacetGroup facet="fuel" options={facets.fuel} chosen={search.fuel} />
      <FacetGroup facet="transmission" options={facets.transmission} chosen={search.transmission} />
      <FacetGroup facet="steering" options={facets.steering} chosen={search.steering} />
    </>
  )
}
