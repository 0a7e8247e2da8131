import { cookies, headers } from 'next/headers'
import { after } from 'next/server'
import { cache } from 'react'
import { saveGuestPort } from '@/modules/inventory/destination-choice/operations/save-own-port'
import { type DeliverTo, readDeliverTo } from '@/modules/inventory/destination-choice/queries/read-deliver-to'
import { DELIVER_TO_COOKIE } from '@/modules/inventory/destination-choice/rules/deliver-to'
import { pageUser } from '@/server/page-user'
import { runningPayload } from '@/server/running-payload'

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
