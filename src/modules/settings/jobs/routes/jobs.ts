import { z } from 'zod'
import { defineRoute } from '@/api/define-route'
import { messageAnswer } from '@/api/fields'
import { cancelJob } from '../operations/cancel-job'
import { retryDeadJobs, retryJob } from '../operations/retry-job'
import { retryDeadInput } from '../schemas/jobs'

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
      return { message: 'The job will run again as soon as a worker is free' }
    },
  }),
  defineRoute({
    ...common,
    path: '/background-jobs/{id}/cancel',
    summary: 'Cancel a job that is not done',
    params: jobParams,
    response: messageAnswer,
    handler: async ({ params }, { req }) => {
      await cancelJob(req, params.id)
      return { message: 'The job has been cancelled' }
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
      return { message: `${moved} ${moved === 1 ? 'job goes' : 'jobs go'} sent back to the queue` }
    },
  }),
]
