'use client'

import { useState } from 'react'
import { agoInWords } from '@/kernel/time/ago-in-words'
import { Button } from '@/ui/button'
import { fetchPublic } from '@/ui/client/fetch-public'
import { toast } from '@/ui/toast'
import { COMMENTS_AT_ONCE } from '../../rules/blog-limits'
import * as words from './browser-words'

type Comment = { id: number; authorName: string; content: string; createdAt: string; isMine?: boolean }
type Props = { postId: number; newest: readonly Comment[]; total: number; now: Date }

/** The comments on a post, the newest first; those after the first ones on request. */
export function CommentList({ newest, now, postId, total }: Props) {
  const { comments, isBusy, more } = useMoreComments(postId, newest)
  return (
    <>
      <ul className="flex flex-col gap-5">
        {comments.map(({ authorName, content, createdAt, id }) => (
          <li key={id} className="border-b border-line pb-5">
            <p className="text-13 text-faint">
              <bdi className="font-semibold text-soft">{authorName}</bdi>,{' '}
              {agoInWords(new Date(createdAt), now)}
            </p>
            <p dir="auto" className="mt-1 max-w-text text-14 wrap-anywhere whitespace-pre-line">
              {content}
            </p>
          </li>
        ))}
      </ul>
      {comments.length < total && (
        <span className="scripted">
          <Button className="mt-5" disabled={isBusy} onClick={more}>
            {isBusy ? words.loading : words.moreComments}
          </Button>
        </span>
      )}
    </>
  )
}

/** Further comments, a page at a time; one that moved meanwhile is not shown twice. */
function useMoreComments(postId: number, newest: readonly Comment[]) {
  const [fetched, setFetched] = useState<readonly Comment[]>([])
  const [page, setPage] = useState(1)
  const [isBusy, setBusy] = useState(false)
  const known = new Set(newest.map(({ id }) => id))
  const more = async () => {
    setBusy(true)
    try {
      const search = `postId=${postId}&isApproved=true&page=${page + 1}&limit=${COMMENTS_AT_ONCE}`
      const answer = await fetchPublic('/api/v1/blogs/comments', { search })
      if (!answer.ok) return toast(words.commentsNotLoaded, 'warning')
      const { data } = answer.body
      setFetched((before) => [
        ...before,
        ...data.filter(({ id, isMine }) => !isMine && before.every((one) => one.id !== id)),
      ])
      setPage(page + 1)
    } catch {
      toast(words.commentsNotLoaded, 'warning')
    } finally {
      setBusy(false)
    }
  }
  return { comments: [...newest, ...fetched.filter(({ id }) => !known.has(id))], isBusy, more }
}
