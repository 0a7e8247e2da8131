import { z } from 'zod'
import { defineQueue } from '@/server/jobs/define-queue'

/** Writes the due times of a department's tickets again, after a change of its hours or promises. */
export const dueTimesQueue = defineQueue({
  name: 'support.due-times',
  title: 'Count due times of tickets again',
  input: z.strictObject({ departmentId: z.int() }),
  about: { departmentId: 'support_departments' },
})

const HOUR = 3600

/**
 * Notifies staff of due times and closes resolved tickets. Each run plans the next; the schedule begins anew if one was
 * lost.
 */
export const deadlinesQueue = defineQueue({
  name: 'support.deadlines',
  title: 'Follow due times of tickets',
  input: z.strictObject({}),
  policy: 'short',
  retries: 2,
  retryDelay: 1,
  deleteAfter: HOUR,
  schedule: { cron: '* * * * *', timezone: 'UTC', input: {} },
})
