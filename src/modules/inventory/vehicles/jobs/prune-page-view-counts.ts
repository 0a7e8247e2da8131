import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { defineJob } from '@/server/jobs/define-job'
import { defineQueue } from '@/server/jobs/define-queue'
import { VIEWS_RETENTION_DAYS } from '../rules/page-view-counting'

/** Removes expired view counts, and those of permanently deleted vehicles. */
export const prunePageViewCountsQueue = defineQueue({
  name: 'inventory.prune-views',
  title: 'Nightly removal of old view counts',
  input: z.strictObject({}),
  policy: 'short',
  schedule: { cron: '25 3 * * *', timezone: 'UTC', input: {} },
})

export const prunePageViewCountsJob = defineJob(prunePageViewCountsQueue, async ({ payload }) => {
  await payload.db.drizzle.execute(sql`
    DELETE FROM vehicle_views w WHERE w.day <= (now() AT TIME ZONE 'UTC')::date - ${VIEWS_RETENTION_DAYS}::int
      OR NOT EXISTS (SELECT FROM vehicles v WHERE v.id = w.vehicle_id)`)
})
