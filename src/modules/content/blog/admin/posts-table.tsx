'use client'
import Link from 'next/link'
import type { ListLook } from '@/kernel/lists/paging-limits'
import type { May } from '@/modules/content/publishing/admin/content-row-actions'
import { PublishStatusLabel } from '@/modules/content/publishing/admin/publish-status-label'
import { ConfirmDialog } from '@/ui/back-office/dialog'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import grid from '@/ui/back-office/list/grid/grid.module.css'
import { ViewToggle } from '@/ui/back-office/list/grid/view-toggle'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListEmpty } from '@/ui/back-office/list/list-empty'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { LocalDay } from '@/ui/back-office/time/local-day'
import { callApi } from '@/ui/client/call-api'
import { useRemoval } from '@/ui/client/use-removal'
import type { StaffPost } from '../queries/list-staff-posts'
import { postScreen } from '../rules/admin-urls'
import { PostActions } from './post-actions'
import { PostPicture, ratingOf, titleOf, WaitingComments } from './post-cells'
import { PostsGrid } from './posts-grid'
import * as words from './words'

const COLUMNS: readonly TableColumn<StaffPost>[] = [
  { key: 'picture', title: words.picture, card: 'picture', cell: (row) => <PostPicture {...row} /> },
  {
    key: 'title',
    title: words.title,
    kind: 'long',
    card: 'title',
    // Inside another element a link goes on in the next line.
    cell: (row) => (
      <span>
        <Link href={postScreen(row.id)}>{titleOf(row)}</Link>
      </span>
    ),
  },
  { key: 'status', title: words.status, card: 'status', cell: (row) => <PublishStatusLabel {...row} /> },
  { key: 'tags', title: words.tags, kind: 'long', cell: ({ tags }) => tags.join(', ') || words.nothing },
  { key: 'writer', title: words.writer, cell: ({ writer }) => writer || words.nothing },
  {
    key: 'publishedAt',
    title: words.publishedAt,
    zoned: true,
    cell: ({ publishedAt }) => (publishedAt ? <LocalDay iso={publishedAt} /> : words.notYet),
  },
  { key: 'waiting', title: words.waiting, kind: 'number', cell: (row) => <WaitingComments {...row} /> },
  { key: 'rating', title: words.rating, kind: 'number', cell: ratingOf },
]

const deletePost = ({ id }: StaffPost) =>
  callApi('delete', '/api/v1/blogs/posts/{id}', { params: { path: { id } } })

type Props = {
  rows: StaffPost[]
  /** How many posts there are, in words. */
  count: string
  look: ListLook
  may: May & { create: boolean }
}

/** The posts as a table or as cards, with what can be done to each. */
export function PostsTable({ count, look, may, rows }: Props) {
  const { busy, called, confirm, doomed, forget, open, refusal } = useRemoval(deletePost)
  const acts = { busy, may, onDelete: open }
  return (
    <>
      <div className={grid.above}>
        <ListCount>{count}</ListCount>
        <ViewToggle view={look} />
      </div>
      <CallOutcome called={called} />
      {rows.length === 0 ? (
        <ListEmpty
          hint={may.create ? words.createFirst : words.staffWithPermissionWrite}
          noMatch={words.noPostMatches}
          none={words.noPostsYet}
        />
      ) : look === 'grid' ? (
        <PostsGrid {...acts} rows={rows} />
      ) : (
        <Table
          columns={[
            ...COLUMNS,
            {
              key: 'actions',
              title: words.actions,
              kind: 'actions',
              cell: (row) => <PostActions {...acts} row={row} />,
            },
          ]}
          isCompact
          label={words.posts}
          rows={rows}
        />
      )}
      {doomed && <DeleteDialog onClose={forget} onConfirm={confirm} post={doomed} refusal={refusal} />}
    </>
  )
}

type DialogProps = {
  post: StaffPost
  refusal: string | null
  onClose: () => void
  onConfirm: () => Promise<unknown>
}

/** Confirms before a post goes for good. */
const DeleteDialog = ({ onClose, onConfirm, post, refusal }: DialogProps) => (
  <ConfirmDialog
    onClose={onClose}
    onConfirm={async () => void (await onConfirm())}
    refusal={refusal}
    title={words.deleteAPost}
    verb={words.deleteIt}
  >
    <p>{words.cannotBeUndone(words.thePost(titleOf(post)))}</p>
    <p>{words.goesToo}</p>
  </ConfirmDialog>
)
