import { z } from 'zod'
import { defineJob } from '@/server/jobs/define-job'
import { defineQueue } from '@/server/jobs/define-queue'
import { drawRemainingViews } from '../operations/draw-remaining-views'

/** Draws the views after the first one, once the product is running. */
export const drawGalleriesQueue = defineQueue({
  name: 'vehicles.draw-galleries',
  title: 'Draw pictures for demo vehicles',
  input: z.strictObject({}),
  policy: 'short',
  expireIn: 60 * 60,
})

export const drawGalleriesJob = defineJob(drawGalleriesQueue, async ({ payload, progress, signal }) => {
  await drawRemainingViews(payload, {
    signal,
    progress: (done, total) => progress(done, total, 'sets of drawings'),
  })
})
