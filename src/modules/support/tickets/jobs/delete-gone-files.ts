import { z } from 'zod'
import { defineJob } from '@/server/jobs/define-job'
import { defineQueue } from '@/server/jobs/define-queue'
import { deleteGoneTicketFiles } from '../operations/delete-gone-ticket-files'

/** Removes files from the storage once their tickets are definitely gone. */
const deleteGoneFilesQueue = defineQueue({
  name: 'support.remove-files',
  title: 'Remove files of deleted tickets',
  input: z.strictObject({}),
  policy: 'short',
  schedule: { cron: '25 * * * *', timezone: 'UTC', input: {} },
})

export const deleteGoneFilesJob = defineJob(deleteGoneFilesQueue, async ({ payload, progress, signal }) => {
  const removed = await deleteGoneTicketFiles(payload, signal)
  await progress(removed, removed, 'files removed')
})
