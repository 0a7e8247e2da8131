import { defineJob } from '@/server/jobs/define-job'
import { dueSchedulesQueue } from '../operations/declare-due-schedules-queue'
import { runDueSchedules } from '../operations/run-due-schedules'

/** Publishes and unpublishes what is due. */
export const runDueSchedulesJob = defineJob(dueSchedulesQueue, async ({ payload, signal }) => {
  await runDueSchedules(payload, signal)
})
