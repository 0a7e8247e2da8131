import { VehicleGrid } from '@/modules/inventory/catalogue/ui/grid/vehicle-grid'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import { listingHref } from '@/modules/inventory/search/schemas/listing-url'
import { parseVehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import type { VehiclesBlock as Fields } from '@/payload-types'
import { EmptyState } from '@/ui/empty-and-error-states'
import { Link } from '@/ui/link'
import type { BlockProps } from '../ui/block-props'
import { BlockSection } from '../ui/block-section'
import * as words from '../words'
import { searchQuery } from './content'

/** The search in an address of the list of vehicles. */
const searchIn = (address: unknown, limit: number) => ({
  ...parseVehicleSearch(Object.fromEntries(new URLSearchParams(searchQuery(address)))),
  page: 1,
  limit,
})

/** Vehicles found by a search, with the way to all of them. */
export async function VehiclesBlock({ fields: { count, search, title }, payload, unit }: BlockProps<Fields>) {
  const wanted = searchIn(search, Number(count) || 4)
  const { rows } = await searchVehicles(payload, wanted, {}, [])
  return (
    <BlockSection title={title}>
      {rows.length > 0 ? (
        <>
          <VehicleGrid vehicles={rows} landed={null} unit={unit} now={new Date()} />
          <p className="mt-4">
            <Link href={listingHref({ ...wanted, limit: 12 })} className="inline-block py-2.5">
              {words.allVehicles}
            </Link>
          </p>
        </>
      ) : (
        <EmptyState title={words.noVehicles} actions={<Link href={LISTING}>{words.allVehicles}</Link>}>
          <p>{words.noVehiclesNow}</p>
        </EmptyState>
      )}
    </BlockSection>
  )
}
