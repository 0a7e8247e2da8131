import { defineJob } from '@/server/jobs/define-job'
import { closeResolvedTickets } from '../operations/close-resolved-tickets'
import { deadlinesQueue } from '../operations/sla/declare-due-times-and-deadlines-queues'
import { followDeadlines } from '../operations/sla/follow-deadlines'
import { sendNextDeadlinesRun } from '../operations/sla/send-next-deadlines-run'

/** Notifies staff of due times, and closes what was resolved a week ago. */
export const followDeadlinesJob = defineJob(deadlinesQueue, async ({ payload, signal }) => {
  // Planned before anything is done: should this worker die, another goes on.
  await sendNextDeadlinesRun(payload)
  const now = new Date()
  await followDeadlines(payload, now, signal)
  await closeResolvedTickets(payload, now, signal)
})
