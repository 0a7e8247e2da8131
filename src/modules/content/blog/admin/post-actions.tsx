'use client'
import Link from 'next/link'
import { ContentRowActions, type May } from '@/modules/content/publishing/admin/content-row-actions'
import { CONTENT_KINDS, editScreen } from '@/modules/content/publishing/rules/content-kinds'
import styles from '@/ui/back-office/admin.module.css'
import type { StaffPost } from '../queries/list-staff-posts'
import { postScreen } from '../rules/admin-urls'
import blog from './blog.module.css'
import { titleOf } from './post-cells'
import * as words from './words'

type Props = { row: StaffPost; may: May; busy: boolean; onDelete: (row: StaffPost) => void }

/** What can be done to a post of the list. */
export const PostActions = ({ busy, may, onDelete, row }: Props) => (
  <ContentRowActions
    busy={busy}
    className={blog.acts}
    editHref={editScreen('post', row.id)}
    may={may}
    name={`'${titleOf(row)}'`}
    onDelete={() => onDelete(row)}
    publicHref={row.isPublished && row.route !== null ? CONTENT_KINDS.post.urlOf(row.route) : null}
  >
    <Link aria-label={words.viewPost(titleOf(row))} className={styles.button} href={postScreen(row.id)}>
      {words.view}
    </Link>
  </ContentRowActions>
)
