'use client'
import Link from 'next/link'
import { postUrl } from '@/modules/content/publishing/rules/site-urls'
import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { cx } from '@/ui/cx'
import type { StaffPost } from '../queries/list-staff-posts'
import { editPostUrl, postScreen } from '../rules/admin-urls'
import blog from './blog.module.css'
import { titleOf } from './post-cells'
import * as words from './words'

export type May = { update: boolean; delete: boolean }
type Props = { row: StaffPost; may: May; busy: boolean; onDelete: (row: StaffPost) => void }

/** What can be done to a post of the list. */
export function PostActions({ busy, may, onDelete, row }: Props) {
  const { id, isPublished, route } = row
  const name = titleOf(row)
  return (
    <span className={cx(list.rowActions, blog.acts)}>
      {may.update && (
        <Link aria-label={words.editPost(name)} className={styles.button} href={editPostUrl(id)}>
          {words.edit}
        </Link>
      )}
      <Link aria-label={words.viewPost(name)} className={styles.button} href={postScreen(id)}>
        {words.view}
      </Link>
      {isPublished && route && (
        <a aria-label={words.viewPostOnSite(name)} className={styles.button} href={postUrl(route)}>
          {words.viewOnSite}
        </a>
      )}
      {may.delete && (
        <button
          aria-label={words.deletePost(name)}
          className={styles.button}
          disabled={busy}
          onClick={() => onDelete(row)}
          type="button"
        >
          {words.deleteIt}
        </button>
      )}
    </span>
  )
}
