import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import type { Db } from '@/server/db-of'
import { DEAD_QUEUE } from '@/server/jobs/define-queue'
import { type Field, isoMoment, json, nullable, number, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { jobProgress } from '@/server/rows/tables'
import { all, equals } from '@/server/sql'
import type { JobRecordNames } from '../rules/job-input-words'
import { queueTitle } from '../rules/queue-title'
import { JOB_STATES, type JobState, type JobsFilter } from '../schemas/jobs'
import { findQueue } from './find-queue'
import { listJobRecords } from './list-job-records'

/** Jobs of a state are counted exactly up to this limit. */
const JOBS_COUNT_CAP = 10_000

/** One job as shown on the screen. Timestamps are ISO, UTC. */
export type JobRow = {
  id: string
  queue: string
  title: string
  state: JobState
  /** 'cancelled' is a way of being finished. */
  isCancelled: boolean
  sentAt: string
  /** When it started, was last tried, or ended; null if it never started. */
  touchedAt: string | null
  /** When it may run (again); null if it is not waiting. */
  dueAt: string | null
  /** Attempts so far, and the maximum. */
  tries: number
  maxTries: number
  /** Its input, without secrets, and the names of the records in it. */
  input: unknown
  names: JobRecordNames
  error: { message: string; stack: string | null } | null
  progress: { done: number; total: number; note: string | null } | null
}

const words = z.string().optional().catch(undefined)

/** pg-boss's record of a failure is ours, or its own in a `value`. */
const OUTPUT = z
  .object({ message: words, stack: words, value: z.object({ message: words }).optional().catch(undefined) })
  .catch({})

const isDead = sql`j.name = ${DEAD_QUEUE}`

/**
 * Which of pg-boss's rows each state means. A dead job's original remains as failed; it is not shown twice.
 */
const CONDITIONS: Record<JobState, SQL> = {
  running: sql`j.state = 'active'`,
  waiting: sql`j.state = 'created' AND NOT ${isDead}`,
  failed: sql`NOT ${isDead} AND (j.state = 'retry' OR (j.state = 'failed' AND j.dead_letter IS NULL))`,
  dead: sql`${isDead} AND j.state IN ('created', 'retry', 'failed')`,
  finished: sql`j.state IN ('completed', 'cancelled')`,
}

const ORDERS: Record<JobState, SQL> = {
  running: sql`j.started_on DESC`,
  waiting: sql`j.start_after`,
  failed: sql`j.start_after`,
  dead: sql`j.created_on DESC`,
  finished: sql`j.completed_on DESC`,
}

const OURS = sql`j.name NOT LIKE '\\_\\_pgboss%'`

const conditionOf = (state: JobState, queue: string | undefined): SQL =>
  all([OURS, CONDITIONS[state], equals(sql`coalesce(j.source_name, j.name)`, queue)])

/** The declared title comes before the one that a job was sent with: it may have been renamed. */
const titleOf = (queue: string, stored: string | null): string =>
  queueTitle(queue, findQueue(queue)?.title ?? stored ?? undefined)

const progress = alias(jobProgress, 'p')

const JOB = {
  id: text(sql`j.id`),
  queue: text(sql`coalesce(j.source_name, j.name)`),
  title: nullable(text(sql`j.data ->> 'title'`)),
  state: text(sql`j.state`),
  sentAt: isoMoment(sql`coalesce(j.source_created_on, j.created_on)`),
  startedAt: nullable(isoMoment(sql`j.started_on`)),
  completedAt: nullable(isoMoment(sql`j.completed_on`)),
  createdAt: isoMoment(sql`j.created_on`),
  startAfter: isoMoment(sql`j.start_after`),
  retries: number(sql`coalesce(j.source_retry_count, j.retry_count)`),
  retryLimit: number(sql`coalesce(j.source_retry_count, j.retry_limit)`),
  input: json((input) => input, sql`audit_redact(coalesce(j.data -> 'input', '{}'))`),
  output: nullable(json(OUTPUT, sql`coalesce(j.output, j.source_output)`)),
  done: nullable(progress.done),
  total: nullable(progress.total),
  note: progress.note,
}
type StoredJob = RowOf<typeof JOB>

/**
 * Jobs of one state, of one queue or all. `seesStack` is for viewers who may see where an error came from.
 */
export async function listJobs(db: Db, filter: JobsFilter, seesStack: boolean): Promise<JobRow[]> {
  const rows = await select(
    db,
    JOB,
    sql`FROM pgboss.job j LEFT JOIN job_progress p ON p.job_id = j.id
      WHERE ${conditionOf(filter.state, filter.queue)}
      ORDER BY ${ORDERS[filter.state]}, j.id LIMIT ${filter.limit} OFFSET ${(filter.page - 1) * filter.limit}`,
  )
  const names = await listJobRecords(db, rows)
  return rows.map((row, at) => ({ ...toJob(row, filter.state, seesStack), names: names[at] ?? {} }))
}

function toJob(row: StoredJob, state: JobState, seesStack: boolean): Omit<JobRow, 'names'> {
  const { done, id, input, note, queue, sentAt, total } = row
  const touched = {
    waiting: null,
    running: row.startedAt,
    failed: row.startedAt,
    dead: row.createdAt,
    finished: row.completedAt,
  }
  return {
    id,
    queue,
    title: titleOf(queue, row.title),
    state,
    isCancelled: row.state === 'cancelled',
    sentAt,
    touchedAt: touched[state],
    dueAt: state === 'waiting' || row.state === 'retry' ? row.startAfter : null,
    tries: row.retries + (state === 'waiting' ? 0 : 1),
    maxTries: row.retryLimit + 1,
    input,
    error: errorOf(row.output, seesStack),
    progress: done === null || total === null ? null : { done, total, note },
  }
}

function errorOf(output: StoredJob['output'], seesStack: boolean): JobRow['error'] {
  const message = output?.message ?? output?.value?.message
  if (message === undefined) return null
  return { message, stack: (seesStack && output?.stack) || null }
}

/** How many jobs are in each state, capped, and the existing queues. */
export type JobCounts = {
  counts: Record<JobState, { count: number; capped: boolean }>
  /** In the order of their titles. */
  queues: { name: string; title: string }[]
}

const QUEUE = {
  name: text(sql`j.name`),
  title: nullable(
    text(sql`coalesce(
    (SELECT s.data ->> 'title' FROM pgboss.schedule s WHERE s.name = j.name LIMIT 1),
    (SELECT d.data ->> 'title' FROM pgboss.job d WHERE d.name = j.name LIMIT 1))`),
  ),
}

/** The figures above the list. */
export async function countJobs(db: Db, queue?: string): Promise<JobCounts> {
  const states = Object.keys(JOB_STATES) as JobState[]
  const countsByState = states.map((state): [JobState, Field<number>] => [
    state,
    number(sql`(SELECT count(*) FROM (
      SELECT 1 FROM pgboss.job j WHERE ${conditionOf(state, queue)} LIMIT ${JOBS_COUNT_CAP + 1}) x)`),
  ])
  const [row = {}] = await select(db, Object.fromEntries(countsByState), sql``)
  const known = await select(db, QUEUE, sql`FROM pgboss.queue j WHERE ${OURS} AND NOT ${isDead}`)
  const counts = Object.fromEntries(
    states.map((state) => {
      const n = row[state] ?? 0
      return [state, { count: Math.min(n, JOBS_COUNT_CAP), capped: n > JOBS_COUNT_CAP }]
    }),
  ) as JobCounts['counts']
  const queues = known
    .map(({ name, title }) => ({ name, title: titleOf(name, title) }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
  return { counts, queues }
}
