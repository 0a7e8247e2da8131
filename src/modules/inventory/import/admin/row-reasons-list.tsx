import type { ReactNode } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ScrollBox } from '@/ui/back-office/list/scroll-box'
import type { ReasonCount } from '../engine/import-outcome'
import css from './import.module.css'
import * as words from './words'

type Props = {
  reasons: readonly ReasonCount[]
  title?: string
  /** Its level on the page. */
  heading?: 'h2' | 'h3'
  children?: ReactNode
}

/** Why rows were rejected, or other messages about them, the commonest first. */
export function RowReasonsList({
  children,
  heading: Heading = 'h3',
  reasons,
  title = words.whyRowsAreRejected,
}: Props) {
  if (reasons.length === 0) return null
  return (
    <div className={css.block}>
      <Heading>{title}</Heading>
      <ScrollBox label={words.tableOf(title)}>
        <table className={`${styles.table} ${css.reasons}`}>
          <thead>
            <tr>
              <th className={styles.number} scope="col">
                {words.rows}
              </th>
              <th scope="col">{words.reason}</th>
              <th scope="col">{words.forExample}</th>
            </tr>
          </thead>
          <tbody>
            {reasons.map(({ examples, reason, rows, values = [] }) => (
              <tr key={reason}>
                <td className={styles.number}>{words.count(rows)}</td>
                <td>
                  {reason}
                  {values.length > 0 && <span className={css.values}>{words.suchAs(values)}</span>}
                </td>
                <td className={styles.quiet}>{words.rowsText(examples, rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
