import { defineJob } from '@/server/jobs/job'
import { mailOrderMessages } from '../operations/mail-order-messages'
import { orderMessagesQueue } from '../operations/queue'

/** Sends staff what a customer has written about an order. */
export const orderMessagesJob = defineJob(orderMessagesQueue, ({ input, payload }) =>
  mailOrderMessages(payload, input),
)
