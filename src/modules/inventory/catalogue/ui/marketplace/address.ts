import { toSearchString, type VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'

export const MARKETPLACE = '/marketplace'

/** The parameter that says whether the submitted port was saved. */
export const PORT_OUTCOME = 'port'
const OUTCOMES = ['saved', 'gone'] as const
export type PortOutcome = (typeof OUTCOMES)[number]

/** The parameter's meaning; null for none and for unknown values. */
export const readPortOutcome = (value: string | undefined): PortOutcome | null =>
  OUTCOMES.find((outcome) => outcome === value) ?? null

/** The address of a search in the marketplace. */
export function marketplaceHref(search: VehicleSearch): string {
  const query = toSearchString(search)
  return query ? `${MARKETPLACE}?${query}` : MARKETPLACE
}
