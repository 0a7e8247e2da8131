import { toSearchString, type VehicleSearch } from '../../schemas/vehicle-search'

export const MARKETPLACE = '/marketplace'

/** The address of a search in the marketplace. */
export function marketplaceHref(search: VehicleSearch): string {
  const query = toSearchString(search)
  return query ? `${MARKETPLACE}?${query}` : MARKETPLACE
}
