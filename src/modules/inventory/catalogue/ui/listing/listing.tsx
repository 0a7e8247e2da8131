import type { LandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import type { SearchResult } from '@/modules/inventory/search/queries/declare-search-result'
import { searchYears } from '@/modules/inventory/search/rules/search-years'
import type { ListingView } from '@/modules/inventory/search/schemas/listing-url'
import type { VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { pack } from '@/ui/packed-data'
import * as words from '../../words'
import { VehicleGrid } from '../grid/vehicle-grid'
import { VehicleTable } from '../grid/vehicle-table'
import type { ActiveFilter, ListPlace } from './active-filters'
import { FilterPanel } from './filter-panel'
import { filterPanelData } from './filter-panel-data'
import { ListingFrame } from './listing-frame'
import { type Help, NoResults } from './no-results'
import { Results } from './results'
import { resultsData } from './results-data'

type ListingProps = {
  /** What the list is about. */
  heading: string
  search: VehicleSearch
  /** The search for the words as they were typed; null if none was corrected. */
  asTyped: VehicleSearch | null
  /** Where totals are for; null for a reader who has chosen no port. */
  place: ListPlace | null
  /** What the vehicles found cost there. */
  landed: LandedCards | null
  result: SearchResult
  view: ListingView
  now: Date
  /** The part of the panel that the URL opens. */
  opened: string | null
  active: ActiveFilter[]
  /** Where nothing was found. */
  help: Help | null
  signedIn: boolean
  /** Staff find only what stands in their showrooms, and see a note about that. */
  isOwn: boolean
}

/** The catalogue: filters at the left from 1,024 px, in a sheet below that. */
export function Listing(props: ListingProps) {
  const { search, place, landed, result, view, now, opened, active, help, signedIn } = props
  return (
    <ListingFrame>
      <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
        <FilterPanel
          data={pack(filterPanelData({ place, search, result, view, years: searchYears(now), opened }))}
        />
        <Results data={pack(resultsData(props))}>
          {help ? (
            <NoResults
              search={search}
              view={view}
              place={place}
              active={active}
              help={help}
              signedIn={signedIn}
            />
          ) : view === 'list' ? (
            <VehicleTable vehicles={result.rows} landed={landed} unit={search.distances} now={now} />
          ) : (
            <>
              <h2 className="sr-only">{words.vehiclesMatching}</h2>
              <VehicleGrid
                vehicles={result.rows}
                landed={landed}
                unit={search.distances}
                now={now}
                columns="three"
                eager={2}
              />
            </>
          )}
        </Results>
      </div>
    </ListingFrame>
  )
}
