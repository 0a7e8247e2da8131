import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { countryOf } from '@/modules/accounts/people/rules/country-of'
import {
  DISTANCES_COOKIE,
  type DistanceUnit,
  readDistanceUnit,
} from '@/modules/inventory/vehicles/rules/distance-unit'
import { readerUnit } from '@/modules/inventory/vehicles/rules/distances/reader-distance-unit'
import { pageUser } from '@/server/page-user'
import { runningPayload } from '@/server/running-payload'
import { pageDeliverTo } from './page-deliver-to-and-unit'

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
