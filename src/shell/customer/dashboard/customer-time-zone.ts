import { zoneOfCountry } from '@/modules/inventory/saved-searches/rules/saved-search-alerts'

const UNKNOWN = 'UTC'

/**
 * The time zone of a customer's clocks: their country's; where that is unknown or has several, the one of where they
 * have vehicles delivered; else UTC, which is then shown with every moment.
 *
 * @param destinationZone null without a port, and for a country without rules
 */
export function customerTimeZone(country: string | null, destinationZone: string | null): string {
  const own = zoneOfCountry(country)
  return own === UNKNOWN ? (destinationZone ?? UNKNOWN) : own
}
