import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { DEAD_QUEUE } from '@/server/jobs/queue'
import { all, equals, iso, type Row, textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'
import { JOB_STATES, type JobState, type JobsFilter } from '../schemas/jobs'

/** Jobs of a state are counted exactly up to here. */
export const JOBS_COUNT_CAP = 10_000

/** One job as the screen shows it. Moments are ISO, UTC. */
export type JobRow = {
  id: string
  queue: string
  title: string
  state: JobState
  /** 'cancelled' is a way of being finished. */
  isCancelled: boolean
  sentAt: string
  /** When it began, was last tried, or ended; null when it never began. */
  touchedAt: string | null
  /** When it may run (again); null when it is not waiting. */
  dueAt: string | null
  /** Tries so far, and how many there may be. */
  tries: number
  maxTries: number
  /** What it was given, without secrets. */
  input: unknown
  error: { message: string; stack: string | null } | null
  progress: { done: number; total: number; note: string | null } | null
}

const isDead = sql`j.name = ${DEAD_QUEUE}`

/** Which of pgboss's rows each state means. A dead job's original stays behind as failed; it is not shown twice. */
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

/** Jobs of one state, of one queue or all. `seesStack` is for those who may see where an error came from. */
export async function listJobs(db: Db, filter: JobsFilter, seesStack: boolean): Promise<JobRow[]> {
  const { rows } = await db.execute(sql`
    SELECT j.id, coalesce(j.source_name, j.name) AS queue, j.data ->> 'title' AS title, j.state,
      coalesce(j.source_created_on, j.created_on) AS sent_at, j.started_on, j.completed_on, j.created_on, j.start_after,
      coalesce(j.source_retry_count, j.retry_count) AS retry_count, coalesce(j.source_retry_count, j.retry_limit) AS retry_limit,
      audit_redact(coalesce(j.data -> 'input', '{}')) AS input,
      coalesce(j.output, j.source_output) AS output, p.done, p.total, p.note
    FROM pgboss.job j LEFT JOIN job_progress p ON p.job_id = j.id
    WHERE ${conditionOf(filter.state, filter.queue)}
    ORDER BY ${ORDERS[filter.state]}, j.id LIMIT ${filter.limit} OFFSET ${(filter.page - 1) * filter.limit}`)
  return rows.map((row) => toJob(row, filter.state, seesStack))
}

function toJob(row: Row, state: JobState, seesStack: boolean): JobRow {
  const touched = {
    running: row.started_on,
    failed: row.started_on,
    dead: row.created_on,
    finished: row.completed_on,
  }
  const at = state === 'waiting' ? null : touched[state]
  const hasRun = state !== 'waiting'
  return {
    id: String(row.id),
    queue: String(row.queue),
    title: textOrNull(row.title) ?? String(row.queue),
    state,
    isCancelled: row.state === 'cancelled',
    sentAt: iso(row.sent_at),
    touchedAt: at ? iso(at) : null,
    dueAt: state === 'waiting' || row.state === 'retry' ? iso(row.start_after) : null,
    tries: Number(row.retry_count) + (hasRun ? 1 : 0),
    maxTries: Number(row.retry_limit) + 1,
    input: row.input,
    error: errorOf(row.output, seesStack),
    progress:
      row.total == null
        ? null
        : { done: Number(row.done), total: Number(row.total), note: textOrNull(row.note) },
  }
}

/** What pgboss keeps of a failure is ours, or its own in a `value`. */
function errorOf(output: unknown, seesStack: boolean): JobRow['error'] {
  const kept = output as { message?: unknown; stack?: unknown; value?: { message?: unknown } } | null
  const message = kept?.message ?? kept?.value?.message
  if (typeof message !== 'string') return null
  return { message, stack: seesStack && typeof kept?.stack === 'string' && kept.stack ? kept.stack : null }
}

/** How many jobs are in each state, capped, and the queues that there are. */
export type JobCounts = {
  counts: Record<JobState, { count: number; capped: boolean }>
  /** By their titles, as their jobs and schedules say them. */
  queues: { name: string; title: string }[]
}

/** The figures above the list. */
export async function countJobs(db: Db, queue?: string): Promise<JobCounts> {
  const states = Object.keys(JOB_STATES) as JobState[]
  const parts = states.map(
    (state) => sql`(SELECT count(*)::int FROM (
      SELECT 1 FROM pgboss.job j WHERE ${conditionOf(state, queue)} LIMIT ${JOBS_COUNT_CAP + 1}) x) AS ${sql.identifier(state)}`,
  )
  const { rows } = await db.execute(sql`SELECT ${sql.join(parts, sql`, `)}`)
  const queues = await db.execute(sql`
    SELECT j.name, coalesce(
      (SELECT s.data ->> 'title' FROM pgboss.schedule s WHERE s.name = j.name LIMIT 1),
      (SELECT d.data ->> 'title' FROM pgboss.job d WHERE d.name = j.name LIMIT 1), j.name) AS title
    FROM pgboss.queue j WHERE ${OURS} AND NOT ${isDead} ORDER BY title`)
  const counts = Object.fromEntries(
    states.map((state) => {
      const n = Number(rows[0]?.[state] ?? 0)
      return [state, { count: Math.min(n, JOBS_COUNT_CAP), capped: n > JOBS_COUNT_CAP }]
    }),
  ) as JobCounts['counts']
  return {
    counts,
    queues: queues.rows.map(({ name, title }) => ({ name: String(name), title: String(title) })),
  }
}
