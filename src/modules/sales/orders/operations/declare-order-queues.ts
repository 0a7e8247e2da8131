import { z } from 'zod'
import { defineQueue } from '@/server/jobs/define-queue'

/** Finds payments whose day has passed, and orders whose first payment has not come in the reservation days. */
export const remindOverdueOrdersQueue = defineQueue({
  name: 'sales.order-days',
  title: 'Follow up payments of orders',
  input: z.strictObject({}),
  schedule: { cron: '10 * * * *', timezone: 'UTC', input: {} },
})

/** Sends staff what a customer has written about an order; one job gathers what is written meanwhile. */
export const mailOrderMessagesQueue = defineQueue({
  name: 'sales.order-messages',
  title: 'Send messages about an order to staff',
  input: z.strictObject({ orderId: z.int(), fromId: z.int() }),
  about: { orderId: 'orders' },
  policy: 'short',
})

/** Notifies a customer of how their order is handed over after all; one waiting job for each order. */
export const notifyHandoverQueue = defineQueue({
  name: 'sales.order-handover',
  title: 'Notify a customer of the handover',
  input: z.strictObject({ orderId: z.int() }),
  about: { orderId: 'orders' },
  policy: 'short',
})
