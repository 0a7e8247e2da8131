import { defineJob } from '@/server/jobs/job'
import { expireQuotes } from '../operations/expire-quotes'
import { expireQuotesQueue } from '../operations/queue'

/** Ends offers that have run out. */
export const expireQuotesJob = defineJob(expireQuotesQueue, async ({ payload }) => {
  await expireQuotes(payload)
})
