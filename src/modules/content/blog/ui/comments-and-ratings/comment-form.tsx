'use client'

import { useRouter } from 'next/navigation'
import { trimText } from '@/kernel/text/text'
import { Button } from '@/ui/button'
import { AREA, Field, Input } from '@/ui/field'
import { PersistedForm } from '@/ui/form/persisted-form'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { PlainLink } from '@/ui/link'
import { toast } from '@/ui/toast'
import { COMMENT_MAX, COMMENT_MIN } from '../../rules/blog-limits'
import { contentIssues } from '../../rules/comment'
import * as words from './browser-words'

type Props = { postId: number; author: { name: string; email: string } }

/** Sends a comment; the page then shows it, or that staff read it first. */
function usePostComment(postId: number) {
  const { refresh } = useRouter()
  return usePlainForm({
    names: ['content', 'authorName', 'authorEmail'],
    check: ({ content }) => {
      const issues = contentIssues(content, 'new')
      if (issues.length > 0) toast(trimText(content) ? words.fixErrors : words.pleaseEnterComment, 'warning')
      return issues
    },
    submit: async ({ content }, form) => {
      const { callApi } = await import('@/ui/client/call-from-storefront')
      const answer = await callApi('post', '/api/v1/blogs/comments', { body: { postId, content } })
      if (!answer.ok) return answer.isOwnMessage ? answer : { ...answer, message: words.failedToPost }
      form.reset()
      toast(words.commentPosted)
      refresh()
      return answer
    },
  })
}

/** The form of a comment. Without script it is sent as a form, and the page shows what came of it. */
export function CommentForm({ author, postId }: Props) {
  const { errors, isBusy, problem, submit } = usePostComment(postId)
  return (
    <form
      method="post"
      action={`/blogs/responses/${postId}`}
      noValidate
      onSubmit={submit}
      className="flex max-w-text flex-col gap-4"
    >
      <PersistedForm isSaving name={`comment-${postId}`} />
      <Author author={author} wrongName={errors.authorName} wrongEmail={errors.authorEmail} />
      <Field
        label={words.comment}
        htmlFor="comment-content"
        help={words.commentHelp(COMMENT_MIN, COMMENT_MAX)}
        error={errors.content}
      >
        <textarea
          id="comment-content"
          name="content"
          rows={4}
          required
          minLength={COMMENT_MIN}
          maxLength={COMMENT_MAX}
          aria-invalid={errors.content ? true : undefined}
          aria-describedby={errors.content ? 'comment-content-error' : 'comment-content-help'}
          className={AREA}
        />
      </Field>
      {problem && (
        <p className="text-14 text-red" role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={isBusy} className="self-start">
        {isBusy ? words.posting : words.postComment}
      </Button>
    </form>
  )
}

type AuthorProps = Pick<Props, 'author'> & { wrongName?: string; wrongEmail?: string }

/** Who writes: as in the account, and not to be changed here. */
function Author({ author, wrongEmail, wrongName }: AuthorProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={words.name} htmlFor="comment-name" error={wrongName}>
        <Input id="comment-name" name="authorName" readOnly value={author.name} />
        {wrongName && (
          <PlainLink href="/account-settings/information" className="text-13 text-link underline">
            {words.changeName}
          </PlainLink>
        )}
      </Field>
      <Field label={words.email} htmlFor="comment-email" help={words.emailHelp} error={wrongEmail}>
        <Input
          id="comment-email"
          name="authorEmail"
          readOnly
          value={author.email}
          aria-describedby="comment-email-help"
        />
      </Field>
    </div>
  )
}
