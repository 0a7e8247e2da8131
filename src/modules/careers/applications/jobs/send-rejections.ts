import { z } from 'zod'
import { defineJob } from '@/server/jobs/define-job'
import { defineQueue } from '@/server/jobs/define-queue'
import { sendRejections } from '../operations/send-rejections'

const sendRejectionsQueue = defineQueue({
  name: 'careers.send-rejections',
  title: 'Write to rejected applicants',
  input: z.strictObject({}),
  policy: 'short',
  schedule: { cron: '*/5 * * * *', timezone: 'UTC', input: {} },
})

/** Writes to applicants whose rejection has stood for long enough. */
export const sendRejectionsJob = defineJob(sendRejectionsQueue, async ({ payload, progress, signal }) => {
  const sent = await sendRejections(payload, signal)
  await progress(sent, sent, 'applicants written to')
})
