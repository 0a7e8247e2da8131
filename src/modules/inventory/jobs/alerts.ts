import { z } from 'zod'
import { defineJob } from '@/server/jobs/job'
import { defineQueue } from '@/server/jobs/queue'
import { findAlerts } from '../operations/alerts/find-alerts'
import { sendAlerts } from '../operations/alerts/send-alerts'

/** Looks through what changed, and writes to whoever is to know. */
export const alertsQueue = defineQueue({
  name: 'inventory.alerts',
  title: 'Tell people of vehicles that they look for',
  input: z.strictObject({}),
  policy: 'short',
  retries: 2,
  schedule: { cron: '* * * * *', timezone: 'UTC', input: {} },
})

export const alertsJob = defineJob(alertsQueue, async ({ payload, signal }) => {
  const now = new Date()
  await findAlerts(payload, now, signal)
  await sendAlerts(payload, now, signal)
})
