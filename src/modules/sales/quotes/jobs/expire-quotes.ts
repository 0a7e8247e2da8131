import { defineJob } from '@/server/jobs/define-job'
import { expireQuotesQueue } from '../operations/declare-quote-queues'
import { expireQuotes } from '../operations/expire-quotes'

/** Ends offers that have run out. */
export const expireQuotesJob = defineJob(expireQuotesQueue, async ({ payload }) => {
  await expireQuotes(payload)
})
