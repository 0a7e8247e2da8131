'use client'

import { callApi } from '@/ui/client/call-from-storefront'
import { AREA, Field } from '@/ui/field'
import { SendButton } from '@/ui/form/send-button'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { Card } from '@/ui/page-parts'
import { RATING_COMMENT_MAX } from '../../rules/ticket-limits'
import * as words from '../browser-words'
import type { OwnTicket } from './use-thread'

type Props = { ticket: OwnTicket; onRated: () => Promise<void> }

const labelOf = (rating: number): string => words.ratingLabels[rating - 1] ?? String(rating)

/** The rating of a question that is resolved or closed: asked for once, then shown. */
export function RateTicket({ onRated, ticket }: Props) {
  const { id, rating, status } = ticket
  if (rating !== null)
    return (
      <Card className="p-4 text-14">
        <p>{words.youRated(labelOf(rating.rating))}</p>
        {rating.comment && <p className="mt-1 text-soft wrap-anywhere">{rating.comment}</p>}
      </Card>
    )
  if (status !== 'RESOLVED' && status !== 'CLOSED') return null
  return <RatingForm id={id} onRated={onRated} />
}

function RatingForm({ id, onRated }: { id: number; onRated: () => Promise<void> }) {
  const { errors, isBusy, problem, submit } = usePlainForm({
    names: ['rating', 'comment'],
    check: ({ rating }) => (rating === '' ? [{ path: 'rating', message: words.chooseRating }] : []),
    fallback: words.ratingFailed,
    submit: async ({ comment, rating }) => {
      const answer = await callApi('post', '/api/v1/support-management/customer/tickets/{id}/rate', {
        params: { path: { id } },
        body: { rating: Number(rating), comment },
      })
      if (answer.ok) await onRated()
      return answer
    },
  })
  const message = errors.rating ?? problem
  return (
    <Card className="p-4">
      <form onSubmit={submit} noValidate className="max-w-text">
        <Ratings />
        <Field label={words.comment} htmlFor="rating-comment" className="mt-4">
          <textarea
            id="rating-comment"
            name="comment"
            rows={2}
            maxLength={RATING_COMMENT_MAX}
            className={AREA}
          />
        </Field>
        {message && (
          <p role="alert" className="mt-2 text-14 text-red">
            {message}
          </p>
        )}
        <SendButton type="submit" isBusy={isBusy} className="mt-3">
          {isBusy ? words.sending : words.sendRating}
        </SendButton>
      </form>
    </Card>
  )
}

const Ratings = () => (
  <fieldset>
    <legend className="text-16 font-semibold">{words.howDidWeDo}</legend>
    <div className="mt-2 flex flex-wrap gap-2">
      {words.ratingLabels.map((label, index) => (
        <label
          key={label}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-control px-4 text-14 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2"
        >
          <input type="radio" name="rating" value={index + 1} className="accent-[var(--accent)]" />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)
