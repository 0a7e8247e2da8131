import { Chip } from '@/ui/chip'
import { Pagination } from '@/ui/pagination'
import type { SearchResult } from '../../queries/types'
import type { VehicleSearch } from '../../schemas/vehicle-search'
import { VehicleGrid } from '../card/vehicle-grid'
import { VehicleTable } from '../card/vehicle-table'
import { SaveSearch } from '../search/save-search'
import { SavedSearches } from '../search/saved-searches'
import { vehiclesText } from '../words'
import type { ActiveFilter } from './active-filters'
import { FILTER_TITLES } from './facet-titles'
import { LineNote } from './line-note'
import { type ListingView, listingHref } from './listing-address'
import { type Help, NoResults } from './no-results'
import { ResultsToolbar } from './results-toolbar'
import { searchName } from './ways-out'

export type ResultsProps = {
  heading: string
  search: VehicleSearch
  result: SearchResult
  view: ListingView
  now: Date
  active: ActiveFilter[]
  help: Help | null
}

/** What was found: how many, by which choices, the page of vehicles, and the way to the other pages. */
export function Results(props: ResultsProps) {
  const { heading, search, result, view, active } = props
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <SavedSearches>
            <h1 className="text-25 md:text-31">{heading}</h1>
          </SavedSearches>
          <p className="text-14 text-soft tabular-nums" role="status">
            {vehiclesText(result.total, result.totalIsCapped)}
            {active.length > 0 ? ' match your choices' : ' for sale'}
          </p>
        </div>
        <ResultsToolbar search={search} view={view} active={active.length} />
      </div>
      <LineNote className="mt-3 empty:hidden" />
      <Chips search={search} active={active} view={view} isSaveable={result.rows.length > 0} />
      <Understood result={result} />
      <div className="results mt-4">
        <Found {...props} />
      </div>
    </div>
  )
}

function Found({ search, result, view, now, active, help }: ResultsProps) {
  if (help) return <NoResults search={search} view={view} active={active} help={help} />
  return (
    <>
      {view === 'list' ? (
        <VehicleTable vehicles={result.rows} now={now} />
      ) : (
        <VehicleGrid vehicles={result.rows} now={now} columns="three" eager={2} />
      )}
      <div className="mt-8">
        <Pagination
          page={result.page}
          pages={result.pages}
          hrefOf={(page) => listingHref({ ...search, page }, view)}
        />
      </div>
    </>
  )
}

type ChipsProps = Pick<ResultsProps, 'search' | 'active' | 'view'> & { isSaveable: boolean }

function Chips({ search, active, view, isSaveable }: ChipsProps) {
  if (active.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <ul className="contents" aria-label="Filters in force">
        {active.map(({ key, facet, value, without }) => (
          <li key={key}>
            <Chip facet={facet} value={value} removeHref={listingHref(without, view)} />
          </li>
        ))}
      </ul>
      {isSaveable && (
        <SaveSearch
          name={searchName(active)}
          href={listingHref({ ...search, page: 1 }, view)}
          label="Save search"
          quiet
        />
      )}
    </div>
  )
}

/** Says which of the typed words were taken as a make, a model and so on, and which spelling was searched. */
function Understood({ result: { understood, corrected } }: { result: SearchResult }) {
  const words = understood
    .map(({ facet, name }) => `${name} (${FILTER_TITLES[facet].toLowerCase()})`)
    .join(', ')
  const said = [
    corrected && `Searched as “${corrected}”.`,
    words && `Read from your words: ${words}.`,
  ].filter(Boolean)
  return said.length > 0 && <p className="mt-3 text-13 text-faint">{said.join(' ')}</p>
}
