import { countText } from '@/modules/inventory/cards/ui/count-words'
import type { SearchResult } from '@/modules/inventory/search/queries/declare-search-result'
import { SEARCH_TEXT_MAX } from '@/modules/inventory/search/rules/search-limits'
import { hasActiveFilters } from '@/modules/inventory/search/schemas/has-active-filters'
import { listingHref } from '@/modules/inventory/search/schemas/listing-url'
import type { FacetName } from '@/modules/inventory/search/schemas/search-shape'
import { sortsOf, type VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { Button, buttonStyle } from '@/ui/button'
import { Field, Input, Select } from '@/ui/field'
import { PlainLink } from '@/ui/link'
import * as words from '../../words'
import { SORT_TITLES } from '../listing/facet-titles'
import { optionText } from '../listing/option-text'
import { MARKETPLACE } from './marketplace-href'

const FILTERS = [
  ['make', words.make, words.anyMake],
  ['bodyType', words.bodyType, words.anyBodyType],
  ['priceRange', words.price, words.anyPrice],
  ['fuel', words.fuel, words.anyFuel],
] as const satisfies readonly [FacetName & keyof VehicleSearch, string, string][]

type Props = { search: VehicleSearch; facets: SearchResult['facets'] }

/** A few filters as a plain form; the full search takes over what was chosen. */
export function MarketplaceFilters({ search, facets }: Props) {
  return (
    <search>
      <form action={MARKETPLACE} method="get" className="rounded-card border border-line bg-surface p-4">
        {search.to !== null && !search.eligible && <input type="hidden" name="eligible" value="any" />}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 lg:grid-cols-6">
          <Field htmlFor="market-q" label={words.wordsOrStockNumber} className="max-lg:col-span-full">
            <Input id="market-q" name="q" type="search" maxLength={SEARCH_TEXT_MAX} defaultValue={search.q} />
          </Field>
          {FILTERS.map(([facet, label, any]) => (
            <FacetChoice key={facet} facet={facet} label={label} any={any} search={search} facets={facets} />
          ))}
          <Field htmlFor="market-sort" label={words.sortBy} className="max-lg:col-span-full">
            <Select id="market-sort" name="sort" defaultValue={search.sort}>
              {sortsOf(search).map((sort) => (
                <option key={sort} value={sort}>
                  {SORT_TITLES[sort]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button type="submit" variant="primary">
            {words.search}
          </Button>
          {hasActiveFilters({ ...search, eligible: false }) && (
            <PlainLink href={MARKETPLACE} className={buttonStyle('quiet', '', 'slim')}>
              {words.resetAllFilters}
            </PlainLink>
          )}
          <PlainLink
            href={listingHref({ ...search, page: 1 })}
            className={buttonStyle('quiet', 'sm:ml-auto', 'slim')}
          >
            {words.everyFilter}
          </PlainLink>
        </div>
      </form>
    </search>
  )
}

type ChoiceProps = Props & { facet: (typeof FILTERS)[number][0]; label: string; any: string }

/** One filter, with what is chosen and whatever would find something. */
function FacetChoice({ facet, label, any, search, facets }: ChoiceProps) {
  const chosen = search[facet].map(String)
  return (
    <Field htmlFor={`market-${facet}`} label={label}>
      <Select id={`market-${facet}`} name={facet} defaultValue={search[facet][0] ?? ''}>
        <option value="">{any}</option>
        {facets[facet]
          .filter(({ count, value }) => count > 0 || chosen.includes(value))
          .map((option) => (
            <option key={option.value} value={option.value}>
              {optionText(facet, option, search.distances)} ({countText(option.count)})
            </option>
          ))}
      </Select>
    </Field>
  )
}
