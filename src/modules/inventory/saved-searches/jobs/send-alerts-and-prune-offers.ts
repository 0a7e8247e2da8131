import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { defineJob } from '@/server/jobs/define-job'
import { defineQueue } from '@/server/jobs/define-queue'
import { findAlerts } from '../operations/alerts/find-alerts'
import { sendAlerts } from '../operations/alerts/send-alerts'

/** Examines what has changed, and writes to the people concerned. */
export const sendAlertsQueue = defineQueue({
  name: 'inventory.alerts',
  title: 'Send alerts about matching vehicles',
  input: z.strictObject({}),
  policy: 'short',
  retries: 2,
  // After an import of the whole stock every search is matched against all of it.
  expireIn: 60 * 60,
  schedule: { cron: '* * * * *', timezone: 'UTC', input: {} },
})

export const sendAlertsJob = defineJob(sendAlertsQueue, async ({ payload, signal }) => {
  const now = new Date()
  await findAlerts(payload, now, signal)
  await sendAlerts(payload, now, signal)
})

/** Removes recorded offers of vehicles that are no longer on any wishlist. */
export const pruneOffersQueue = defineQueue({
  name: 'inventory.prune-offers',
  title: 'Nightly removal of unused alerts',
  input: z.strictObject({}),
  policy: 'short',
  schedule: { cron: '35 3 * * *', timezone: 'UTC', input: {} },
})

export const pruneOffersJob = defineJob(pruneOffersQueue, async ({ payload }) => {
  await payload.db.drizzle.execute(sql`
    DELETE FROM watched_offers o WHERE NOT EXISTS (SELECT FROM wishlist_items w WHERE w.vehicle_id = o.vehicle_id)`)
})
