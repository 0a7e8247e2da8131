import { z } from 'zod'

/** Rows of the jobs screen on one page. */
export const JOBS_PAGE_ROWS = 25

/** The states that people see, with their words. */
export const JOB_STATES = {
  running: 'Running',
  waiting: 'Waiting',
  failed: 'Failed',
  dead: 'Dead',
  finished: 'Finished',
} as const
export type JobState = keyof typeof JOB_STATES

/** What the jobs screen is asked for; `queue` '' means all. */
export type JobsFilter = { state: JobState; queue: string; page: number }

type Params = Record<string, string | string[] | undefined>

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? ''
const isState = (text: string): text is JobState => Object.hasOwn(JOB_STATES, text)

/** Reads the address of the screen. What makes no sense there is left out. */
export function readJobsFilter(params: Params): JobsFilter {
  const state = one(params.state)
  const page = Number(one(params.page))
  return {
    state: isState(state) ? state : 'running',
    queue: /^[\w.-]{1,100}$/.test(one(params.queue)) ? one(params.queue) : '',
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
}

/** The filters as an address, with some of them changed. */
export function jobsAddress(filter: JobsFilter, change: Partial<JobsFilter> = {}): string {
  const { state, queue, page } = { page: 1, state: filter.state, queue: filter.queue, ...change }
  const query = new URLSearchParams({ state })
  if (queue !== '') query.set('queue', queue)
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}

/** Which dead jobs are sent back: those of one queue, or all. */
export const retryDeadInput = z.strictObject({
  queue: z
    .string({ error: 'queue must be text' })
    .regex(/^[\w.-]{1,100}$/, 'queue must be the name of a queue')
    .optional(),
})
