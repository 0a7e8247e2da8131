import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type Answer, messageOr } from '@/ui/client/answer'
import { forgetSendKey, sendKey } from '@/ui/client/send-key'
import { callApi } from '@/ui/client/site'
import { useDraftValues } from '@/ui/form/use-draft-values'
import { toast } from '@/ui/toast'
import type { AddressType } from '../../rules/quote-choices'
import { ownQuoteHref } from '../../rules/quote-lists'
import { REQUEST_FAILED, REQUEST_SENT, REQUEST_TOAST_MS } from '../../rules/request-messages'
import { type OnDemandValues, onDemandRequest } from '../../schemas/on-demand-request'
import * as words from '../browser-words'
import type { OwnQuote } from '../own-quote'
import { type WishStart, type WishValues, wishField, wishOf, wishValues } from './on-demand-values'
import { usePicture } from './use-picture'

type Issues = readonly { path: string; message: string }[]
/** Null once everything that is to be said stands at a field. */
type Problem = string | null

const SEND = 'order-on-demand'

/** The form, what is kept of it, and the calls that send it. A new request asks for the address first. */
export function useWish(quote: OwnQuote | null, userId: number, start: WishStart) {
  const [problem, setProblem] = useState<Problem>(null)
  const [isConfirming, setConfirming] = useState(false)
  const inputs = useForm<WishValues>({
    defaultValues: wishValues(quote?.orderOnDemandRequest ?? null, start),
  })
  const { clearErrors, getValues, handleSubmit, setError, setValue } = inputs
  const of = quote ? `${quote.id} ${quote.updatedAt}` : 'new'
  const { forget, ...kept } = useDraftValues(inputs, quote ? `${SEND}-${quote.id}` : SEND, `${userId} ${of}`)
  const setPicture = (imageUrl: string) => {
    clearErrors('imageUrl')
    setValue('imageUrl', imageUrl)
  }
  const picture = usePicture(setPicture, () => clearErrors('imageUrl'))
  const calls = useCalls(quote, inputs, forget)
  const send = async (type: AddressType): Promise<Problem> => {
    const said = await calls.request(wishOf(getValues()), type)
    // What is wrong stands in the form behind the dialog.
    if (said === null) setConfirming(false)
    return said
  }
  const save = handleSubmit(async (values) => {
    setProblem(null)
    const { kind } = picture.state
    if (kind === 'sending') return setError('imageUrl', { message: words.pictureOnItsWay })
    if (kind !== 'none') return setError('imageUrl', { message: words.pictureUnsent })
    const wish = wishOf(values)
    const issues = onDemandRequest.safeParse(wish).error?.issues ?? []
    if (issues.length > 0)
      return void showIssues(
        inputs,
        issues.map(({ message, path }) => ({ message, path: path.join('.') })),
      )
    if (quote) setProblem(await calls.modify(quote, wish))
    else setConfirming(true)
  })
  const closeQuestion = () => setConfirming(false)
  return { ...inputs, ...kept, isConfirming, picture, problem, save, send, setPicture, closeQuestion }
}

/** The form with everything that it does. */
export type Wish = ReturnType<typeof useWish>

/** Shows what is wrong at its fields. @returns whether anything has a field */
function showIssues({ getValues, setError, setValue }: UseFormReturn<WishValues>, issues: Issues): boolean {
  const placed = issues.flatMap(({ message, path }) => {
    const field = wishField(path, getValues())
    return field ? [{ field, message }] : []
  })
  // A picture that is refused is not there any more.
  if (placed.some(({ field }) => field === 'imageUrl')) setValue('imageUrl', '')
  for (const [index, { field, message }] of placed.entries())
    setError(field, { message }, { shouldFocus: index === 0 })
  return placed.length > 0
}

/** The calls; afterwards the page of the request follows, and nothing is kept. */
function useCalls(quote: OwnQuote | null, inputs: UseFormReturn<WishValues>, forget: () => void) {
  const router = useRouter()
  const finish = (answer: Answer<{ data: OwnQuote }>): Problem => {
    if (!answer.ok) return showIssues(inputs, answer.issues) ? null : messageOr(answer, REQUEST_FAILED)
    forget()
    forgetSendKey(SEND)
    toast(quote ? answer.message : REQUEST_SENT, 'info', REQUEST_TOAST_MS)
    router.push(ownQuoteHref({ id: answer.body.data.id, isOrderOnDemand: true }))
    router.refresh()
    return null
  }
  return {
    request: async (wish: OnDemandValues, shipmentAddressType: AddressType) => {
      const body = { ...wish, shipmentAddressType }
      const headers = { 'idempotency-key': sendKey(SEND, body) }
      return finish(await callApi('post', '/api/v1/quotes/order-on-demand', { body, headers }))
    },
    modify: async ({ id, updatedAt }: OwnQuote, wish: OnDemandValues) => {
      const params = { path: { id } }
      const body = { ...wish, updatedAt }
      return finish(await callApi('put', '/api/v1/quotes/my-quotes/{id}/request', { params, body }))
    },
  }
}
