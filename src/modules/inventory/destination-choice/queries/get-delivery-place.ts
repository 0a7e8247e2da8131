import type { Payload } from 'payload'
import { type DestinationPort, readPublicPlaces } from '@/modules/settings/places/queries/read-public-places'
import { getDestinations } from '@/modules/settings/tariffs/queries/get-destinations-from-memory'
import type { Destination } from '@/modules/settings/tariffs/rules/destination'
import { readPortId } from '../rules/read-port-id'
import type { DeliverTo } from './read-deliver-to'

/** Where the figures of a page or an answer are for. */
export type Place = {
  port: DestinationPort
  /** What is known of import there; null for a country whose rules nobody has entered. */
  destination: Destination | null
}

/** A port of destination by id; null for none and for one that is not served. */
export async function getDeliveryPlaceAt(payload: Payload, portId: number | null): Promise<Place | null> {
  if (portId === null) return null
  const [{ ports }, known] = await Promise.all([readPublicPlaces(payload), getDestinations(payload)])
  const port = ports.find(({ id }) => id === portId)
  return port ? { port, destination: known.get(port.country) ?? null } : null
}

/**
 * Where a page is for: the port that its address names, else the reader's own.
 *
 * @param requested from the address
 */
export async function getDeliveryPlaceOf(
  payload: Payload,
  own: DeliverTo | null,
  requested?: string | string[],
): Promise<Place | null> {
  const named =
    typeof requested === 'string' ? await getDeliveryPlaceAt(payload, readPortId(requested)) : null
  return named ?? getDeliveryPlaceAt(payload, own?.port.id ?? null)
}
