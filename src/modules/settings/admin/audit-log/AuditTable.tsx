import styles from '@/ui/admin/admin.module.css'
import { LocalTime, ZoneName } from '@/ui/admin/LocalTime'
import { detailOf } from '../../queries/audit-csv'
import type { AuditRow } from '../../queries/list-audit-log'
import { actionWord, fieldChanges, visibleValues } from '../../rules/audit-words'
import audit from './audit.module.css'

type Props = { rows: AuditRow[]; seesCost: boolean }

/** The log as a dense table; a row that changed something opens to show what. */
export function AuditTable({ rows, seesCost }: Props) {
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${audit.table}`}>
        <thead>
          <tr>
            <th scope="col">User</th>
            <th scope="col">Action</th>
            <th scope="col">Area</th>
            <th scope="col">Detail</th>
            <th scope="col">IP address</th>
            <th scope="col">
              Date (<ZoneName />)
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                {row.actorLabel}
                {row.actorKind === 'job' && <span className={styles.quiet}> (job)</span>}
              </td>
              <td className={audit.short}>{actionWord(row.action)}</td>
              <td className={audit.short}>{row.area}</td>
              <td className={audit.detail}>
                <Detail row={row} seesCost={seesCost} />
              </td>
              <td className={audit.short}>{row.ip ?? '—'}</td>
              <td className={audit.short}>
                <LocalTime iso={row.at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Detail({ row, seesCost }: { row: AuditRow; seesCost: boolean }) {
  const sentence = detailOf(row) || '—'
  const changes = fieldChanges(visibleValues(row.before, seesCost), visibleValues(row.after, seesCost))
  if (changes.length === 0) return <>{sentence}</>
  const had = changes.some(({ before }) => before !== '')
  const has = changes.some(({ after }) => after !== '')
  return (
    <details className={audit.more}>
      <summary>{sentence}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            {had && <th scope="col">Before</th>}
            {has && <th scope="col">After</th>}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={`${field} ${before} ${after}`}>
              <th scope="row">{field.replaceAll('_', ' ')}</th>
              {had && <td>{before || '—'}</td>}
              {has && <td>{after || '—'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>
        {[
          row.table && `Table ${row.table}`,
          row.recordId && `record ${row.recordId}`,
          row.requestId && `request ${row.requestId}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </details>
  )
}
