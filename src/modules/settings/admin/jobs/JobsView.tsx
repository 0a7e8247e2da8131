import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { can, TOP_ROLE_ID } from '@/modules/accounts/rules/permissions'
import { actorOf } from '@/server/permissions'
import { AdminFrame } from '@/ui/admin/AdminFrame'
import styles from '@/ui/admin/admin.module.css'
import { countJobs, JOBS_COUNT_CAP, type JobCounts, listJobs } from '../../queries/list-jobs'
import {
  JOB_STATES,
  JOBS_PAGE_ROWS,
  type JobState,
  type JobsFilter,
  jobsAddress,
  readJobsFilter,
} from '../../schemas/jobs'
import { AutoRefresh } from './AutoRefresh'
import { JobsTable } from './JobsTable'
import jobs from './jobs.module.css'
import { RetryDead } from './RetryDead'

const EMPTY: Record<JobState, string> = {
  running: 'Nothing is running at the moment.',
  waiting: 'Nothing is waiting.',
  failed: 'No job has failed. Failed jobs are tried again by themselves, with growing waits.',
  dead: 'No job has been given up. A job lands here when its last try has failed.',
  finished: 'Nothing has finished lately. Finished jobs are kept for three days.',
}

/** The background jobs for staff: what runs, waits, failed or was given up, with retry and cancel. */
export async function JobsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const actor = await actorOf(req)
  const allowed = can(actor, 'settings', 'read')
  const frame = { view, allowed, title: 'Background jobs' }
  if (!allowed || actor.kind !== 'staff') return <AdminFrame {...frame}>{null}</AdminFrame>
  const db = req.payload.db.drizzle
  const filter = readJobsFilter(view.searchParams ?? {})
  const [rows, { counts, queues }] = await Promise.all([
    listJobs(db, filter, actor.roleId === TOP_ROLE_ID),
    countJobs(db, filter.queue),
  ])
  const mayUpdate = can(actor, 'settings', 'update')
  const isDeadList = filter.state === 'dead' && rows.length > 0
  return (
    <AdminFrame
      {...frame}
      actions={isDeadList && mayUpdate && <RetryDead queue={filter.queue} />}
      lead={<AutoRefresh />}
    >
      <Tabs counts={counts} filter={filter} />
      <QueueChoice filter={filter} queues={queues} />
      {rows.length === 0 ? (
        <section className={styles.empty}>
          <h2>No jobs here</h2>
          <p>{EMPTY[filter.state]}</p>
        </section>
      ) : (
        <JobsTable mayUpdate={mayUpdate} rows={rows} state={filter.state} />
      )}
      <Pager filter={filter} total={counts[filter.state].count} />
    </AdminFrame>
  )
}

function Tabs({ counts, filter }: { counts: JobCounts['counts']; filter: JobsFilter }) {
  return (
    <nav aria-label="States" className={jobs.tabs}>
      {(Object.keys(JOB_STATES) as JobState[]).map((state) => (
        <Link
          aria-current={state === filter.state ? 'page' : undefined}
          className={jobs.tab}
          href={jobsAddress(filter, { state })}
          key={state}
        >
          {JOB_STATES[state]}{' '}
          <span className={jobs.count} data-alarm={state === 'dead' && counts[state].count > 0}>
            {counts[state].capped
              ? `${JOBS_COUNT_CAP.toLocaleString('en-US')}+`
              : counts[state].count.toLocaleString('en-US')}
          </span>
        </Link>
      ))}
    </nav>
  )
}

function QueueChoice({ filter, queues }: { filter: JobsFilter; queues: string[] }) {
  return (
    <form className={styles.filters} key={filter.queue} method="get">
      <input name="state" type="hidden" value={filter.state} />
      <label className={styles.field}>
        <span className={styles.label}>Queue</span>
        <select className={styles.input} defaultValue={filter.queue} name="queue">
          <option value="">All queues</option>
          {queues.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.actions}>
        <button className={styles.button} type="submit">
          Show
        </button>
      </div>
    </form>
  )
}

function Pager({ filter, total }: { filter: JobsFilter; total: number }) {
  const pages = Math.ceil(total / JOBS_PAGE_ROWS)
  if (pages <= 1 && filter.page === 1) return null
  const step = (label: string, page: number) =>
    page >= 1 && page <= pages ? (
      <Link className={styles.button} href={jobsAddress(filter, { page })}>
        {label}
      </Link>
    ) : (
      <button className={styles.button} disabled type="button">
        {label}
      </button>
    )
  return (
    <nav aria-label="Pages" className={styles.pager}>
      <span className={styles.quiet}>
        Page {filter.page} of {Math.max(pages, 1)}
      </span>
      <span className={styles.pages}>
        {step('‹ Previous', filter.page - 1)}
        {step('Next ›', filter.page + 1)}
      </span>
    </nav>
  )
}
