import { z } from 'zod'
import { messageAnswer } from '@/api/answer-schemas'
import { defineRoute } from '@/api/define-route'
import { cancelJob } from '../operations/cancel-job'
import { retryDeadJobs, retryJob } from '../operations/retry-job'
import { retryDeadInput } from '../schemas/jobs'
import * as words from '../words'

const jobParams = z.object({ id: z.uuid() })
const common = {
  method: 'post',
  access: { kind: 'module', module: 'settings', action: 'update' },
  tag: 'Background jobs',
} as const

/** What staff may do to background jobs. */
export const jobRoutes = [
  defineRoute({
    ...common,
    path: '/background-jobs/{id}/retry',
    summary: 'Run a failed or dead job again',
    params: jobParams,
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await retryJob(req, params.id)
      return { message: words.jobWillRunAgain }
    },
  }),
  defineRoute({
    ...common,
    path: '/background-jobs/{id}/cancel',
    summary: 'Cancel an unfinished job',
    params: jobParams,
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await cancelJob(req, params.id)
      return { message: words.jobHasBeenCancelled }
    },
  }),
  defineRoute({
    ...common,
    path: '/background-jobs/dead/retry',
    summary: 'Send dead jobs back to their queues',
    body: retryDeadInput,
    response: messageAnswer,
    handler: async ({ body }, { req }) => {
      const moved = await retryDeadJobs(req, body.queue)
      return { message: words.sentBackToQueue(moved) }
    },
  }),
]
