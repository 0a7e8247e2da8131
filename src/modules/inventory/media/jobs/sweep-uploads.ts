import { z } from 'zod'
import { defineJob } from '@/server/jobs/define-job'
import { defineQueue } from '@/server/jobs/define-queue'
import { sweepUploads } from '../operations/sweep-uploads'

/** Removes uploads that never became part of a record. */
const sweepUploadsQueue = defineQueue({
  name: 'inventory.sweep-uploads',
  title: 'Nightly removal of unused uploads',
  input: z.strictObject({}),
  policy: 'short',
  expireIn: 60 * 60,
  schedule: { cron: '5 4 * * *', timezone: 'UTC', input: {} },
})

export const sweepUploadsJob = defineJob(sweepUploadsQueue, async ({ payload, progress, signal }) => {
  const { failed, removed } = await sweepUploads(payload, signal)
  const note = failed > 0 ? `${failed} could not be removed and will be retried` : 'files removed'
  await progress(removed, removed + failed, note)
})
