import { z } from 'zod'
import { defineQueue } from '@/server/jobs/queue'

/** Finds payments whose day has passed, and orders whose first payment has not come in the reservation days. */
export const orderDaysQueue = defineQueue({
  name: 'sales.order-days',
  title: 'Follow up payments of orders',
  input: z.strictObject({}),
  schedule: { cron: '10 * * * *', timezone: 'UTC', input: {} },
})
