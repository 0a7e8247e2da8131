import { defineJob } from '@/server/jobs/job'
import { markOverdue, tellReservationsOver } from '../operations/follow-up-payments'
import { orderDaysQueue } from '../operations/queue'

/** Follows up what customers owe: overdue payments, and vehicles kept without any. */
export const orderDaysJob = defineJob(orderDaysQueue, async ({ payload }) => {
  const now = new Date()
  await markOverdue(payload, now)
  await tellReservationsOver(payload, now)
})
