import type { ReactNode } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { ScrollBox } from '@/ui/back-office/list/ScrollBox'
import type { ReasonCount } from '../engine/outcome'
import css from './import.module.css'
import * as words from './words'

type Props = {
  reasons: readonly ReasonCount[]
  /** Its level on the page. */
  heading?: 'h2' | 'h3'
  children?: ReactNode
}

/** Why rows were rejected, the commonest first. */
export function Reasons({ children, heading: Heading = 'h3', reasons }: Props) {
  if (reasons.length === 0) return null
  return (
    <div className={css.block}>
      <Heading>{words.whyRowsAreRejected}</Heading>
      <ScrollBox label={words.tableOfReasons}>
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
            {reasons.map(({ examples, reason, rows }) => (
              <tr key={reason}>
                <td className={styles.number}>{words.count(rows)}</td>
                <td>{reason}</td>
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
