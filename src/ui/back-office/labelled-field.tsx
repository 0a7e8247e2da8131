'use client'
import { type ReactNode, useId } from 'react'
import { cx } from '../cx'
import styles from './admin.module.css'
import list from './list/list-context.module.css'

/** What the control of a field gets: its id, whether it is wrong, and where the message and the help are. */
type Marks = { id: string; 'aria-invalid': boolean; 'aria-describedby'?: string }

type Props = {
  label: ReactNode
  help?: string
  error?: string
  className?: string
  /** The control's, where something else has to find it. */
  id?: string
  children: (marks: Marks) => ReactNode
}

/** A control with its label above it, and what is wrong with it below. */
export function LabelledField({ children, className, error, help, id: given, label }: Props) {
  const own = useId()
  const id = given ?? own
  const describedBy = cx(error && `${id}-error`, help && `${id}-help`)
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy || undefined })}
      {error && (
        <span className={list.error} id={`${id}-error`} role="alert">
          {error}
        </span>
      )}
      {help && (
        <span className={list.under} id={`${id}-help`}>
          {help}
        </span>
      )}
    </div>
  )
}
