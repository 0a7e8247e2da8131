'use client'
import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { cx } from '@/ui/cx'
import { CONTENT_KINDS, type ContentKind, editScreen } from '../rules/content-kinds'
import * as words from './words'

export type May = { update: boolean; delete: boolean }

type Props = {
  kind: ContentKind
  id: number
  /** What it is called in the names of the buttons. */
  name: string
  /** Where readers find it; null while they do not. */
  publicRoute: string | null
  may: May
  busy: boolean
  onDelete: () => void
  className?: string
  /** Other ways, after the one to the editor. */
  children?: ReactNode
}

/** What can be done to a post or a page of a list. */
export function RecordActions(props: Props) {
  const { busy, children, className, id, kind, may, name, onDelete, publicRoute } = props
  return (
    <span className={cx(list.rowActions, className)}>
      {may.update && (
        <Link aria-label={words.editNamed(name)} className={styles.button} href={editScreen(kind, id)}>
          {words.edit}
        </Link>
      )}
      {children}
      {publicRoute && (
        <a
          aria-label={words.viewNamedOnSite(name)}
          className={styles.button}
          href={CONTENT_KINDS[kind].urlOf(publicRoute)}
        >
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
