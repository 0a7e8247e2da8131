import { defineJob } from '@/server/jobs/define-job'
import { remindQuotesQueue } from '../operations/declare-quote-queues'
import { remindOfEnds, remindOfWaiting } from '../operations/remind-of-ending-or-waiting-quotes'

/** Reminds both sides of what they may have forgotten. */
export const remindQuotesJob = defineJob(remindQuotesQueue, async ({ payload }) => {
  const now = new Date()
  await remindOfEnds(payload, now)
  await remindOfWaiting(payload, now)
})
