import { toSearchString, type VehicleSearch } from '@/modules/inventory/search/schemas/vehicle-search'

export const MARKETPLACE = '/marketplace'

/** Where an address says what became of the port that was sent. */
export const PORT_OUTCOME = 'port'
const OUTCOMES = ['saved', 'gone'] as const
export type PortOutcome = (typeof OUTCOMES)[number]

/** What an address says of the port; null for nothing, and for what another hand wrote there. */
export const readPortOutcome = (value: string | undefined): PortOutcome | null =>
  OUTCOMES.find((outcome) => outcome === value) ?? null

/** The address of a search in the marketplace. */
export function marketplaceHref(search: VehicleSearch): string {
  const query = toSearchString(search)
  return query ? `${MARKETPLACE}?${query}` : MARKETPLACE
}
