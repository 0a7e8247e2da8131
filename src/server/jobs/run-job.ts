import type { Payload } from 'payload'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import { ZodError } from 'zod'
import { storable, type TraceNote } from '../audit/audit-stamp'
import { logger } from '../logger'
import { GiveUp, type Job } from './define-job'
import type { Envelope } from './define-queue'
import { progressOf } from './job-progress'
import { once } from './run-once'

const MAX_STACK = 4000

/** The stored part of an error: enough to understand it, shown in full to the top role only. */
const outputOf = (error: unknown) => {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return { name, message: storable(message, 1000), stack: storable(stack ?? '', MAX_STACK) }
}

/** Retrying cannot help: the handler reports that, or the job does not fit its queue. */
const isHopeless = (error: unknown) => error instanceof GiveUp || error instanceof ZodError

/**
 * Runs a handler for one claimed job and reports the outcome. Never throws: whatever a handler throws is the
 * job's failure, to be retried or given up.
 */
export async function runJob(
  payload: Payload,
  job: Job,
  claimed: JobWithMetadata<Envelope>,
): Promise<JobResult> {
  const { id, data, retryCount } = claimed
  const { queue } = job
  const log = logger.child({ queue: queue.name, job: id, attempt: retryCount + 1 })
  const audit: TraceNote = {
    actorId: data?.by ?? null,
    actorKind: 'job',
    actorLabel: queue.title,
    requestId: data?.requestId ?? id,
  }
  const started = Date.now()
  try {
    await job.run({
      payload,
      input: data?.input,
      jobId: id,
      rootId: claimed.sourceRootId ?? id,
      attempt: retryCount + 1,
      signal: claimed.signal,
      progress: progressOf(payload, id),
      once: (key, work) => once({ payload, audit }, key, work),
    })
    log.debug({ ms: Date.now() - started }, 'job done')
    return { id, status: 'completed' }
  } catch (error) {
    const hopeless = isHopeless(error)
    const isLast = hopeless || retryCount >= claimed.retryLimit
    log[isLast ? 'error' : 'warn']({ err: error }, isLast ? 'job given up' : 'job failed, to be tried again')
    return { id, status: hopeless ? 'deadletter' : 'failed', output: outputOf(error) }
  }
}
