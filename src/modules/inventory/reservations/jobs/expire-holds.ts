import { defineJob } from '@/server/jobs/job'
import { expireHolds } from '../operations/expire-holds'
import { expireHoldsQueue } from '../operations/queue'

/** Ends holds that have run out. */
export const expireHoldsJob = defineJob(expireHoldsQueue, async ({ payload }) => {
  await expireHolds(payload)
})
