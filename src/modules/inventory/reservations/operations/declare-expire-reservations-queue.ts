import { z } from 'zod'
import { defineQueue } from '@/server/jobs/define-queue'

/**
 * Ends reservations whose time is over. Each confirmation sends one job for its own end; the schedule catches
 * whatever was missed while no worker was running.
 */
export const expireReservationsQueue = defineQueue({
  name: 'inventory.expire-holds',
  title: 'End expired reservations',
  input: z.strictObject({}),
  schedule: { cron: '*/5 * * * *', timezone: 'UTC', input: {} },
})
