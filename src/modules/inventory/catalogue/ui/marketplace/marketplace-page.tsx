import { vehiclesText } from '@/modules/inventory/cards/ui/words'
import type { SearchResult } from '@/modules/inventory/search/queries/search-result'
import { hasActiveFilters, type VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { listingHref } from '@/modules/inventory/search/ui/listing/listing-address'
import { WISHLIST } from '@/modules/inventory/wishlist/rules/wishlist'
import type { DestinationPort } from '@/modules/settings/places/queries/public-places'
import { buttonStyle } from '@/ui/button'
import { Container } from '@/ui/layout'
import { Link, PlainLink } from '@/ui/link'
import { Pagination } from '@/ui/pagination'
import { EmptyState } from '@/ui/states'
import * as words from '../../words'
import { VehicleGrid } from '../grid/vehicle-grid'
import { MARKETPLACE, marketplaceHref, type PortOutcome } from './address'
import { MarketplaceFilters } from './marketplace-filters'
import { PortForm, PortNote } from './port-form'

type Props = {
  search: VehicleSearch
  result: SearchResult
  /** Where the person has vehicles sent to; null for none yet. */
  port: DestinationPort | null
  /** What became of the port that was just sent. */
  portOutcome: PortOutcome | null
  ports: readonly DestinationPort[]
  now: Date
}

/** The catalogue of somebody who is signed in: with their port, their hearts, and a few filters to begin with. */
export function MarketplacePage({ search, result, port, portOutcome, ports, now }: Props) {
  return (
    <Container className="py-4 lg:py-8">
      <header className="mb-6 grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-end">
        <div>
          <h1 className="text-25 md:text-31">{words.marketplace}</h1>
          <p className="mt-2 max-w-text text-16 text-soft">
            {vehiclesText(result.total, result.totalIsCapped)}
            {hasActiveFilters(search) ? ' match your choices' : ' for sale'}. Tap the heart on a vehicle to
            add it to your <Link href={WISHLIST}>{words.wishlist}</Link>.
          </p>
        </div>
        <PortForm port={port} outcome={portOutcome} ports={ports} />
      </header>
      <MarketplaceFilters search={search} facets={result.facets} />
      {port && <PortNote port={port} />}
      <div className="mt-6">
        {result.rows.length > 0 ? (
          <>
            <h2 className="sr-only">{words.vehicles}</h2>
            <VehicleGrid vehicles={result.rows} now={now} eager={2} />
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
