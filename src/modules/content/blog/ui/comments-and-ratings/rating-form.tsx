'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { usePlainForm } from '@/ui/form/use-plain-form'
import { toast } from '@/ui/toast'
import { BLOG_RATINGS } from '../../rules/rating'
import * as words from './browser-words'

type Own = { id: number; rating: number } | null
type Props = { postId: number; own: Own }

/** Sends a rating, or changes the one that the reader has given. */
function useRate({ own, postId }: Props) {
  const { refresh } = useRouter()
  return usePlainForm({
    names: ['rating'],
    submit: async (texts) => {
      const { callApi } = await import('@/ui/client/call-from-storefront')
      // NaN while none is chosen, which JSON knows as null: the server answers that one is required.
      const rating = Number.parseInt(texts.rating, 10)
      const answer = own
        ? await callApi('patch', '/api/v1/blogs/ratings/{id}', {
            params: { path: { id: own.id } },
            body: { rating },
          })
        : await callApi('post', '/api/v1/blogs/ratings', { body: { postId, rating } })
      if (!answer.ok) return answer.isOwnMessage ? answer : { ...answer, message: words.failedToRate }
      toast(own ? words.ratingUpdated : words.ratingSaved)
      refresh()
      return answer
    },
  })
}

/** Five stars to choose from. Without script it is sent as a form. */
export function RatingForm({ own, postId }: Props) {
  const { errors, isBusy, problem, submit } = useRate({ own, postId })
  const [chosen, setChosen] = useState(own?.rating ?? 0)
  return (
    <form
      method="post"
      action={`/blogs/responses/${postId}`}
      noValidate
      onSubmit={submit}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <fieldset onInput={(event) => setChosen(Number((event.target as HTMLInputElement).value))}>
        <legend className="mb-1 text-13 font-medium text-soft">
          {own ? words.yourRating : words.rateThisPost}
        </legend>
        <div className="-ml-2 flex">
          {BLOG_RATINGS.map((rating) => (
            <Star key={rating} rating={rating} chosen={chosen} isOwn={own?.rating === rating} />
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="slim" disabled={isBusy} className="self-end">
        {own ? words.changeRating : words.sendRating}
      </Button>
      {own && <DeleteRating id={own.id} />}
      {(errors.rating ?? problem) && (
        <p className="w-full text-14 text-red" role="alert">
          {errors.rating ?? problem}
        </p>
      )}
    </form>
  )
}

function Star({ chosen, isOwn, rating }: { chosen: number; isOwn: boolean; rating: number }) {
  const isLit = rating <= chosen
  return (
    <label
      className={cx(
        'grid size-11 cursor-pointer place-items-center rounded-control text-25 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
        isLit ? 'text-amber' : 'text-faint',
      )}
    >
      <input type="radio" name="rating" value={rating} defaultChecked={isOwn} required className="sr-only" />
      <span aria-hidden>{isLit ? '★' : '☆'}</span>
      <span className="sr-only">{words.stars(rating)}</span>
    </label>
  )
}

function DeleteRating({ id }: { id: number }) {
  const { refresh } = useRouter()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      const { callApi } = await import('@/ui/client/call-from-storefront')
      const answer = await callApi('delete', '/api/v1/blogs/ratings/{id}', { params: { path: { id } } })
      if (!answer.ok && answer.status !== 404) return toast(words.failedToRate, 'warning')
      if (answer.ok) toast(words.ratingDeleted)
      refresh()
    } catch {
      toast(words.failedToRate, 'warning')
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className="scripted self-end">
      <Button size="slim" variant="quiet" disabled={isBusy} onClick={remove}>
        {words.deleteRating}
      </Button>
    </span>
  )
}
