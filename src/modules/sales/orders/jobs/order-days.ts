import { defineJob } from '@/server/jobs/job'
import { markOverdue, notifyReservationsOver } from '../operations/follow-up-payments'
import { orderDaysQueue } from '../operations/queue'

/** Follows up what customers owe: overdue payments, and vehicles held without any. */
export const orderDaysJob = defineJob(orderDaysQueue, async ({ payload }) => {
  const now = new Date()
  await markOverdue(payload, now)
  await notifyReservationsOver(payload, now)
})
