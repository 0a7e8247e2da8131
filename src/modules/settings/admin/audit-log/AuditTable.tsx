import styles from '@/ui/admin/admin.module.css'
import { LocalTime, ZoneName } from '@/ui/admin/LocalTime'
import { detailOf } from '../../queries/audit-csv'
import type { AuditNames } from '../../queries/audit-names'
import type { AuditRow } from '../../queries/list-audit-log'
import { type AuditValue, auditChanges, isListChange } from '../../rules/audit-values'
import { actionWord, visibleValues } from '../../rules/audit-words'
import audit from './audit.module.css'

type Props = { rows: AuditRow[]; names: AuditNames; seesCost: boolean }

/** The log as a dense table; a row that changed something opens to show what. */
export function AuditTable({ names, rows, seesCost }: Props) {
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
                <Person names={names} row={row} />
              </td>
              <td className={audit.short}>{actionWord(row.action)}</td>
              <td className={audit.short}>{row.area}</td>
              <td className={audit.detail}>
                <Detail names={names} row={row} seesCost={seesCost} />
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

/** By name, with the address that the log kept: a name may be shared. */
function Person({ names, row }: { names: AuditNames; row: AuditRow }) {
  const name = names.personOf(row)
  return (
    <>
      {name && name !== row.actorLabel ? (
        <>
          {name}
          <span className={`${styles.quiet} ${audit.below}`}>{row.actorLabel}</span>
        </>
      ) : (
        row.actorLabel
      )}
      {row.actorKind === 'job' && <span className={styles.quiet}> (job)</span>}
    </>
  )
}

function Detail({ names, row, seesCost }: { names: AuditNames; row: AuditRow; seesCost: boolean }) {
  const sentence = detailOf(row, names) || '—'
  const [before, after] = [visibleValues(row.before, seesCost), visibleValues(row.after, seesCost)]
  const changes = auditChanges(before, after, names.contextOf(row))
  if (changes.length === 0) return <>{sentence}</>
  const had = changes.some((change) => change.before)
  const has = changes.some((change) => change.after)
  const [was, is] = isListChange(before, after) ? ['Taken away', 'Put in'] : ['Before', 'After']
  return (
    <details className={audit.more}>
      <summary>{sentence}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            {had && <th scope="col">{was}</th>}
            {has && <th scope="col">{is}</th>}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={`${change.field} ${change.before?.text} ${change.after?.text}`}>
              <th scope="row">{change.field}</th>
              {had && (
                <td>
                  <Value value={change.before} />
                </td>
              )}
              {has && (
                <td>
                  <Value value={change.after} />
                </td>
              )}
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

function Value({ value }: { value: AuditValue | null }) {
  return value?.moment ? <LocalTime iso={value.moment} /> : (value?.text ?? '—')
}
