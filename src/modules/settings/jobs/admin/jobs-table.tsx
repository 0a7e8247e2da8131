import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { JobRow } from '../queries/list-jobs'
import { jobInputWords } from '../rules/job-input-words'
import type { JobState } from '../schemas/jobs'
import * as words from '../words'
import { JobActions } from './job-actions'
import jobs from './jobs.module.css'

type Props = { rows: JobRow[]; state: JobState; mayUpdate: boolean }

/** What the moment of a row means in each list. */
const MOMENTS: Record<JobState, string> = {
  running: words.started,
  waiting: words.due,
  failed: words.nextAttempt,
  dead: words.gaveUp,
  finished: words.finished,
}

const columnsOf = (state: JobState): TableColumn<JobRow>[] => [
  { key: 'job', title: words.job, kind: 'long', card: 'title', cell: (row) => <Name row={row} /> },
  {
    key: 'outcome',
    title: state === 'running' ? words.progress : words.result,
    kind: 'long',
    cell: (row) => (state === 'running' ? <Progress row={row} /> : <Outcome row={row} />),
  },
  {
    key: 'tries',
    title: words.attempts,
    kind: 'number',
    cell: ({ maxTries, tries }) => `${tries} of ${maxTries}`,
  },
  {
    key: 'sent',
    title: words.queued,
    zoned: true,
    cell: ({ sentAt }) => <LocalTime exact iso={sentAt} />,
  },
  { key: 'moment', title: MOMENTS[state], cell: (row) => <Moment row={row} /> },
]

/** Jobs of one state. */
export function JobsTable({ mayUpdate, rows, state }: Props) {
  return (
    <Table<JobRow>
      columns={[
        ...columnsOf(state),
        mayUpdate &&
          state !== 'finished' && {
            key: 'actions',
            title: words.actions,
            kind: 'actions',
            cell: ({ id, title }) => (
              <JobActions
                id={id}
                isDead={state === 'dead'}
                mayRetry={state === 'failed' || state === 'dead'}
                title={title}
              />
            ),
          },
      ]}
      label={words.backgroundJobs}
      rows={rows}
    />
  )
}

function Name({ row: { input, names, title } }: { row: JobRow }) {
  const given = jobInputWords(input, names)
  return (
    <>
      <strong>{title}</strong>
      {given && <span className={list.under}>{given}</span>}
    </>
  )
}

function Progress({ row: { progress } }: { row: JobRow }) {
  if (!progress) return <span className={styles.quiet}>{words.running}</span>
  const { done, note, total } = progress
  return (
    <div className={jobs.progress}>
      <progress aria-label={words.progress} max={Math.max(total, 1)} value={done} />
      <span>
        {done.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
        {note && ` · ${note}`}
      </span>
    </div>
  )
}

function Outcome({ row: { error, isCancelled, state } }: { row: JobRow }) {
  if (isCancelled) return words.cancelled
  if (!error) return <span className={styles.quiet}>{state === 'finished' ? words.done : '—'}</span>
  if (!error.stack) return error.message
  return (
    <details className={jobs.stack}>
      <summary>{error.message}</summary>
      <pre>{error.stack}</pre>
    </details>
  )
}

function Moment({ row: { dueAt, touchedAt } }: { row: JobRow }) {
  const at = dueAt ?? touchedAt
  return at ? <LocalTime exact iso={at} /> : '—'
}
