'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { callApi } from '@/ui/client/call-from-storefront'
import { cx } from '@/ui/cx'
import { AREA, Field, Input } from '@/ui/field'
import { PersistedForm } from '@/ui/form/persisted-form'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { PlainLink } from '@/ui/link'
import { RATINGS, REVIEW_COMMENT_MAX, REVIEW_TITLE_MAX } from '../rules/review'
import { starsText } from '../rules/stars-text'
import * as words from './form-words'

type Own = { title: string; isApproved: boolean }
type State =
  | { kind: 'loading' | 'guest' | 'failed' | 'open' }
  | { kind: 'written'; own: Own; message?: string }

const FAILED = words.failedToSubmitReview

/** Writing a review: for guests the way to the sign-in, for whoever wrote one what became of it. */
export function ReviewForm({ vehicleId }: { vehicleId: number }) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    if (state.kind !== 'loading') return
    let isWanted = true
    ownReview(vehicleId).then((review) => isWanted && setState(review))
    return () => {
      isWanted = false
    }
  }, [vehicleId, state.kind])
  switch (state.kind) {
    case 'loading':
      return <p className="text-14 text-soft">{words.loadingForm}</p>
    case 'failed':
      return (
        <div className="flex flex-col items-start gap-3">
          <p className="text-14 text-red" role="alert">
            {words.formCouldNotBeLoaded}
          </p>
          <Button onClick={() => setState({ kind: 'loading' })}>{words.tryAgain}</Button>
        </div>
      )
    case 'guest':
      return <GuestNote vehicleId={vehicleId} />
    case 'written':
      return (
        <p className="text-14" role="status">
          {state.message && <strong className="block font-semibold">{state.message}</strong>}
          {state.own.isApproved ? words.yourReviewOfThisVehicle : words.showroomReadsYourReview}
        </p>
      )
    default:
      return (
        <OpenForm
          vehicleId={vehicleId}
          onWritten={(own, message) => setState({ kind: 'written', own, message })}
        />
      )
  }
}

async function ownReview(vehicleId: number): Promise<State> {
  const params = { path: { id: vehicleId } }
  const answer = await callApi('get', '/api/v1/vehicle-reviews/vehicle/{id}/mine', { params })
  if (answer.status === 401) return { kind: 'guest' }
  if (!answer.ok) return { kind: 'failed' }
  const { data } = answer.body
  return data ? { kind: 'written', own: data } : { kind: 'open' }
}

function GuestNote({ vehicleId }: { vehicleId: number }) {
  const next = encodeURIComponent(`/vehicles/${vehicleId}#reviews`)
  return (
    <p className="text-14">
      <PlainLink
        href={`/auth/login?next=${next}`}
        scroll={false}
        className="font-semibold text-link underline underline-offset-3"
      >
        {words.signIn}
      </PlainLink>{' '}
      to review this vehicle.
    </p>
  )
}

type OpenProps = { vehicleId: number; onWritten: (own: Own, message?: string) => void }

/** Sends what was written and shows what is wrong with it, by field where that is known. */
const useSubmit = ({ vehicleId, onWritten }: OpenProps) =>
  usePlainForm({
    names: ['rating', 'title', 'comment'],
    submit: async ({ rating, ...texts }, form) => {
      // NaN while none is chosen, which JSON knows as null: the server answers that one is needed.
      const body = { vehicleId, rating: Number.parseInt(rating, 10), ...texts }
      const answer = await callApi('post', '/api/v1/vehicle-reviews', { body })
      if (!answer.ok) return answer.isOwnMessage ? answer : { ...answer, message: FAILED }
      // What was stored of it is not wanted any more.
      form.reset()
      onWritten(answer.body.data, answer.body.message)
      return answer
    },
  })

function OpenForm(props: OpenProps) {
  const { errors, isBusy, problem, submit } = useSubmit(props)
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PersistedForm isSaving name={`review-${props.vehicleId}`} />
      <StarsField error={errors.rating} />
      <Field label={words.title} htmlFor="review-title" error={errors.title}>
        <Input
          id="review-title"
          name="title"
          maxLength={REVIEW_TITLE_MAX}
          {...wrong('review-title', errors.title)}
        />
      </Field>
      <Field label={words.comment} htmlFor="review-comment" error={errors.comment}>
        <textarea
          id="review-comment"
          name="comment"
          rows={5}
          maxLength={REVIEW_COMMENT_MAX}
          {...wrong('review-comment', errors.comment)}
          className={AREA}
        />
      </Field>
      {problem && (
        <p className="text-14 text-red" role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={isBusy}>
        {isBusy ? words.sending : words.sendTheReview}
      </Button>
    </form>
  )
}

/** Announces to a screen reader that a field is wrong, and why. */
const wrong = (id: string, error: string | undefined) =>
  error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}

/**
 * Five stars as radio buttons: arrows choose, a screen reader announces how many. The form holds which one is chosen,
 * also when it is put back after a reload; the stars only follow.
 */
function StarsField({ error }: { error?: string }) {
  const [chosen, setChosen] = useState(0)
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const form = group.current?.form
    const clear = () => setChosen(0)
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [])
  return (
    <fieldset ref={group} onInput={(event) => setChosen(Number((event.target as HTMLInputElement).value))}>
      <legend className="mb-1 text-13 font-medium text-soft">{words.rating}</legend>
      <div className="-ml-2 flex">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className={cx(
              'grid size-11 cursor-pointer place-items-center rounded-control text-25 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
              rating <= chosen ? 'text-amber' : 'text-faint',
            )}
          >
            <input type="radio" name="rating" value={rating} className="sr-only" />
            <span aria-hidden>{rating <= chosen ? '★' : '☆'}</span>
            <span className="sr-only">{starsText(rating)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className="mt-1 text-13 text-red" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
