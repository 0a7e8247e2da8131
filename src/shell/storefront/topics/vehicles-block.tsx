import type { Payload } from 'payload'
import { VehicleGrid } from '@/modules/inventory/catalogue/ui/grid/vehicle-grid'
import { searchVehicles } from '@/modules/inventory/search/queries/search-vehicles'
import { LISTING } from '@/modules/inventory/search/rules/listing-path'
import { listingHref } from '@/modules/inventory/search/schemas/listing-url'
import { parseVehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import type { DistanceUnit } from '@/modules/inventory/vehicles/rules/distance-unit'
import { EmptyState } from '@/ui/empty-and-error-states'
import { Link } from '@/ui/link'
import { Part } from './blocks'
import type { TopicParts } from './parts'
import * as words from './words'

/** The search in an address of the list of vehicles, or in its query alone. */
function searchIn(address: string | null | undefined, limit: number) {
  const [beforeHash = ''] = (address ?? '').trim().split('#')
  const query = beforeHash.slice(beforeHash.indexOf('?') + 1)
  const params = Object.fromEntries(new URLSearchParams(query.includes('=') ? query : ''))
  return { ...parseVehicleSearch(params), page: 1, limit }
}

/** Vehicles found by a search, with the way to all of them. */
export async function Vehicles({
  count,
  search,
  title,
  payload,
  unit,
}: TopicParts['vehicles'] & { payload: Payload; unit: DistanceUnit }) {
  const wanted = searchIn(search, Number(count) || 4)
  const { rows } = await searchVehicles(payload, wanted, {}, [])
  return (
    <Part title={title}>
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
    </Part>
  )
}
