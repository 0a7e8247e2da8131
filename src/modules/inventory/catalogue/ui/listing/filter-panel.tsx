'use client'

import { Fragment } from 'react'
import { DEFAULT_CURRENCY } from '@/kernel/currencies'
import { buttonStyle } from '@/ui/button'
import { Label } from '@/ui/field'
import { PlainLink } from '@/ui/link'
import { type Packed, usePacked } from '@/ui/packed-data'
import { Sheet, SheetCloser } from '@/ui/sheet'
import { SearchField } from '../search/search-field'
import { AddedFacets } from './added-facets'
import { AdvancedFacets } from './advanced-facets'
import * as words from './browser-words'
import { ConnectionNote } from './connection-note'
import { FacetGroup, LazyGroup, panelLink } from './facet-group'
import { MAIN, type PanelData, type PanelFacet } from './filter-panel-facets'
import { FILTER_FORM, FILTER_SHEET } from './listing-form-ids'
import { MileageFields, RangeFields, YearFields } from './range-fields'
import { ShowResultsButtonText } from './show-results-button-text'
import { TotalAndImportFilters } from './total-and-import-filters'

/** 'Show Results By': a plain form, so that it works before and without any script. */
export function FilterPanel(props: { data: Packed<PanelData> }) {
  const data = usePacked(props.data)
  return (
    <Sheet id={FILTER_SHEET} title={words.filters}>
      <form id={FILTER_FORM} action="/vehicles" method="get" className="flex min-h-full flex-col">
        {Object.entries(data.retained).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="sticky top-0 z-10 flex min-h-14 items-center gap-2 border-b border-line bg-paper px-4 lg:static lg:min-h-0 lg:px-0 lg:pb-1">
          <h2 className="flex-1 text-16 whitespace-nowrap">{words.showResultsBy}</h2>
          {data.reset && (
            <PlainLink href={data.reset} className={buttonStyle('quiet', '-mr-2', 'small')}>
              {words.resetAllFilters}
            </PlainLink>
          )}
          <SheetCloser sheet={FILTER_SHEET} label={words.closeFilters} />
        </div>
        <div className="flex-1 px-4 lg:px-0">
          <MainFacets data={data} />
          <AddedFacets data={data} />
          <AdvancedFacets data={data} />
        </div>
        <div className="sticky bottom-0 z-10 border-t border-line bg-paper px-4 py-3 lg:border-0 lg:px-0">
          <ConnectionNote className="mb-2 empty:hidden lg:hidden" />
          <button type="submit" className={buttonStyle('primary', 'w-full')}>
            <ShowResultsButtonText total={data.total} capped={data.capped} />
          </button>
        </div>
      </form>
    </Sheet>
  )
}

/** Facets that stand open until the reader closes them. */
const OPEN: ReadonlySet<PanelFacet> = new Set(['make', 'model', 'bodyType'])

function MainFacets({ data }: { data: PanelData }) {
  return (
    <>
      <div className="border-b border-line py-3">
        <Label htmlFor="filter-q">{words.wordsOrStockNumber}</Label>
        <SearchField id="filter-q" defaultValue={data.q} />
      </div>
      {data.place && <TotalAndImportFilters data={data} place={data.place} />}
      {MAIN.map((facet) => (
        <Fragment key={facet}>
          {facet === 'mileage' && <YearGroup data={data} />}
          <MainFacet facet={facet} data={data} />
        </Fragment>
      ))}
    </>
  )
}

type Bounds = PanelData['bounds']

const isBound = (bounds: Bounds, ...names: (keyof Bounds)[]): boolean =>
  names.some((name) => bounds[name] !== undefined)

/** The choices of a facet, with the fields for a range of one's own beside those that have one. */
function MainFacet({ data, facet }: { data: PanelData; facet: (typeof MAIN)[number] }) {
  const { bounds, mileage } = data
  if (facet === 'priceRange')
    return (
      <FacetGroup facet={facet} data={data} open={isBound(bounds, 'minPrice', 'maxPrice')}>
        <RangeFields bounds={bounds} pair={['minPrice', 'maxPrice']} unit={DEFAULT_CURRENCY} />
      </FacetGroup>
    )
  if (facet === 'mileage')
    return (
      <FacetGroup facet={facet} data={data} open={isBound(bounds, 'mileageMin', 'mileageMax')}>
        <MileageFields {...mileage} />
      </FacetGroup>
    )
  return <FacetGroup facet={facet} data={data} open={OPEN.has(facet)} />
}

/** The first and the last model year, beside the facets: years are no choices of their own. */
const YearGroup = ({ data }: { data: PanelData }) => (
  <LazyGroup
    title={words.year}
    open={isBound(data.bounds, 'yearFrom', 'yearTo') || data.opened === 'year'}
    link={panelLink(data, 'year')}
  >
    <YearFields bounds={data.bounds} years={data.years} />
  </LazyGroup>
)
