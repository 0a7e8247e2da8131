'use client'

import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Field, Input } from '@/ui/field'
import { KeptForm } from '@/ui/form/kept-form'
import { PlainLink } from '@/ui/link'
import { RATINGS, REVIEW_COMMENT_MAX, REVIEW_TITLE_MAX, starsText } from '../rules/review'

type Own = { title: string; isApproved: boolean }
type State =
  | { kind: 'loading' | 'guest' | 'failed' | 'open' }
  | { kind: 'written'; own: Own; message?: string }
type Answer = { message?: string; errors?: { path: string; message: string }[]; data?: Own }

const FAILED = 'Failed to submit review. Please try again.'

/** Writing a review: for guests the way to the sign-in, for whoever wrote one what became of it. */
export function ReviewForm({ vehicleId }: { vehicleId: number }) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    if (state.kind !== 'loading') return
    let isWanted = true
    ownReview(vehicleId).then((found) => isWanted && setState(found))
    return () => {
      isWanted = false
    }
  }, [vehicleId, state.kind])
  switch (state.kind) {
    case 'loading':
      return <p className="text-14 text-soft">Loading form...</p>
    case 'failed':
      return (
        <div className="flex flex-col items-start gap-3">
          <p className="text-14 text-red" role="alert">
            The form could not be loaded.
          </p>
          <Button onClick={() => setState({ kind: 'loading' })}>Try again</Button>
        </div>
      )
    case 'guest':
      return <GuestNote vehicleId={vehicleId} />
    case 'written':
      return (
        <p className="text-14" role="status">
          {state.message && <strong className="block font-semibold">{state.message}</strong>}
          {state.own.isApproved
            ? 'Your review of this vehicle is published.'
            : 'Your review is read by the showroom before it is published.'}
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
  try {
    const answer = await fetch(`/api/v1/vehicle-reviews/vehicle/${vehicleId}/mine`)
    if (answer.status === 401) return { kind: 'guest' }
    if (!answer.ok) return { kind: 'failed' }
    const { data } = (await answer.json()) as { data: Own | null }
    return data ? { kind: 'written', own: data } : { kind: 'open' }
  } catch {
    return { kind: 'failed' }
  }
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
        Sign in
      </PlainLink>{' '}
      to review this vehicle.
    </p>
  )
}

type OpenProps = { vehicleId: number; onWritten: (own: Own, message?: string) => void }

function OpenForm({ vehicleId, onWritten }: OpenProps) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const rating = Number(given.get('rating')) || undefined
    setBusy(true)
    setFailure('')
    const { body, ok } = await send({
      vehicleId,
      rating,
      title: given.get('title'),
      comment: given.get('comment'),
    })
    setBusy(false)
    if (ok && body.data) {
      // What was kept of it is not wanted any more.
      form.reset()
      return onWritten(body.data, body.message)
    }
    const found = Object.fromEntries((body.errors ?? []).map(({ path, message }) => [path, message]))
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    else setFailure(body.message ?? FAILED)
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <KeptForm name={`review-${vehicleId}`} />
      <StarsField error={errors.rating} />
      <Field label="Title" htmlFor="review-title" error={errors.title}>
        <Input
          id="review-title"
          name="title"
          maxLength={REVIEW_TITLE_MAX}
          {...wrong('review-title', errors.title)}
        />
      </Field>
      <Field label="Comment" htmlFor="review-comment" error={errors.comment}>
        <textarea
          id="review-comment"
          name="comment"
          rows={5}
          maxLength={REVIEW_COMMENT_MAX}
          {...wrong('review-comment', errors.comment)}
          className="w-full rounded-control border border-control bg-surface px-3 py-2 text-16 text-ink hover:border-ink lg:text-14"
        />
      </Field>
      {failure && (
        <p className="text-14 text-red" role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={isBusy}>
        {isBusy ? 'Sending…' : 'Send the review'}
      </Button>
    </form>
  )
}

/** Says to a screen reader that a field is wrong, and why. */
const wrong = (id: string, error: string | undefined) =>
  error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}

async function send(review: unknown): Promise<{ ok: boolean; body: Answer }> {
  try {
    const answer = await fetch('/api/v1/vehicle-reviews', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(review),
    })
    return { ok: answer.ok, body: (await answer.json()) as Answer }
  } catch {
    // No line, or no answer of ours: the form says that it failed and keeps what was written.
    return { ok: false, body: {} }
  }
}

/**
 * Five stars as radio buttons: arrows choose, a screen reader hears how many. The form holds which one is chosen, also
 * when it is put back after a reload; the stars only follow.
 */
function StarsField({ error }: { error?: string }) {
  const [chosen, setChosen] = useState(0)
  return (
    <fieldset onInput={(event) => setChosen(Number((event.target as HTMLInputElement).value))}>
      <legend className="mb-1 text-13 font-medium text-soft">Rating</legend>
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
