import { actionWord, visibleValues } from '@/kernel/audit-words'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { detailOf } from '../queries/export-audit-csv'
import type { AuditRow } from '../queries/list-audit-log'
import type { AuditNames } from '../queries/list-audit-names'
import { type AuditChange, auditChanges, isListChange } from '../rules/audit-changes-in-words'
import type { AuditValue } from '../rules/audit-values-in-words'
import * as words from '../words'
import audit from './audit.module.css'

type Props = { rows: AuditRow[]; names: AuditNames; seesCost: boolean }

const columnsOf = (names: AuditNames, seesCost: boolean): TableColumn<AuditRow>[] => [
  { key: 'user', title: words.user, card: 'title', cell: (row) => <Person names={names} row={row} /> },
  { key: 'action', title: words.action, card: 'status', cell: ({ action }) => actionWord(action) },
  { key: 'area', title: words.area, cell: ({ area }) => area },
  {
    key: 'detail',
    title: words.detail,
    kind: 'long',
    card: 'lead',
    className: audit.detail,
    cell: (row) => <Detail names={names} row={row} seesCost={seesCost} />,
  },
  { key: 'ip', title: words.ipAddress, cell: ({ ip }) => ip ?? '—' },
  {
    key: 'at',
    title: words.date,
    zoned: true,
    cell: ({ at }) => <LocalTime exact iso={at} />,
  },
]

/** The log as a dense table; a row that changed something opens to show what. */
export const AuditTable = ({ names, rows, seesCost }: Props) => (
  <Table columns={columnsOf(names, seesCost)} label={words.systemLogs} rows={rows} />
)

/** By name, with the address that the log stored: a name may be shared. */
function Person({ names, row }: { names: AuditNames; row: AuditRow }) {
  const name = names.personOf(row)
  return (
    <>
      {name && name !== row.actorLabel ? (
        <>
          {name}
          <span className={list.under}>{row.actorLabel}</span>
        </>
      ) : (
        row.actorLabel
      )}
      {row.actorKind === 'job' && <span className={styles.quiet}> {words.job}</span>}
    </>
  )
}

const keyOf = ({ after, before, field }: AuditChange): string => `${field} ${before?.text} ${after?.text}`

function Detail({ names, row, seesCost }: { names: AuditNames; row: AuditRow; seesCost: boolean }) {
  const sentence = detailOf(row, names) || '—'
  const [before, after] = [visibleValues(row.before, seesCost), visibleValues(row.after, seesCost)]
  // Two columns may read the same, such as those that store a password: they are shown once.
  const described = auditChanges(before, after, names.contextOf(row))
  const changes = [...new Map(described.map((change) => [keyOf(change), change])).values()]
  if (changes.length === 0) return <>{sentence}</>
  return (
    <details className={audit.more}>
      <summary>{sentence}</summary>
      <Changes changes={changes} isList={isListChange(before, after)} />
      {row.requestId && <p className={styles.quiet}>{words.request(row.requestId)}</p>}
    </details>
  )
}

/** Field by field, with a column for what was and for what is where there is any. */
function Changes({ changes, isList }: { changes: AuditChange[]; isList: boolean }) {
  const had = changes.some((change) => change.before)
  const has = changes.some((change) => change.after)
  const [was, is] = isList ? [words.removed, words.added] : [words.before, words.after]
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          {had && <th scope="col">{was}</th>}
          {has && <th scope="col">{is}</th>}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={keyOf(change)}>
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
  )
}

function Value({ value }: { value: AuditValue | null }) {
  return value?.moment ? <LocalTime exact iso={value.moment} /> : (value?.text ?? '—')
}
