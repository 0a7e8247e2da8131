import type { LandedCards } from '@/modules/inventory/cards/queries/landed-cards'
import { vehiclesText } from '@/modules/inventory/cards/ui/words'
import type { SearchResult } from '@/modules/inventory/search/queries/search-result'
import { hasActiveFilters, type VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { listingHref } from '@/modules/inventory/search/ui/listing/listing-address'
import { WISHLIST } from '@/modules/inventory/wishlist/rules/wishlist'
import { buttonStyle } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { Container } from '@/ui/layout'
import { Link, PlainLink } from '@/ui/link'
import { Pagination } from '@/ui/pagination'
import { EmptyState } from '@/ui/states'
import * as words from '../../words'
import { VehicleGrid } from '../grid/vehicle-grid'
import { type ListPlace, placeFilters } from '../listing/active-filters'
import { PlaceLine } from '../listing/place-line'
import { MARKETPLACE, marketplaceHref } from './address'
import { MarketplaceFilters } from './marketplace-filters'

type Props = {
  search: VehicleSearch
  result: SearchResult
  /** What the vehicles found cost at the reader's port; null for a reader who has chosen none. */
  landed: LandedCards | null
  /** Where totals are for; null for a reader who has chosen no port. */
  place: ListPlace | null
  now: Date
}

/** The catalogue of somebody who is signed in: with their port, their hearts, and a few filters to begin with. */
export function MarketplacePage({ search, result, landed, place, now }: Props) {
  return (
    <Container className="py-4 lg:py-8">
      <header className="mb-6">
        <h1 className="text-25 md:text-31">{words.marketplace}</h1>
        <p className="mt-2 max-w-text text-16 text-soft">
          {vehiclesText(result.total, result.totalIsCapped)}
          {hasActiveFilters({ ...search, eligible: false }) ? ' match your choices' : ' for sale'}. Tap the
          heart on a vehicle to add it to your <Link href={WISHLIST}>{words.wishlist}</Link>.
        </p>
      </header>
      <MarketplaceFilters search={search} facets={result.facets} />
      <PlaceLine place={place} />
      <PlaceChips search={search} place={place} />
      <div className="mt-6">
        {result.rows.length > 0 ? (
          <>
            <h2 className="sr-only">{words.vehicles}</h2>
            <VehicleGrid vehicles={result.rows} landed={landed} now={now} eager={2} />
            <div className="mt-8">
              <Pagination
                page={result.page}
                pages={result.pages}
                hrefOf={(page) => marketplaceHref({ ...search, page })}
              />
            </div>
          </>
        ) : (
          <NothingFound search={search} />
        )}
      </div>
    </Container>
  )
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

function NothingFound({ search }: { search: VehicleSearch }) {
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
