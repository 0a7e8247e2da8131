import { defineJob } from '@/server/jobs/define-job'
import { orderMessagesQueue } from '../operations/declare-queues'
import { mailOrderMessages } from '../operations/mail-order-messages'

/** Sends staff what a customer has written about an order. */
export const orderMessagesJob = defineJob(orderMessagesQueue, ({ input, payload }) =>
  mailOrderMessages(payload, input),
)
