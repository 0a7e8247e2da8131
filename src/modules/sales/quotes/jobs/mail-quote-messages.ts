import { defineJob } from '@/server/jobs/define-job'
import { mailQuoteMessagesQueue } from '../operations/declare-quote-queues'
import { mailQuoteMessages } from '../operations/mail-quote-messages'

/** Sends the showroom what a customer has written about a quote. */
export const mailQuoteMessagesJob = defineJob(mailQuoteMessagesQueue, ({ input, payload }) =>
  mailQuoteMessages(payload, input),
)
