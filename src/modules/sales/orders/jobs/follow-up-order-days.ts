import { defineJob } from '@/server/jobs/define-job'
import { orderDaysQueue } from '../operations/declare-queues'
import { markOverdue, notifyReservationsOver } from '../operations/follow-up-payments'

/** Follows up what customers owe: overdue payments, and vehicles held without any. */
export const orderDaysJob = defineJob(orderDaysQueue, async ({ payload }) => {
  const now = new Date()
  await markOverdue(payload, now)
  await notifyReservationsOver(payload, now)
})
