import type { ReactNode } from 'react'
import styles from '@/ui/admin/admin.module.css'
import type { ReasonCount } from '../../import/report'
import css from './import.module.css'
import { count, rowsText } from './words'

/** Why rows were rejected, the commonest first. */
export function Reasons({ children, reasons }: { children?: ReactNode; reasons: readonly ReasonCount[] }) {
  if (reasons.length === 0) return null
  return (
    <div className={css.block}>
      <h3>Why rows are rejected</h3>
      <div className={styles.scroll}>
        <table className={`${styles.table} ${css.reasons}`}>
          <thead>
            <tr>
              <th className={styles.number} scope="col">
                Rows
              </th>
              <th scope="col">Reason</th>
              <th scope="col">For example</th>
            </tr>
          </thead>
          <tbody>
            {reasons.map(({ examples, reason, rows }) => (
              <tr key={reason}>
                <td className={styles.number}>{count(rows)}</td>
                <td>{reason}</td>
                <td className={styles.quiet}>{rowsText(examples, rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
