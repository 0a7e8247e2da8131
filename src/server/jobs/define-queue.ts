import type { ZodType, z } from 'zod'

/** A kind of background work: its input and how it is repeated. Declared in the module that sends it. */
export type Queue<Input extends ZodType = ZodType> = {
  /** Stable name, such as 'vehicles.drawings'. Letters, digits, dots and dashes. */
  name: string
  /** Its display name. */
  title: string
  /** Its input. Ids rather than records: a job may run much later. Never anything secret. */
  input: Input
  /** The table of each id in its input, so that a job is shown with the name of its record. */
  about?: Readonly<Record<string, string>>
  /** How often a failed job is retried before it is given up as dead. */
  retries: number
  /** Seconds before the first retry; each further one waits about twice as long. */
  retryDelay: number
  /** Longest wait between two attempts, in seconds. */
  retryDelayMax: number
  /** Time limit of one attempt, in seconds. */
  expireIn: number
  /** Concurrent jobs of this queue in one process. */
  concurrency: number
  /** For how many seconds a finished job is listed. */
  deleteAfter: number
  /** 'short': at most one waiting job per key; further ones are dropped meanwhile. */
  policy: 'standard' | 'short'
  /** Runs on a schedule: a cron expression in a time zone. */
  schedule?: { cron: string; timezone: string; input: z.input<Input> }
}

type Given<Input extends ZodType> = Pick<Queue<Input>, 'name' | 'title' | 'input'> & Partial<Queue<Input>>

const DEFAULTS = {
  retries: 8,
  retryDelay: 10,
  retryDelayMax: 3600,
  expireIn: 15 * 60,
  deleteAfter: 3 * 24 * 3600,
  concurrency: 1,
  policy: 'standard',
} as const

/** Declares a queue. Defaults: eight retries over about an hour, 15 minutes for each attempt. */
export const defineQueue = <Input extends ZodType>(given: Given<Input>): Queue<Input> => ({
  ...DEFAULTS,
  ...given,
})

/** Where jobs end up that have failed too often. Nothing works on it; staff retry them. */
export const DEAD_QUEUE = 'dead'

/** The database schema of the queues. */
export const JOBS_SCHEMA = 'pgboss'

/** After this many seconds of silence a worker counts as dead, and its jobs as failed. */
export const HEARTBEAT_SECONDS = 15

/** A job as stored: its input, its display name, who caused it and in which request. */
export type Envelope = { input: unknown; title: string; by: number | null; requestId: string | null }
