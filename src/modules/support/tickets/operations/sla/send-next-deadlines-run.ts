import { createLocalReq, type Payload } from 'payload'
import { sendJob } from '@/server/jobs/send-job'
import { deadlinesQueue } from './declare-due-times-and-deadlines-queues'

/** Seconds between two runs; workers look for jobs whose time has come every few seconds. */
const EVERY = 12

/** Plans the next run, unless one is planned already. */
export async function sendNextDeadlinesRun(payload: Payload): Promise<void> {
  const startAfter = new Date(Date.now() + EVERY * 1000)
  await sendJob(await createLocalReq({}, payload), deadlinesQueue, {}, { key: 'next', startAfter })
}
