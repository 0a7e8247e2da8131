import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import { vehiclesText } from '@/modules/inventory/cards/ui/count-words'
import { nameWithoutYear } from '@/modules/inventory/cards/ui/words'
import { SaveSearch } from '@/modules/inventory/saved-searches/ui/search/save-search'
import type { Found } from '@/modules/inventory/search/queries/count-relaxed-searches'
import { type ListingView, listingHref } from '@/modules/inventory/search/schemas/listing-url'
import { emptyVehicleSearch, type VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { buttonStyle } from '@/ui/button'
import { EmptyState } from '@/ui/empty-and-error-states'
import { Link, PlainLink } from '@/ui/link'
import * as words from '../../words'
import type { ShowroomContact } from '../detail/showroom-contact-hrefs'
import type { ActiveFilter, ListPlace } from './active-filters'
import { searchName, searchWords, type WayOut, worthwhile } from './relaxed-searches'
import { RequestOnDemand } from './request-on-demand'
import { keepable } from './results-data'

/** What helps where nothing was found. */
export type Help = {
  ways: WayOut[]
  matches: Found[]
  showrooms: readonly ShowroomContact[]
  origin: string
  /** Where a written request to look for it can be sent. */
  inquiryHref: string
  /** The vehicle of the stock number that was typed, where it is sold. */
  sold: VehicleCard | null
}

type NoResultsProps = {
  search: VehicleSearch
  view: ListingView
  place: ListPlace | null
  active: ActiveFilter[]
  help: Help
  signedIn: boolean
}

/** Why nothing was found; what dropping one choice would bring; saving the search, or requesting the vehicle. */
export function NoResults({ search, view, place, active, help, signedIn }: NoResultsProps) {
  if (active.length === 0)
    return (
      <EmptyState title={words.noVehiclesAreOnSale}>
        <p>{words.everyVehicleIsSold}</p>
      </EmptyState>
    )
  const href = listingHref({ ...search, page: 1 }, view)
  return (
    <>
      <EmptyState
        title={active.length === 1 ? words.noVehiclesMatch : words.noVehiclesMatchAll}
        actions={
          <>
            <PlainLink
              href={listingHref(
                { ...emptyVehicleSearch(search.limit), to: search.to, eligible: search.eligible },
                view,
              )}
              className={buttonStyle('primary')}
            >
              {words.resetAllFilters}
            </PlainLink>
            <SaveSearch
              {...keepable(search, searchName(active), place, view)}
              signedIn={signedIn}
              label={words.saveSearchForLater}
            />
          </>
        }
      >
        {help.sold && <Sold vehicle={help.sold} />}
        <WaysOut ways={worthwhile(help.ways, help.matches)} view={view} />
      </EmptyState>
      <RequestOnDemand
        query={searchWords(search, active)}
        url={help.origin + href}
        inquiryHref={help.inquiryHref}
        showrooms={help.showrooms}
      />
    </>
  )
}

function Sold({ vehicle }: { vehicle: VehicleCard }) {
  return (
    <p className="mb-4 text-ink">
      <Link href={`/vehicles/${vehicle.id}`} className="inline-block py-2.5">
        {vehicle.sku} {nameWithoutYear(vehicle)} {vehicle.year}
      </Link>{' '}
      has been sold. Its page shows similar vehicles.
    </p>
  )
}

function WaysOut({ ways, view }: { ways: (WayOut & Found)[]; view: ListingView }) {
  if (ways.length === 0) return <p>{words.removingSingleFilter}</p>
  return (
    <>
      <p>{ways.length === 1 ? words.removeThisFilterToSee : words.removeOneOfThese}</p>
      <ul className="mt-2 text-left">
        {ways.map(({ key, facet, value, without, total, isCapped }) => (
          <li key={key} className="border-t border-line first:border-0">
            <PlainLink
              href={listingHref(without, view)}
              className="flex min-h-11 items-center justify-between gap-6 py-1 text-link hover:underline"
            >
              <span>{words.withoutFacetValue(facet.toLowerCase(), value)}</span>
              <span className="whitespace-nowrap text-soft tabular-nums">
                {vehiclesText(total, isCapped)}
              </span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </>
  )
}
