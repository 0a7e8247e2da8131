import type { Payload } from 'payload'
import { listMakesOfVehicles } from '@/modules/inventory/cards/queries/list-makes-of-vehicles'
import { readCards } from '@/modules/inventory/cards/queries/read-vehicle-cards'
import { rankMakesOfBuyer } from '@/modules/inventory/catalogue/rules/rank-makes-of-buyer'
import type { OwnMarket } from '@/modules/inventory/catalogue/ui/marketplace/new-vehicles-and-makes-of-interest'
import { listMakesOfSavedSearches } from '@/modules/inventory/saved-searches/queries/list-makes-of-saved-searches'
import { findVehicleIds } from '@/modules/inventory/search/queries/find-vehicle-ids'
import type { SearchViewer } from '@/modules/inventory/search/queries/read-search-viewer'
import type { VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'
import { listMakesOfWishlist } from '@/modules/inventory/wishlist/queries/list-makes-of-wishlist'
import { listMakesOfRequests } from '@/modules/sales/search/queries/list-makes-of-requests'

/** Two rows on a wide screen, with room for those that are shown as new already. */
const OF_OWN_MAKES = 12

type Reader = { id: number; since: Date | null; zone: string; viewer: SearchViewer }

/**
 * What of the marketplace is somebody's own: since when vehicles are new to them, and the newest of the makes that they
 * look for.
 *
 * @param search the page's own search as it is made, with the port and what may be imported
 */
export async function readOwnMarket(
  payload: Payload,
  search: VehicleSearch,
  { id, since, viewer, zone }: Reader,
): Promise<OwnMarket> {
  const db = payload.db.drizzle
  const [wished, searched, requested] = await Promise.all([
    listMakesOfWishlist(payload, id),
    listMakesOfSavedSearches(db, id),
    listMakesOfRequests(db, id),
  ])
  const makes = rankMakesOfBuyer([
    wished,
    searched,
    requested.makes,
    await listMakesOfVehicles(payload, requested.vehicles),
  ])
  if (makes.length === 0) return { since, zone, makes, ofMakes: [] }
  const result = await findVehicleIds(payload, { ...search, make: makes, limit: OF_OWN_MAKES }, viewer, [])
  return { since, zone, makes, ofMakes: await readCards(payload, result.ids) }
}
