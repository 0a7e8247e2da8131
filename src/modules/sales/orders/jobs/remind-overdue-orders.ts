import { defineJob } from '@/server/jobs/define-job'
import { remindOverdueOrdersQueue } from '../operations/declare-order-queues'
import { markOverduePayments } from '../operations/mark-overdue-payments'
import { notifyReservationDaysOver } from '../operations/notify-reservation-days-over'

/** Follows up what customers owe: overdue payments, and vehicles held without any. */
export const remindOverdueOrdersJob = defineJob(remindOverdueOrdersQueue, async ({ payload }) => {
  const now = new Date()
  await markOverduePayments(payload, now)
  await notifyReservationDaysOver(payload, now)
})
