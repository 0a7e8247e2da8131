import { defineJob } from '@/server/jobs/define-job'
import { dueTimesQueue } from '../operations/sla/declare-due-times-and-deadlines-queues'
import { rewriteDueTimes } from '../operations/sla/rewrite-due-times'

/** Writes the due times of a department's tickets again. */
export const rewriteDueTimesJob = defineJob(dueTimesQueue, ({ input, payload, progress, signal }) =>
  rewriteDueTimes(payload, input.departmentId, { progress, signal }),
)
