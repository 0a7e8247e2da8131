import styles from '@/ui/admin/admin.module.css'
import { LocalTime, ZoneName } from '@/ui/admin/LocalTime'
import type { JobRow } from '../../queries/list-jobs'
import type { JobState } from '../../schemas/jobs'
import { JobActions } from './JobActions'
import jobs from './jobs.module.css'

type Props = { rows: JobRow[]; state: JobState; mayUpdate: boolean }

/** What the moment of a row means in each list. */
const MOMENTS: Record<JobState, string> = {
  running: 'Began',
  waiting: 'Due',
  failed: 'Next try',
  dead: 'Given up',
  finished: 'Ended',
}

/** Jobs as a dense table. */
export function JobsTable({ mayUpdate, rows, state }: Props) {
  const hasActions = mayUpdate && state !== 'finished'
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${jobs.table}`}>
        <thead>
          <tr>
            <th scope="col">Job</th>
            <th scope="col">{state === 'running' ? 'Progress' : 'What happened'}</th>
            <th className={styles.number} scope="col">
              Tries
            </th>
            <th scope="col">
              Sent (<ZoneName />)
            </th>
            <th scope="col">{MOMENTS[state]}</th>
            {hasActions && <th scope="col">Actions</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <Name row={row} />
              </td>
              <td className={jobs.wide}>
                {state === 'running' ? <Progress row={row} /> : <Outcome row={row} />}
              </td>
              <td className={styles.number}>
                {row.tries} of {row.maxTries}
              </td>
              <td className={jobs.short}>
                <LocalTime iso={row.sentAt} />
              </td>
              <td className={jobs.short}>
                <Moment row={row} />
              </td>
              {hasActions && (
                <td>
                  <JobActions
                    cancelLabel={state === 'dead' ? 'Discard' : 'Cancel'}
                    id={row.id}
                    mayRetry={state === 'failed' || state === 'dead'}
                    title={row.title}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Name({ row }: { row: JobRow }) {
  const input = JSON.stringify(row.input)
  return (
    <>
      <strong>{row.title}</strong>
      <div className={jobs.small}>
        {row.queue}
        {input !== '{}' && <code className={jobs.input}> {input}</code>}
      </div>
    </>
  )
}

function Progress({ row: { progress } }: { row: JobRow }) {
  if (!progress) return <span className={styles.quiet}>running</span>
  const { done, note, total } = progress
  return (
    <div className={jobs.progress}>
      <progress aria-label="Progress" max={Math.max(total, 1)} value={done} />
      <span>
        {done.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
        {note && ` · ${note}`}
      </span>
    </div>
  )
}

function Outcome({ row: { error, isCancelled, state } }: { row: JobRow }) {
  if (isCancelled) return <>Cancelled</>
  if (!error) return <span className={styles.quiet}>{state === 'finished' ? 'Done' : '—'}</span>
  if (!error.stack) return <>{error.message}</>
  return (
    <details className={jobs.stack}>
      <summary>{error.message}</summary>
      <pre>{error.stack}</pre>
    </details>
  )
}

function Moment({ row: { dueAt, touchedAt } }: { row: JobRow }) {
  const at = dueAt ?? touchedAt
  return at ? <LocalTime iso={at} /> : <>—</>
}
