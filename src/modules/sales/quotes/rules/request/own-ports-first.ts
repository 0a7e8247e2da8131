import { countryOf } from '@/modules/accounts/people/rules/country-of'
import {
  type PortsOfCountry,
  portsByCountry,
} from '@/modules/inventory/destination-choice/rules/ports-by-country'

type Port = { id: number; name: string; country: string }

/**
 * The ports of destination by country, those of the buyer's own first.
 *
 * @param country its code or name; null if it is not known
 */
export function ownPortsFirst<P extends Port>(
  ports: readonly P[],
  country: string | null,
): PortsOfCountry<P>[] {
  const code = countryOf(country)?.code
  const groups = portsByCountry(ports)
  if (code === undefined) return groups
  const isOwn = (group: PortsOfCountry<P>) => countryOf(group.country)?.code === code
  return [...groups.filter(isOwn), ...groups.filter((group) => !isOwn(group))]
}
