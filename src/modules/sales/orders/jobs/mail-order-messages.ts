import { defineJob } from '@/server/jobs/define-job'
import { mailOrderMessagesQueue } from '../operations/declare-order-queues'
import { mailOrderMessages } from '../operations/mail-order-messages'

/** Sends staff what a customer has written about an order. */
export const mailOrderMessagesJob = defineJob(mailOrderMessagesQueue, ({ input, payload }) =>
  mailOrderMessages(payload, input),
)
