import type { Payload, PayloadRequest } from 'payload'
import type { ZodType, z } from 'zod'
import type { Db } from '../transaction'
import type { Queue } from './queue'

/** What a handler works with. */
export type JobContext<Data> = {
  payload: Payload
  input: Data
  jobId: string
  /** The id of the job as it was first sent; it stays when a dead job is sent back. */
  rootId: string
  /** 1 on the first try. */
  attempt: number
  /** Set off when the job is no longer this worker's: stop then. */
  signal: AbortSignal
  /** Tells the screen how far the job is. */
  progress: (done: number, total: number, note?: string) => Promise<void>
  /** Does something at most once, whatever happens to the job; see once.ts. */
  once: (key: string, work: (req: PayloadRequest, db: Db) => Promise<unknown>) => Promise<boolean>
}

/** A queue with the function that works on it. */
export type Job = { queue: Queue; run: (context: JobContext<unknown>) => Promise<void> }

/**
 * Puts a handler to a queue. A handler may run more than once for one job (a crash, a lost connection), so
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

/** Thrown by a handler when trying again cannot help: the job is dead at once. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp'
}
