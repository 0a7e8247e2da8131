import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { AppError } from '@/kernel/errors'
import { defineJob, GiveUp } from '@/server/jobs/define-job'
import { defineQueue } from '@/server/jobs/define-queue'
import { userOf } from '@/server/jobs/job-user'
import { changeVehiclesQueue } from '../operations/bulk/declare-change-vehicles-queue'
import { runChange } from '../operations/bulk/run-change'
import { getVehicleChange } from '../queries/stock/get-vehicle-change'

async function stopChange(payload: Payload, id: number, problem: string): Promise<void> {
  await payload.db.drizzle.execute(sql`
    UPDATE vehicle_changes SET state = 'stopped', problem = ${problem}, finished_at = now()
    WHERE id = ${id} AND state IN ('waiting', 'running')`)
}

/** Whoever started it acts with today's permissions, chunk by chunk: a right that was taken away ends it. */
export const changeVehiclesJob = defineJob(changeVehiclesQueue, async (context) => {
  const { attempt, input, payload, progress, signal } = context
  const { changeId, userId } = input
  try {
    for (let hasMore = true; hasMore; ) {
      if (signal.aborted) throw new Error('The worker was stopped')
      const user = await userOf(payload, userId)
      hasMore = await runChange(await createLocalReq({ user }, payload), changeId)
      const { done, total } = (await getVehicleChange(payload.db.drizzle, changeId)) ?? { done: 0, total: 0 }
      await progress(done, total, `change ${changeId}`)
    }
  } catch (error) {
    const isFinal = error instanceof AppError || error instanceof GiveUp
    if (isFinal) await stopChange(payload, changeId, error.message)
    else if (attempt > changeVehiclesQueue.retries)
      await stopChange(
        payload,
        changeId,
        'Something went wrong. The vehicles that are left were not changed.',
      )
    if (!isFinal) throw error
  }
})

const RETENTION_DAYS = 90

/** What became of each vehicle is stored as long as it can be undone; the audit log has it for good. */
const pruneChangesQueue = defineQueue({
  name: 'vehicles.prune-changes',
  title: 'Remove old changes of many vehicles',
  input: z.strictObject({}),
  policy: 'short',
  schedule: { cron: '50 3 * * *', timezone: 'UTC', input: {} },
})

export const pruneChangesJob = defineJob(pruneChangesQueue, async ({ payload }) => {
  await payload.db.drizzle.execute(
    sql`DELETE FROM vehicle_changes WHERE started_at < now() - make_interval(days => ${RETENTION_DAYS}::int)`,
  )
})
