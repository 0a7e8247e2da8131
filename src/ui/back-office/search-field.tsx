'use client'
import type { ReactNode } from 'react'
import styles from './admin.module.css'

type Props = {
  label: string
  value: string
  onChange: (typed: string) => void
  /** Enter, where it takes what was found. */
  onEnter?: () => void
  /** What may be typed. */
  children?: ReactNode
}

/** Where something is looked for in a dialog; the browser offers nothing of its own. */
export const SearchField = ({ children, label, onChange, onEnter, value }: Props) => (
  <label className={styles.field}>
    <span className={styles.label}>{label}</span>
    <input
      autoComplete="off"
      className={styles.input}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (!onEnter || event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onEnter()
      }}
      type="search"
      value={value}
    />
    {children}
  </label>
)
