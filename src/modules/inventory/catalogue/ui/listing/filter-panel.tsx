'use client'

import { DEFAULT_CURRENCY } from '@/kernel/currencies'
import { buttonStyle } from '@/ui/button'
import { Label } from '@/ui/field'
import { PlainLink } from '@/ui/link'
import { type Packed, usePacked } from '@/ui/packed'
import { Sheet, SheetCloser } from '@/ui/sheet'
import { SearchField } from '../search/search-field'
import { AddedFacets } from './added-facets'
import { AdvancedFacets } from './advanced-facets'
import * as words from './browser-words'
import { FacetGroup, LazyGroup, panelLink } from './facet-group'
import { FILTER_FORM, FILTER_SHEET } from './form-names'
import { LineNote } from './line-note'
import type { PanelData } from './panel-facets'
import { PlaceFields } from './place-fields'
import { MileageFields, RangeFields, YearFields } from './range-fields'
import { ShowCount } from './show-count'

/** 'Show Results By': a plain form, so that it works before and without any script. */
export function FilterPanel(props: { data: Packed<PanelData> }) {
  const data = usePacked(props.data)
  return (
    <Sheet id={FILTER_SHEET} title={words.filters}>
      <form id={FILTER_FORM} action="/vehicles" method="get" className="flex min-h-full flex-col">
        {Object.entries(data.kept).map(([name, value]) => (
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
          <LineNote className="mb-2 empty:hidden lg:hidden" />
          <button type="submit" className={buttonStyle('primary', 'w-full')}>
            <ShowCount total={data.total} capped={data.capped} />
          </button>
        </div>
      </form>
    </Sheet>
  )
}

function MainFacets({ data }: { data: PanelData }) {
  const { bounds } = data
  const isBound = (...names: (keyof typeof bounds)[]) => names.some((name) => bounds[name] !== undefined)
  return (
    <>
      <div className="border-b border-line py-3">
        <Label htmlFor="filter-q">{words.wordsOrStockNumber}</Label>
        <SearchField id="filter-q" defaultValue={data.q} />
      </div>
      {data.place && <PlaceFields data={data} place={data.place} />}
      <FacetGroup facet="make" data={data} open />
      <FacetGroup facet="model" data={data} open />
      <FacetGroup facet="bodyType" data={data} open />
      <FacetGroup facet="priceRange" data={data} open={isBound('minPrice', 'maxPrice')}>
        <RangeFields bounds={bounds} pair={['minPrice', 'maxPrice']} unit={DEFAULT_CURRENCY} />
      </FacetGroup>
      <LazyGroup
        title={words.year}
        open={isBound('yearFrom', 'yearTo') || data.opened === 'year'}
        link={panelLink(data, 'year')}
      >
        <YearFields bounds={bounds} years={data.years} />
      </LazyGroup>
      <FacetGroup facet="mileage" data={data} open={isBound('mileageMin', 'mileageMax')}>
        <MileageFields {...data.mileage} />
      </FacetGroup>
      <FacetGroup facet="fuel" data={data} />
      <FacetGroup facet="transmission" data={data} />
      <FacetGroup facet="steering" data={data} />
    </>
  )
}
