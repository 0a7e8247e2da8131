import { sql } from '@payloadcms/db-postgres'
import { isbot } from 'isbot'
import type { Payload } from 'payload'
import { clientAddress } from '@/server/http/client-address'
import { logger } from '@/server/logger'
import { signedInUser } from '@/server/signed-in'
import { isBackgroundRequest } from '../rules/views'
import { type PendingViews, ViewCounter } from './view-counter'

/** How long views stay in memory. A process that is killed loses at most so much; one that is asked to stop, none. */
const FLUSH_MS = 5000

type State = { counter: ViewCounter; timer: NodeJS.Timeout | null }
/** One for the whole process: the parts that Next builds apart have modules of their own. */
const shared = globalThis as typeof globalThis & { __kaidoViews?: State }
const state = (): State => {
  shared.__kaidoViews ??= { counter: new ViewCounter(), timer: null }
  return shared.__kaidoViews
}

/**
 * Counts one look at a vehicle's page, unless it is a robot's, a prefetch, a member of staff's, or the same visitor's
 * within half an hour. Made to run after the answer: it writes to memory, and every few seconds what came together is
 * added to the sums by day. Nothing of who looked is stored.
 *
 * @param headers those of the page's request
 * @returns whether it was counted
 */
export async function countView(
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
  // Somebody who follows a link from another site is still who they are; nothing is changed in their name.
  const asked = new Headers(headers)
  asked.delete('origin')
  asked.set('sec-fetch-site', 'same-origin')
  const user = await signedInUser(payload, asked)
  return Boolean(user?.role)
}

function flushSoon(payload: Payload): void {
  const current = state()
  current.timer ??= setTimeout(() => {
    current.timer = null
    void flushViews(payload)
  }, FLUSH_MS).unref()
}

/**
 * Adds what was counted in this process to the sums by day, in one statement. Any number of processes may do so at
 * once: rows are taken in one order. What cannot be written now is kept for the next time.
 */
export async function flushViews(payload: Payload): Promise<void> {
  const { counter } = state()
  const views = counter.take()
  if (views.length === 0) return
  try {
    await addViews(payload, views)
  } catch (error) {
    counter.putBack(views)
    flushSoon(payload)
    logger.warn({ err: error }, 'views could not be written and are kept')
  }
}

/** Adds views to the sums by day. */
export async function addViews(payload: Payload, views: readonly PendingViews[]): Promise<void> {
  await payload.db.drizzle.execute(sql`
    INSERT INTO vehicle_views AS kept (vehicle_id, day, views)
    SELECT vehicle, day, views
    FROM jsonb_to_recordset(${JSON.stringify(views)}::jsonb) AS seen(vehicle int, day date, views int)
    ORDER BY vehicle, day
    ON CONFLICT (vehicle_id, day) DO UPDATE SET views = kept.views + excluded.views`)
}
