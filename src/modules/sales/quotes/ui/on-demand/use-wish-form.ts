import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { issuesOf } from '@/input/issues'
import type { Issue } from '@/kernel/issue'
import { type Answer, type Called, messageOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-from-storefront'
import { forgetIdempotencyKey, idempotencyKey } from '@/ui/client/idempotency-key'
import { refusalOf } from '@/ui/form/refusal-of'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { toast } from '@/ui/toast'
import type { AddressType } from '../../rules/quote-choices'
import { ownQuoteHref } from '../../rules/quote-hrefs'
import { REQUEST_FAILED, REQUEST_SENT, REQUEST_TOAST_MS } from '../../rules/quote-messages'
import { type OnDemandValues, onDemandRequest } from '../../schemas/on-demand-request'
import * as words from '../browser-words'
import type { OwnQuote } from '../own-quote-card'
import { type WishStart, type WishValues, wishField, wishOf, wishValues } from './on-demand-values'
import { type PictureState, useWantedPicture } from './use-wanted-picture'

/** Null once everything that is to be shown stands at a field. */
type Problem = string | null

const SEND = 'order-on-demand'

/** The form, what is stored of it, and the calls that send it. A new request requires the address first. */
export function useWishForm(quote: OwnQuote | null, userId: number, start: WishStart) {
  const [isConfirming, setConfirming] = useState(false)
  const calls = useCalls(quote)
  const inputs = useSchemaForm<WishValues>({
    defaultValues: wishValues(quote?.orderOnDemandRequest ?? null, start),
    draft: {
      name: quote ? `${SEND}-${quote.id}` : SEND,
      at: `${userId} ${quote ? `${quote.id} ${quote.updatedAt}` : 'new'}`,
      of: 'values',
    },
    fallback: REQUEST_FAILED,
    fieldOf: wishField,
    submit: async (values) => {
      const wish = wishOf(values)
      const issues = issuesIn(picture.state, wish)
      if (issues.length === 0 && quote) return whole(await calls.modify(quote, wish))
      if (issues.length > 0) return whole(refusalOf(issues))
      setConfirming(true)
      return undefined
    },
  })
  const { clearErrors, getValues, persisted, place, setValue } = inputs
  const setPicture = (imageUrl: string) => {
    clearErrors('imageUrl')
    setValue('imageUrl', imageUrl)
  }
  /** A picture that is refused is not there any more. */
  const whole = (answer: Called): Called => {
    const isRefused = picture.state.kind === 'none' && answer.issues.some(({ path }) => path === 'imageUrl')
    if (isRefused) setValue('imageUrl', '')
    return answer
  }
  const picture = useWantedPicture(setPicture, () => clearErrors('imageUrl'))
  const send = async (type: AddressType): Promise<Problem> => {
    const answer = whole(await calls.request(wishOf(getValues()), type))
    if (!answer.ok && !place(answer.issues)) return messageOr(answer, REQUEST_FAILED)
    if (answer.ok) persisted.forget()
    // What is wrong stands in the form behind the dialog.
    setConfirming(false)
    return null
  }
  return { ...inputs, isConfirming, picture, send, setPicture, closeQuestion: () => setConfirming(false) }
}

/** The form with everything that it does. */
export type Wish = ReturnType<typeof useWishForm>

/** What is wrong before anything is sent; a picture that is not there yet comes first. */
function issuesIn({ kind }: PictureState, wish: OnDemandValues): Issue[] {
  if (kind === 'sending') return [{ path: 'imageUrl', message: words.pictureOnItsWay }]
  if (kind !== 'none') return [{ path: 'imageUrl', message: words.pictureUnsent }]
  const { error } = onDemandRequest.safeParse(wish)
  return error ? issuesOf(error) : []
}

/** The calls; afterwards the page of the request follows. */
function useCalls(quote: OwnQuote | null) {
  const router = useRouter()
  const finish = (answer: Answer<{ data: OwnQuote }>): Called => {
    if (!answer.ok) return answer
    forgetIdempotencyKey(SEND)
    toast(quote ? answer.message : REQUEST_SENT, 'info', REQUEST_TOAST_MS)
    router.push(ownQuoteHref({ id: answer.body.data.id, isOrderOnDemand: true }))
    router.refresh()
    return answer
  }
  return {
    request: async (wish: OnDemandValues, shipmentAddressType: AddressType) => {
      const body = { ...wish, shipmentAddressType }
      const headers = { 'idempotency-key': idempotencyKey(SEND, body) }
      return finish(await callApi('post', '/api/v1/quotes/order-on-demand', { body, headers }))
    },
    modify: async ({ id, updatedAt }: OwnQuote, wish: OnDemandValues) => {
      const params = { path: { id } }
      const body = { ...wish, updatedAt }
      return finish(await callApi('put', '/api/v1/quotes/my-quotes/{id}/request', { params, body }))
    },
  }
}
