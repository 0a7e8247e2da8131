import { z } from 'zod'
import { defineJob } from '@/server/jobs/define-job'
import { defineQueue } from '@/server/jobs/define-queue'
import { deleteUnusedVideos } from '../operations/delete-unused-videos'

/** Removes videos that no slide shows. */
const sweepVideosQueue = defineQueue({
  name: 'content.sweep-videos',
  title: 'Nightly removal of unused videos',
  input: z.strictObject({}),
  policy: 'short',
  expireIn: 60 * 60,
  schedule: { cron: '25 4 * * *', timezone: 'UTC', input: {} },
})

export const deleteUnusedVideosJob = defineJob(sweepVideosQueue, async ({ payload, progress, signal }) => {
  const { failed, removed } = await deleteUnusedVideos(payload, signal)
  const note = failed > 0 ? `${failed} could not be removed and will be retried` : 'videos removed'
  await progress(removed, removed + failed, note)
})
