import type { Payload } from 'payload'
import { type DestinationPort, publicPlaces } from '@/modules/settings/places/queries/read-public-places'
import { destinations } from '@/modules/settings/tariffs/queries/read-destinations'
import type { Destination } from '@/modules/settings/tariffs/rules/destination'
import { readPortId } from '../rules/deliver-to'
import type { DeliverTo } from './read-destination-choice'

/** Where the figures of a page or an answer are for. */
export type Place = {
  port: DestinationPort
  /** What is known of import there; null for a country whose rules nobody has entered. */
  destination: Destination | null
}

/** A port of destination by id; null for none and for one that is not served. */
export async function placeAt(payload: Payload, portId: number | null): Promise<Place | null> {
  if (portId === null) return null
  const [{ ports }, known] = await Promise.all([publicPlaces(payload), destinations(payload)])
  const port = ports.find(({ id }) => id === portId)
  return port ? { port, destination: known.get(port.country) ?? null } : null
}

/**
 * Where a page is for: the port that its address names, else the reader's own.
 *
 * @param requested from the address
 */
export async function placeOf(
  payload: Payload,
  own: DeliverTo | null,
  requested?: string | string[],
): Promise<Place | null> {
  const named = typeof requested === 'string' ? await placeAt(payload, readPortId(requested)) : null
  return named ?? placeAt(payload, own?.port.id ?? null)
}
