import type { ZodType, z } from 'zod'

/** A kind of background work: what it is given and how it is repeated. Declared beside the module that sends it. */
export type Queue<Input extends ZodType = ZodType> = {
  /** Stable name, such as 'vehicles.drawings'. Letters, digits, dots and dashes. */
  name: string
  /** What people read on the screen. */
  title: string
  /** What a job is given. Ids rather than records: a job may run much later. Never anything secret. */
  input: Input
  /** How often a job that failed is tried again before it is given up as dead. */
  retries: number
  /** Seconds before the first repetition; each further one waits about twice as long. */
  retryDelay: number
  /** Longest wait between two tries, in seconds. */
  retryDelayMax: number
  /** Seconds that one try may take. */
  expireIn: number
  /** Jobs of this queue at a time, in one process. */
  concurrency: number
  /** 'short': at most one waiting job per key; others sent meanwhile are dropped. */
  policy: 'standard' | 'short'
  /** Runs by itself: a cron expression in a time zone. */
  schedule?: { cron: string; timezone: string; input: z.input<Input> }
}

type Given<Input extends ZodType> = Pick<Queue<Input>, 'name' | 'title' | 'input'> & Partial<Queue<Input>>

const DEFAULTS = {
  retries: 8,
  retryDelay: 10,
  retryDelayMax: 3600,
  expireIn: 15 * 60,
  concurrency: 1,
  policy: 'standard',
} as const

/** Declares a queue; whatever is left out is usual: eight more tries over about an hour, 15 minutes for each. */
export const defineQueue = <Input extends ZodType>(given: Given<Input>): Queue<Input> => ({
  ...DEFAULTS,
  ...given,
})

/** Where jobs end that failed once too often. Nothing works on it; staff send them back. */
export const DEAD_QUEUE = 'dead'

/** The schema that the queues live in. */
export const JOBS_SCHEMA = 'pgboss'

/** A worker that is silent for so many seconds is taken for dead, and its jobs for failed. */
export const HEARTBEAT_SECONDS = 15

/** How a job is stored: its input, what people call it, who caused it and in which request. */
export type Envelope = { input: unknown; title: string; by: number | null; requestId: string | null }
