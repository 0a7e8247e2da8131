import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import type { LandedCards } from '@/modules/inventory/cards/queries/get-landed-cards'
import { vehiclesText } from '@/modules/inventory/cards/ui/count-words'
import type { SearchResult } from '@/modules/inventory/search/queries/declare-search-result'
import { hasActiveFilters } from '@/modules/inventory/search/schemas/has-active-filters'
import { listingHref } from '@/modules/inventory/search/schemas/listing-url'
import type { VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { WISHLIST } from '@/modules/inventory/wishlist/rules/wishlist'
import { buttonStyle } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { EmptyState } from '@/ui/empty-and-error-states'
import { Link, PlainLink } from '@/ui/link'
import { Container } from '@/ui/page-parts'
import { Pagination } from '@/ui/pagination'
import * as words from '../../words'
import { VehicleGrid } from '../grid/vehicle-grid'
import { type ListPlace, placeFilters } from '../listing/active-filters'
import { DeliveryPortLine } from '../listing/delivery-port-line'
import { MarketplaceFilters } from './marketplace-filters'
import { MARKETPLACE, marketplaceHref } from './marketplace-href'
import { MakesOfInterest, NewToReader, type OwnMarket, splitNew } from './new-vehicles-and-makes-of-interest'

type Props = {
  search: VehicleSearch
  result: SearchResult
  /** What the vehicles shown cost at the reader's port; null for a reader who has chosen none. */
  landed: LandedCards | null
  /** Where totals are for; null for a reader who has chosen no port. */
  place: ListPlace | null
  /** What is the reader's own, on the first page of a search without filters; null for guests and elsewhere. */
  own: OwnMarket | null
  isGuest: boolean
  now: Date
}

const SIGN_IN = `/auth/login?next=${encodeURIComponent(MARKETPLACE)}`

/**
 * The market as it is for one reader: what is new since they were here, the makes they look for, and everything else,
 * for their port. A guest sees the newest that may be imported to theirs. A server component.
 */
export function MarketplacePage({ search, result, landed, place, own, isGuest, now }: Props) {
  const { fresh, seen } = splitNew(result.rows, own?.since ?? null)
  return (
    <Container className="py-4 lg:py-8">
      <header>
        <h1 className="text-25 md:text-31">{words.marketplace}</h1>
        <p className="mt-2 max-w-text text-16 text-soft">
          <Intro search={search} result={result} /> {words.tapHeart}{' '}
          <Link href={WISHLIST}>{words.wishlist}</Link>.
        </p>
        <DeliveryPortLine place={place} />
        {isGuest && (
          <p className="mt-2 text-14 text-soft">
            <Link href={SIGN_IN}>{words.signIn}</Link> {words.toSeeYourOwn}
          </p>
        )}
      </header>
      {own && <OwnPart fresh={fresh} landed={landed} now={now} own={own} result={result} search={search} />}
      <div className="mt-4">
        <MarketplaceFilters search={search} facets={result.facets} />
        <PlaceChips search={search} place={place} />
      </div>
      <MarketVehicles search={search} result={result} landed={landed} now={now} fresh={fresh} seen={seen} />
    </Container>
  )
}

type VehiclesProps = Pick<Props, 'search' | 'result' | 'landed' | 'now'> &
  Record<'fresh' | 'seen', VehicleCard[]>

/** The page of vehicles, but for those that are new to the reader and stand above. */
function MarketVehicles({ search, result, landed, now, fresh, seen }: VehiclesProps) {
  return (
    <div className="mt-6">
      {result.rows.length > 0 ? (
        <>
          <h2 className="sr-only">{words.vehicles}</h2>
          {seen.length > 0 && (
            <VehicleGrid
              vehicles={seen}
              landed={landed}
              unit={search.distances}
              now={now}
              eager={fresh.length > 0 ? 0 : 2}
            />
          )}
          <div className="mt-8">
            <Pagination
              page={result.page}
              pages={result.pages}
              hrefOf={(page) => marketplaceHref({ ...search, page })}
            />
          </div>
        </>
      ) : (
        <NoMatches search={search} />
      )}
    </div>
  )
}

type OwnProps = Omit<Props, 'place' | 'own' | 'isGuest'> & { own: OwnMarket; fresh: VehicleCard[] }

/** What comes before the whole market: what is new to the reader, and the makes that they look for. */
function OwnPart({ fresh, landed, now, own, result, search }: OwnProps) {
  const { facets, pages, rows } = result
  const isMore = fresh.length === rows.length && pages > 1
  const reader = { landed, unit: search.distances, now, own }
  return (
    <>
      <NewToReader {...reader} fresh={fresh} isMore={isMore} />
      <MakesOfInterest {...reader} facets={facets} search={search} shown={rows} />
      <h2 className="mt-10 mb-4 text-20 md:text-25">{words.wholeMarket}</h2>
    </>
  )
}

/** How many vehicles there are for the reader, or match their choices. */
function Intro({ search, result: { total, totalIsCapped } }: Pick<Props, 'search' | 'result'>) {
  const vehicles = vehiclesText(total, totalIsCapped)
  return hasActiveFilters({ ...search, eligible: false })
    ? words.matchChoices(vehicles)
    : words.forSale(vehicles)
}

/** What the chosen port leaves out, and the way to have it back. */
function PlaceChips({ search, place }: Pick<Props, 'search' | 'place'>) {
  const chips = placeFilters({ ...search, page: 1 }, place)
  if (chips.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {chips.map(({ key, facet, value, without }) => (
        <li key={key}>
          <Chip facet={facet} value={value} removeHref={marketplaceHref(without)} />
        </li>
      ))}
    </ul>
  )
}

function NoMatches({ search }: { search: VehicleSearch }) {
  return (
    <EmptyState
      title={words.noVehiclesMatchAll}
      actions={
        <>
          <PlainLink href={MARKETPLACE} className={buttonStyle('primary')}>
            {words.showAllVehicles}
          </PlainLink>
          <PlainLink href={listingHref(search)} className={buttonStyle('secondary')}>
            {words.changeThemInFull}
          </PlainLink>
        </>
      }
    >
      <p>{words.fullSearchShows}</p>
    </EmptyState>
  )
}
