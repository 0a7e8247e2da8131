import type { PriceType } from './price-type'

/** Whether prices of a type hold for one port of destination: all but FOB, which ends where the way begins. */
export const endsAtPort = (type: string | null | undefined): boolean => type !== 'FOB'

/**
 * 'FOB Yokohama', 'CIF Mombasa'. FOB names the place where the buyer takes over, so it includes the showroom's city; CIF
 * and DDP end at the port for which the price holds, if it names one.
 */
export function termWithPlace(
  code: PriceType,
  city: string | undefined,
  namedPort: string | undefined,
): string {
  const place = endsAtPort(code) ? namedPort : city
  return place ? `${code} ${place}` : code
}
