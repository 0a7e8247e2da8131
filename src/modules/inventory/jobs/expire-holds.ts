import { defineJob } from '@/server/jobs/job'
import { expireHolds } from '../operations/holds/expire-holds'
import { expireHoldsQueue } from '../operations/holds/queue'

/** Ends holds that have run out. */
export const expireHoldsJob = defineJob(expireHoldsQueue, async ({ payload }) => {
  await expireHolds(payload)
})
