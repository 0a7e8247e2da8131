import { defineJob } from '@/server/jobs/job'
import { mailQuoteMessages } from '../operations/mail-quote-messages'
import { quoteMessagesQueue } from '../operations/queue'

/** Sends the showroom what a customer has written about a quote. */
export const quoteMessagesJob = defineJob(quoteMessagesQueue, ({ input, payload }) =>
  mailQuoteMessages(payload, input),
)
