import { z } from 'zod'
import { defineQueue } from '@/server/jobs/define-queue'

/** Publishes and unpublishes what is scheduled. */
export const dueSchedulesQueue = defineQueue({
  name: 'content.publish-due',
  title: 'Publish and unpublish as scheduled',
  input: z.strictObject({}),
  policy: 'short',
  retries: 2,
  schedule: { cron: '* * * * *', timezone: 'UTC', input: {} },
})
