import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { defineJob } from '@/server/jobs/define-job'
import { defineQueue } from '@/server/jobs/define-queue'

/** The drill's own queue, on a database of its own. */
export const drillQueue = defineQueue({
  name: 'drill.effect',
  title: 'Drill',
  input: z.strictObject({ n: z.int() }),
  concurrency: 4,
  retryDelay: 1,
})

/** Long enough for a kill to hit a job before, inside and after its effect. */
const PAUSE_MS = 15

/** Writes one row per effect, with nothing in the table to prevent a second one. */
export const drillJob = defineJob(drillQueue, async ({ input: { n }, once, payload }) => {
  await sleep(PAUSE_MS)
  const isNew = await once(`drill:${n}`, async (_, db) => {
    await db.execute(sql`INSERT INTO drill_effects (n, pid) VALUES (${n}, ${process.pid})`)
    await sleep(PAUSE_MS)
  })
  if (!isNew)
    await payload.db.drizzle.execute(sql`INSERT INTO drill_skipped (n, pid) VALUES (${n}, ${process.pid})`)
  await sleep(PAUSE_MS)
})
