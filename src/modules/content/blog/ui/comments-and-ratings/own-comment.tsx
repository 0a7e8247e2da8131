'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { ModalDialog } from '@/ui/dialog'
import { AREA, Field } from '@/ui/field'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { toast } from '@/ui/toast'
import { COMMENT_EDIT_MAX, COMMENT_MAX, COMMENT_MIN } from '../../rules/blog-limits'
import { contentIssues } from '../../rules/comment'
import * as words from './browser-words'

type Comment = { id: number; content: string; isApproved: boolean }

/** The reader's own comment: to read, change and delete. */
export function OwnComment({ comment, hasRated }: { comment: Comment; hasRated: boolean }) {
  const [view, setView] = useState<'text' | 'edit' | 'delete'>('text')
  const close = () => setView('text')
  return (
    <div className="max-w-text rounded-card border border-line bg-surface p-4">
      <h3 className="text-13 font-semibold text-soft">{words.yourComment}</h3>
      {view === 'edit' ? (
        <EditForm comment={comment} onDone={close} />
      ) : (
        <>
          <p dir="auto" className="mt-1 text-14 wrap-anywhere whitespace-pre-line">
            {comment.content}
          </p>
          {!comment.isApproved && <p className="mt-2 text-13 text-faint">{words.waitsForStaff}</p>}
          <div className="scripted mt-3 flex gap-2">
            <Button size="slim" onClick={() => setView('edit')}>
              {words.edit}
            </Button>
            <Button size="slim" variant="quiet" onClick={() => setView('delete')}>
              {words.remove}
            </Button>
          </div>
        </>
      )}
      {view === 'delete' && <DeleteDialog id={comment.id} hasRated={hasRated} onClose={close} />}
    </div>
  )
}

/** Sends the changed words of a comment. */
function useEditComment(id: number, onDone: () => void) {
  const { refresh } = useRouter()
  return usePlainForm({
    names: ['content'],
    check: (texts) => contentIssues(texts.content, 'edited'),
    submit: async (texts) => {
      const { callApi } = await import('@/ui/client/call-from-storefront')
      const params = { path: { id } }
      const answer = await callApi('patch', '/api/v1/blogs/comments/{id}', { params, body: texts })
      if (!answer.ok) return answer.isOwnMessage ? answer : { ...answer, message: words.failedToUpdate }
      toast(words.commentUpdated)
      refresh()
      onDone()
      return answer
    },
  })
}

function EditForm({ comment: { content, id }, onDone }: { comment: Comment; onDone: () => void }) {
  const { errors, isBusy, problem, submit } = useEditComment(id, onDone)
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-2 flex flex-col gap-3">
      <Field
        label={words.comment}
        htmlFor="own-comment"
        help={words.editHelp(COMMENT_MIN, COMMENT_EDIT_MAX)}
        error={errors.content}
      >
        <textarea
          id="own-comment"
          name="content"
          rows={4}
          maxLength={COMMENT_MAX}
          defaultValue={content}
          aria-invalid={errors.content ? true : undefined}
          aria-describedby={errors.content ? 'own-comment-error' : 'own-comment-help'}
          className={AREA}
        />
      </Field>
      {problem && (
        <p className="text-14 text-red" role="alert">
          {problem}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" disabled={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
        <Button onClick={onDone}>{words.cancel}</Button>
      </div>
    </form>
  )
}

type DeleteProps = { id: number; hasRated: boolean; onClose: () => void }

function DeleteDialog({ hasRated, id, onClose }: DeleteProps) {
  const { refresh } = useRouter()
  const [isBusy, setBusy] = useState(false)
  const remove = async (close: () => void) => {
    setBusy(true)
    try {
      const { callApi } = await import('@/ui/client/call-from-storefront')
      const answer = await callApi('delete', '/api/v1/blogs/comments/{id}', { params: { path: { id } } })
      // One that is gone already is what was wanted.
      if (!answer.ok && answer.status !== 404) return toast(words.failedToDelete, 'warning')
      toast(words.commentDeleted)
      close()
      refresh()
    } catch {
      toast(words.failedToDelete, 'warning')
    } finally {
      setBusy(false)
    }
  }
  return (
    <ModalDialog title={words.deleteComment} onClose={onClose}>
      {(close) => (
        <>
          <p className="text-14">{words.confirmDelete}</p>
          {hasRated && <p className="mt-2 text-14 text-soft">{words.ratingGoesToo}</p>}
          <div className="mt-5 flex justify-end gap-2">
            <Button onClick={close}>{words.cancel}</Button>
            <Button variant="primary" disabled={isBusy} onClick={() => remove(close)}>
              {isBusy ? words.deleting : words.remove}
            </Button>
          </div>
        </>
      )}
    </ModalDialog>
  )
}
