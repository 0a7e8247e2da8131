import { buttonStyle } from '@/ui/button'
import { Link, PlainLink } from '@/ui/link'
import { EmptyState } from '@/ui/states'
import { emptyVehicleSearch, type VehicleSearch } from '../../schemas/vehicle-search'
import type { ActiveFilter } from './active-filters'
import { type ListingView, listingHref } from './listing-address'

type NoResultsProps = { search: VehicleSearch; view: ListingView; active: ActiveFilter[] }

/** Why nothing was found, and each choice that can be dropped to find more. */
export function NoResults({ search, view, active }: NoResultsProps) {
  if (active.length === 0)
    return (
      <EmptyState title="No vehicles are listed at the moment">
        <p>
          Every vehicle is sold or being prepared. New arrivals appear here as soon as they are published.
        </p>
      </EmptyState>
    )
  return (
    <EmptyState
      title={
        active.length === 1 ? 'No vehicle matches this choice' : 'No vehicle matches all of these choices'
      }
      actions={
        <PlainLink
          href={listingHref(emptyVehicleSearch(search.limit), view)}
          className={buttonStyle('primary')}
        >
          Reset all filters
        </PlainLink>
      }
    >
      <p>{active.length === 1 ? 'Drop it to see more:' : 'Drop one of them to see more:'}</p>
      <ul className="mt-3 flex flex-wrap justify-center gap-x-5">
        {active.map(({ key, facet, value, without }) => (
          <li key={key}>
            <Link href={listingHref(without, view)} className="inline-block py-2.5">
              without {facet.toLowerCase()} {value}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
