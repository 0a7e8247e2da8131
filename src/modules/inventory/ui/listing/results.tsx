import { Chip } from '@/ui/chip'
import { Pagination } from '@/ui/pagination'
import type { SearchResult } from '../../queries/types'
import type { VehicleSearch } from '../../schemas/vehicle-search'
import { VehicleGrid, VehicleGridSkeleton } from '../card/vehicle-grid'
import { VehicleTable } from '../card/vehicle-table'
import { vehiclesText } from '../words'
import { type ActiveFilter, activeFilters } from './active-filters'
import { FILTER_TITLES } from './facet-titles'
import { type ListingView, listingHref } from './listing-address'
import { NoResults } from './no-results'
import { ResultsToolbar } from './results-toolbar'

type ResultsProps = { search: VehicleSearch; result: SearchResult; view: ListingView; now: Date }

/** What was found: how many, by which choices, the page of vehicles, and the way to the other pages. */
export function Results({ search, result, view, now }: ResultsProps) {
  const active = activeFilters(search, result.facets)
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-25 md:text-31">Vehicles</h1>
          <p className="mt-1 text-14 text-soft tabular-nums" role="status">
            {vehiclesText(result.total, result.totalIsCapped)}
            {active.length > 0 ? ' match your choices' : ' for sale'}
          </p>
        </div>
        <ResultsToolbar search={search} view={view} active={active.length} />
      </div>
      <Chips active={active} view={view} />
      <Understood result={result} />
      <div className="mt-4 hidden group-data-pending/frame:block" aria-hidden>
        <VehicleGridSkeleton count={6} columns="three" />
      </div>
      <div className="mt-4 group-data-pending/frame:hidden">
        <Found search={search} result={result} view={view} now={now} active={active} />
      </div>
    </div>
  )
}

function Found({ search, result, view, now, active }: ResultsProps & { active: ActiveFilter[] }) {
  if (result.rows.length === 0) return <NoResults search={search} view={view} active={active} />
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

function Chips({ active, view }: { active: ActiveFilter[]; view: ListingView }) {
  if (active.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-2" aria-label="Filters in force">
      {active.map(({ key, facet, value, without }) => (
        <li key={key}>
          <Chip facet={facet} value={value} removeHref={listingHref(without, view)} />
        </li>
      ))}
    </ul>
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
