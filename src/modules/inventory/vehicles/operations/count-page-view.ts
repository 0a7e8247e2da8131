import { isbot } from 'isbot'
import type { Payload } from 'payload'
import { clientAddress } from '@/server/http/client-address'
import { logger } from '@/server/logger'
import { signedInUser } from '@/server/signed-in-user'
import { isBackgroundRequest } from '../rules/page-view-counting'
import { addPageViewsToTotals } from './add-page-views-to-totals'
import { PageViewCounter } from './count-page-views-in-memory'

/**
 * How long views stay in memory. A killed process loses at most this much; one shut down normally loses none.
 */
const FLUSH_MS = 5000

type State = { counter: PageViewCounter; timer: NodeJS.Timeout | null }
/** One for the whole process: Next's separately built parts have their own copies of modules. */
const shared = globalThis as typeof globalThis & { __kaidoViews?: State }
const state = (): State => {
  shared.__kaidoViews ??= { counter: new PageViewCounter(), timer: null }
  return shared.__kaidoViews
}

/**
 * Counts one view of a vehicle's page, unless it is by a robot, a prefetch, a member of staff, or the same
 * visitor within half an hour. Nothing waits for it: it writes to memory, and every few
 * seconds the counts are added to the daily totals. Nothing about the visitor is stored.
 *
 * @param headers those of the page's request
 * @returns whether it was counted
 */
export async function countPageView(
  payload: Payload,
  vehicle: number,
  headers: Headers,
  now: Date,
): Promise<boolean> {
  const agent = headers.get('user-agent') ?? ''
  if (agent === '' || isbot(agent) || isBackgroundRequest(headers)) return false
  if (await isStaff(payload, headers)) return false
  const { counter } = state()
  const counted = counter.count(vehicle, `${clientAddress(headers)}\n${agent}`, now)
  if (counted) flushSoon(payload)
  return counted
}

async function isStaff(payload: Payload, headers: Headers): Promise<boolean> {
  if (!headers.get('cookie')?.includes(`${payload.config.cookiePrefix}-token=`)) return false
  // A visitor following a link from another site keeps their identity; nothing is changed on their behalf.
  const requestHeaders = new Headers(headers)
  requestHeaders.delete('origin')
  requestHeaders.set('sec-fetch-site', 'same-origin')
  const user = await signedInUser(payload, requestHeaders)
  return Boolean(user?.role)
}

function flushSoon(payload: Payload): void {
  const current = state()
  current.timer ??= setTimeout(() => {
    current.timer = null
    void flushPageViews(payload)
  }, FLUSH_MS).unref()
}

/**
 * Adds this process's counts to the daily totals, in one statement. Any number of processes may do so at
 * once: rows are locked in a fixed order. Counts that cannot be written now wait for the next time.
 */
export async function flushPageViews(payload: Payload): Promise<void> {
  const { counter } = state()
  const views = counter.take()
  if (views.length === 0) return
  try {
    await addPageViewsToTotals(payload, views)
  } catch (error) {
    counter.putBack(views)
    flushSoon(payload)
    logger.warn({ err: error }, 'views could not be written and are kept')
  }
}
