import { z } from 'zod'
import { defineJob } from '@/server/jobs/define-job'
import { defineQueue } from '@/server/jobs/define-queue'
import { deleteOldMails } from '../operations/delete-old-mails'

const deleteOldMailsQueue = defineQueue({
  name: 'support.delete-old-mails',
  title: 'Remove old e-mails that nobody wrote',
  input: z.strictObject({}),
  policy: 'short',
  schedule: { cron: '40 3 * * *', timezone: 'UTC', input: {} },
})

export const deleteOldMailsJob = defineJob(deleteOldMailsQueue, async ({ payload, progress }) => {
  const removed = await deleteOldMails(payload)
  await progress(removed, removed, 'e-mails removed')
})
