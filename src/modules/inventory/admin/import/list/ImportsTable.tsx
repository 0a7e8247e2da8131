import Link from 'next/link'
import styles from '@/ui/admin/admin.module.css'
import { LocalTime, ZoneName } from '@/ui/admin/LocalTime'
import type { ImportSummary } from '../../../queries/imports'
import css from '../import.module.css'
import { count, STATUS_WORDS } from '../words'

const FIGURES = [
  ['created', 'Created'],
  ['updated', 'Changed'],
  ['skipped', 'Skipped'],
  ['rejected', 'Rejected'],
] as const

/** Past and present imports, the newest first. */
export function ImportsTable({ rows }: { rows: ImportSummary[] }) {
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${css.imports}`}>
        <thead>
          <tr>
            <th className={styles.number} scope="col">
              No.
            </th>
            <th scope="col">File</th>
            <th scope="col">State</th>
            {FIGURES.map(([key, label]) => (
              <th className={styles.number} key={key} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">By</th>
            <th scope="col">
              Begun (<ZoneName />)
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className={styles.number}>{row.id}</td>
              <td className={css.fileName}>
                <Link href={`/admin/inventory/import/${row.id}`}>{row.fileName}</Link>
              </td>
              <td>
                <span className={styles.status} data-tone={STATUS_WORDS[row.status].tone}>
                  {STATUS_WORDS[row.status].label}
                </span>
              </td>
              {FIGURES.map(([key]) => (
                <td className={styles.number} key={key}>
                  {count(row.counts[key])}
                </td>
              ))}
              <td className={css.short}>{row.startedBy ?? 'Command line'}</td>
              <td className={css.short}>
                <LocalTime iso={row.startedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
