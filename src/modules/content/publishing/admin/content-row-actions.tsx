'use client'
import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { cx } from '@/ui/cx'
import * as words from './words'

export type May = { update: boolean; delete: boolean }

type Props = {
  /** The editor. */
  editHref: string
  /** What it is called in the names of the buttons. */
  name: string
  /** Where readers find it; none while they do not. */
  publicHref?: string | null
  may: May
  busy: boolean
  onDelete: () => void
  className?: string
  /** Other ways, after the one to the editor. */
  children?: ReactNode
}

/** What can be done to a post, a page or a slide of a list. */
export function ContentRowActions(props: Props) {
  const { busy, children, className, editHref, may, name, onDelete, publicHref } = props
  return (
    <span className={cx(list.rowActions, className)}>
      {may.update && (
        <Link aria-label={words.editNamed(name)} className={styles.button} href={editHref}>
          {words.edit}
        </Link>
      )}
      {children}
      {publicHref && (
        <a aria-label={words.viewNamedOnSite(name)} className={styles.button} href={publicHref}>
          {words.viewOnSite}
        </a>
      )}
      {may.delete && (
        <button
          aria-label={words.deleteNamed(name)}
          className={styles.button}
          disabled={busy}
          onClick={onDelete}
          type="button"
        >
          {words.deleteIt}
        </button>
      )}
    </span>
  )
}
