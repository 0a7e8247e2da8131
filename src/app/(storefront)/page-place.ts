import type { ListPlace } from '@/modules/inventory/catalogue/ui/listing/active-filters'
import {
  getDeliveryPlaceOf,
  type Place,
} from '@/modules/inventory/destination-choice/queries/get-delivery-place'
import { runningPayload } from '@/server/running-payload'
import { pageDeliverTo } from './page-deliver-to-and-unit'

/** Where the figures of this page are for: the port in its URL, else the reader's own; null for none. */
export const pagePlace = async (requested?: string | string[]): Promise<Place | null> =>
  getDeliveryPlaceOf(runningPayload(), await pageDeliverTo(), requested)

/** The same as lists show it. */
export async function listPlace(place: Place | null): Promise<ListPlace | null> {
  const own = await pageDeliverTo()
  return place && { ...place.port, hasRules: place.destination !== null, own: own?.port.id ?? null }
}
