import type { SearchResult } from '../../queries/types'
import { searchYears } from '../../rules/limits'
import type { VehicleSearch } from '../../schemas/vehicle-search'
import { FilterPanel } from './filter-panel'
import type { ListingView } from './listing-address'
import { ListingFrame } from './listing-frame'
import { Results } from './results'

type ListingProps = { search: VehicleSearch; result: SearchResult; view: ListingView; now: Date }

/** The catalogue: filters at the left from 1,024 px, in a sheet below that. */
export function Listing({ search, result, view, now }: ListingProps) {
  return (
    <ListingFrame>
      <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
        <FilterPanel search={search} result={result} view={view} years={searchYears(now)} />
        <Results search={search} result={result} view={view} now={now} />
      </div>
    </ListingFrame>
  )
}
