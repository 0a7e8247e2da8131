import type { ReactNode } from 'react'
import styles from './admin.module.css'

type Props = {
  label: string
  value: string
  onChange: (typed: string) => void
  /** What may be typed. */
  children?: ReactNode
}

/** Where something is looked for in a dialog; the browser offers nothing of its own. */
export const SearchField = ({ children, label, onChange, value }: Props) => (
  <label className={styles.field}>
    <span className={styles.label}>{label}</span>
    <input
      autoComplete="off"
      className={styles.input}
      onChange={(event) => onChange(event.target.value)}
      type="search"
      value={value}
    />
    {children}
  </label>
)
