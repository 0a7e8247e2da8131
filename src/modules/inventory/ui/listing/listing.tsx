import type { SearchResult } from '../../queries/types'
import { searchYears } from '../../rules/limits'
import type { VehicleSearch } from '../../schemas/vehicle-search'
import type { ActiveFilter } from './active-filters'
import { FilterPanel } from './filter-panel'
import type { ListingView } from './listing-address'
import { ListingFrame } from './listing-frame'
import type { Help } from './no-results'
import { panelData } from './panel-data'
import { Results } from './results'

type ListingProps = {
  /** What the list is about. */
  heading: string
  search: VehicleSearch
  result: SearchResult
  view: ListingView
  now: Date
  /** The part of the panel that the address opens. */
  opened: string | null
  active: ActiveFilter[]
  /** Where nothing was found. */
  help: Help | null
}

/** The catalogue: filters at the left from 1,024 px, in a sheet below that. */
export function Listing({ heading, search, result, view, now, opened, active, help }: ListingProps) {
  const panel = panelData({ search, result, view, years: searchYears(now), opened })
  return (
    <ListingFrame>
      <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
        <FilterPanel data={panel} />
        <Results
          heading={heading}
          search={search}
          result={result}
          view={view}
          now={now}
          active={active}
          help={help}
        />
      </div>
    </ListingFrame>
  )
}
