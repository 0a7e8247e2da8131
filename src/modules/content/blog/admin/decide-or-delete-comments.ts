import type { Answer } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import * as words from './words'

/** What staff may decide about a comment. */
export type Decision = 'approve' | 'hide' | 'spam'

const DECISIONS = {
  approve: { isApproved: true },
  hide: { isApproved: false, isSpam: false },
  spam: { isSpam: true },
} as const

const params = (id: number) => ({ path: { id } })

const decide = (id: number, decision: Decision): Promise<Answer<unknown>> =>
  callApi('patch', '/api/v1/blogs/comments/{id}', { params: params(id), body: DECISIONS[decision] })

const remove = (id: number): Promise<Answer<unknown>> =>
  callApi('delete', '/api/v1/blogs/comments/{id}', { params: params(id) })

type Messages = { one: string; many: (count: number) => string; failed: string }

/** Calls for each comment, one after the other, and stops at the first that fails: what is done stays done. */
async function forEach(
  ids: readonly number[],
  call: (id: number) => Promise<Answer<unknown>>,
  { failed, many, one }: Messages,
): Promise<Answer<unknown>> {
  let done = 0
  for (const id of ids) {
    const answer = await call(id)
    if (!answer.ok)
      return { ...answer, message: ids.length === 1 ? failed : words.doneOf(done, ids.length, failed) }
    done += 1
  }
  return { ok: true, message: ids.length === 1 ? one : many(done), issues: [], status: 200, body: null }
}

/** Decides about comments. */
export const decideComments = (ids: readonly number[], decision: Decision): Promise<Answer<unknown>> =>
  forEach(ids, (id) => decide(id, decision), {
    one: words.commentUpdated,
    many: words.commentsUpdated,
    failed: words.failedToUpdateComment,
  })

/** Deletes comments, each with the rating by the same reader. */
export const deleteComments = (ids: readonly number[]): Promise<Answer<unknown>> =>
  forEach(ids, remove, {
    one: words.commentDeleted,
    many: words.commentsDeleted,
    failed: words.failedToDeleteComment,
  })
