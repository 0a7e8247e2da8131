'use client'
import Link from 'next/link'
import type { May } from '@/modules/content/publishing/admin/content-row-actions'
import { PublishStatusLabel } from '@/modules/content/publishing/admin/publish-status-label'
import grid from '@/ui/back-office/list/grid/grid.module.css'
import { LocalDay } from '@/ui/back-office/time/local-day'
import { cx } from '@/ui/cx'
import type { StaffPost } from '../queries/list-staff-posts'
import { postScreen } from '../rules/admin-urls'
import blog from './blog.module.css'
import { PostActions } from './post-actions'
import { PostPicture, titleOf } from './post-cells'
import * as words from './words'

type Props = { rows: readonly StaffPost[]; may: May; busy: boolean; onDelete: (row: StaffPost) => void }

/** The posts of a page as cards. */
export const PostsGrid = ({ rows, ...acts }: Props) => (
  <ul aria-label={words.posts} className={grid.grid}>
    {rows.map((row) => (
      <li className={grid.card} key={row.id}>
        <div className={cx(grid.picture, blog.wide)}>
          <PostPicture picture={row.picture} />
        </div>
        <Link className={grid.name} href={postScreen(row.id)}>
          {titleOf(row)}
        </Link>
        <p className={grid.line}>
          <PublishStatusLabel {...row} />
          {row.publishedAt && <LocalDay iso={row.publishedAt} />}
        </p>
        <p className={grid.quiet}>{[row.writer, row.tags.join(', ')].filter(Boolean).join(' · ')}</p>
        {row.toCheck > 0 && <p className={grid.quiet}>{words.waitingText(row.toCheck)}</p>}
        <PostActions {...acts} row={row} />
      </li>
    ))}
  </ul>
)
