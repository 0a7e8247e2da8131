import { z } from 'zod'
import { choiceQuery, pageQuery, textQuery } from '@/input/list-query-fields'

/** The states shown to people, with their labels. */
export const JOB_STATES = {
  running: 'Running',
  waiting: 'Waiting',
  failed: 'Failed',
  dead: 'Dead',
  finished: 'Finished',
} as const
export type JobState = keyof typeof JOB_STATES

/** The default list of the jobs screen. */
export const JOBS_USUAL = { state: 'running' } as const

/** The query of the jobs screen; no queue means all. */
export const jobsQuery = pageQuery().extend({
  state: choiceQuery('state', Object.keys(JOB_STATES) as JobState[]).transform(
    (state): JobState => state ?? JOBS_USUAL.state,
  ),
  queue: textQuery('queue'),
})
export type JobsFilter = z.output<typeof jobsQuery>

/** Which dead jobs are returned: those of one queue, or all. */
export const retryDeadInput = z.strictObject({
  queue: z
    .string({ error: 'queue must be text' })
    .regex(/^[\w.-]{1,100}$/, 'queue must be the name of a queue')
    .optional(),
})
