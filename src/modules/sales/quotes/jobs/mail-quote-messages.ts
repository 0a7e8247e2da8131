import { defineJob } from '@/server/jobs/define-job'
import { quoteMessagesQueue } from '../operations/declare-queues'
import { mailQuoteMessages } from '../operations/mail-quote-messages'

/** Sends the showroom what a customer has written about a quote. */
export const quoteMessagesJob = defineJob(quoteMessagesQueue, ({ input, payload }) =>
  mailQuoteMessages(payload, input),
)
