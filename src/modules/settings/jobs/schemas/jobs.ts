import { z } from 'zod'
import { choiceQuery, pageQuery, textQuery } from '@/input/list-query'

/** The states that people see, with their words. */
export const JOB_STATES = {
  running: 'Running',
  waiting: 'Waiting',
  failed: 'Failed',
  dead: 'Dead',
  finished: 'Finished',
} as const
export type JobState = keyof typeof JOB_STATES

/** The list that the jobs screen shows without being asked. */
export const JOBS_USUAL = { state: 'running' } as const

/** What the jobs screen is asked for; no queue means all. */
export const jobsQuery = pageQuery().extend({
  state: choiceQuery('state', Object.keys(JOB_STATES) as JobState[]).transform(
    (state): JobState => state ?? JOBS_USUAL.state,
  ),
  queue: textQuery('queue'),
})
export type JobsFilter = z.output<typeof jobsQuery>

/** Which dead jobs are sent back: those of one queue, or all. */
export const retryDeadInput = z.strictObject({
  queue: z
    .string({ error: 'queue must be text' })
    .regex(/^[\w.-]{1,100}$/, 'queue must be the name of a queue')
    .optional(),
})
