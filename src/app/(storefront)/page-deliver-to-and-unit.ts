import { cookies, headers } from 'next/headers'
import { after } from 'next/server'
import { cache } from 'react'
import { countryOf } from '@/modules/accounts/people/rules/countries'
import type { ListPlace } from '@/modules/inventory/catalogue/ui/listing/active-filters'
import { saveGuestPort } from '@/modules/inventory/destination-choice/operations/save-own-port'
import {
  getDeliveryPlaceOf,
  type Place,
} from '@/modules/inventory/destination-choice/queries/get-delivery-place'
import { type DeliverTo, readDeliverTo } from '@/modules/inventory/destination-choice/queries/read-deliver-to'
import { DELIVER_TO_COOKIE } from '@/modules/inventory/destination-choice/rules/deliver-to'
import {
  DISTANCES_COOKIE,
  type DistanceUnit,
  readDistanceUnit,
} from '@/modules/inventory/vehicles/rules/distance-unit'
import { readerUnit } from '@/modules/inventory/vehicles/rules/distances/reader-distance-unit'
import { runningPayload } from '@/server/running-payload'
import { pageUser } from '@/server/signed-in-user'

/**
 * Where the reader of this page has vehicles delivered; null for nowhere in particular. Whoever has just signed in takes
 * along what they chose as a guest. Read once per request.
 */
export const pageDeliverTo = cache(async (): Promise<DeliverTo | null> => {
  const [payload, given, jar] = await Promise.all([runningPayload(), headers(), cookies()])
  const user = await pageUser(payload, given)
  const to = await readDeliverTo(payload, user?.id ?? null, jar.get(DELIVER_TO_COOKIE)?.value)
  if (user && to && !to.isStored) after(() => saveGuestPort(payload.db.drizzle, user.id, to.port.id))
  return to
})

/**
 * What the reader of this page counts distances in: as chosen, else as their port's or their own country does, else as the
 * country that the page is about.
 */
export const pageUnit = cache(async (country: string | null = null): Promise<DistanceUnit> => {
  const [payload, given, jar] = await Promise.all([runningPayload(), headers(), cookies()])
  const [user, to] = await Promise.all([pageUser(payload, given), pageDeliverTo()])
  return readerUnit({
    chosen: readDistanceUnit(jar.get(DISTANCES_COOKIE)?.value),
    portCountry: to?.port.country,
    accountCountry: countryOf(user?.country)?.name ?? country,
  })
})

/** Where the figures of this page are for: the port in its URL, else the reader's own; null for none. */
export const pagePlace = async (requested?: string | string[]): Promise<Place | null> =>
  getDeliveryPlaceOf(runningPayload(), await pageDeliverTo(), requested)

/** The same as lists show it. */
export async function listPlace(place: Place | null): Promise<ListPlace | null> {
  const own = await pageDeliverTo()
  return place && { ...place.port, hasRules: place.destination !== null, own: own?.port.id ?? null }
}
