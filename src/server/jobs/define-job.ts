import type { Payload, PayloadRequest } from 'payload'
import type { ZodType, z } from 'zod'
import type { Db } from '../db-of'
import type { Queue } from './define-queue'

/** What a handler works with. */
export type JobContext<Data> = {
  payload: Payload
  input: Data
  jobId: string
  /** The id the job was first sent under; it stays the same when a dead job is retried. */
  rootId: string
  /** 1 on the first attempt. */
  attempt: number
  /** Aborted when the job no longer belongs to this worker: stop then. */
  signal: AbortSignal
  /** Reports the job's progress to the screen. */
  progress: (done: number, total: number, note?: string) => Promise<void>
  /** Does something at most once, whatever happens to the job; see once.ts. */
  once: (key: string, work: (req: PayloadRequest, db: Db) => Promise<unknown>) => Promise<boolean>
}

/** A queue with its handler. */
export type Job = { queue: Queue; run: (context: JobContext<unknown>) => Promise<void> }

/**
 * Assigns a handler to a queue. A handler may run more than once for one job (a crash, a lost connection), so
 * everything that must not happen twice goes through `once`.
 */
export function defineJob<Input extends ZodType>(
  queue: Queue<Input>,
  handler: (context: JobContext<z.output<Input>>) => Promise<void>,
): Job {
  const run = (context: JobContext<unknown>) =>
    handler({ ...context, input: queue.input.parse(context.input) as z.output<Input> })
  return { queue, run }
}

/** Thrown by a handler when retrying cannot help: the job is dead immediately. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp'
}
