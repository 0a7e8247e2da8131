import { listingQuery } from '@/modules/inventory/search/schemas/listing-url'
import type { VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'

export const MARKETPLACE = '/marketplace'

/** The URL of a search in the marketplace. */
export function marketplaceHref(search: VehicleSearch): string {
  const query = listingQuery(search)
  return query ? `${MARKETPLACE}?${query}` : MARKETPLACE
}
