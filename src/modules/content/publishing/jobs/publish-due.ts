import { defineJob } from '@/server/jobs/define-job'
import { publishDueQueue } from '../operations/declare-queue'
import { publishDue } from '../operations/run-schedule'

/** Publishes and unpublishes what is due. */
export const publishDueJob = defineJob(publishDueQueue, async ({ payload, signal }) => {
  await publishDue(payload, signal)
})
