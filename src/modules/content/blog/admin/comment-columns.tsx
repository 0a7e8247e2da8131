import Link from 'next/link'
import list from '@/ui/back-office/list/list-context.module.css'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import type { TableColumn } from '@/ui/back-office/list/table'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { StaffComment } from '../queries/list-staff-comments'
import { postScreen } from '../rules/admin-urls'
import * as words from './words'

function CommentState({ isApproved, isSpam, isToCheck }: StaffComment) {
  if (isToCheck) return <StatusLabel tone="amber">{words.toCheck}</StatusLabel>
  if (isSpam) return <StatusLabel tone="red">{words.spam}</StatusLabel>
  return (
    <StatusLabel tone={isApproved ? 'green' : 'slate'}>
      {isApproved ? words.approved : words.hidden}
    </StatusLabel>
  )
}

const POST: TableColumn<StaffComment> = {
  key: 'post',
  title: words.post,
  kind: 'long',
  card: 'lead',
  cell: ({ postId, postTitle }) => <Link href={postScreen(postId)}>{postTitle || words.untitled}</Link>,
}

const AUTHOR: TableColumn<StaffComment> = {
  key: 'author',
  title: words.author,
  card: 'lead',
  cell: ({ author }) => (
    <>
      {author?.name}
      <span className={list.under}>{author?.email}</span>
    </>
  ),
}

/** The columns of a table of comments: without the post on its own page, without authors for whom they are hidden. */
export const commentColumns = (of: {
  post: boolean
  named: boolean
}): (TableColumn<StaffComment> | false)[] => [
  { key: 'comment', title: words.comment, kind: 'long', card: 'title', cell: ({ content }) => content },
  { key: 'status', title: words.status, card: 'status', cell: (row) => <CommentState {...row} /> },
  of.post && POST,
  of.named && AUTHOR,
  {
    key: 'written',
    title: words.written,
    zoned: true,
    cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
  },
]
