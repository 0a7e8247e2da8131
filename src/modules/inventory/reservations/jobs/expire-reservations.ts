import { defineJob } from '@/server/jobs/define-job'
import { expireReservationsQueue } from '../operations/declare-expire-reservations-queue'
import { expireReservations } from '../operations/expire-reservations'

/** Ends reservations that have run out. */
export const expireReservationsJob = defineJob(expireReservationsQueue, async ({ payload }) => {
  await expireReservations(payload)
})
