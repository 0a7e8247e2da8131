import { defineJob } from '@/server/jobs/job'
import { expireReservations } from '../operations/expire-reservations'
import { expireReservationsQueue } from '../operations/queue'

/** Ends reservations that have run out. */
export const expireReservationsJob = defineJob(expireReservationsQueue, async ({ payload }) => {
  await expireReservations(payload)
})
