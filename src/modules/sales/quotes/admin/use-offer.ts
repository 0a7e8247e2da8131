'use client'
import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { useLeave, useUnsaved } from '@/ui/back-office/line/unsaved'
import { lastPlace } from '@/ui/back-office/list/last-place'
import { sayOnList } from '@/ui/back-office/list/said'
import type { Field, ListRow } from '@/ui/back-office/list/types'
import type { Entered } from '@/ui/back-office/merge/use-versions'
import { type Draft, draftOf, type Entry } from '@/ui/back-office/record/draft'
import { type Called, isOutdated, saidOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/office'
import type { QuoteShowroom } from '../queries/quote-showrooms'
import { quotesAddress } from './addresses'
import { sectionsFor } from './quote-fields'
import { offerIn, type QuoteStanding, withDraft, withTaxes } from './quote-values'
import { useQuoteDraft } from './use-quote-draft'
import * as words from './words'

/** A quote as its form is given it. */
export type OfferProps = {
  row: ListRow
  kept: Record<string, unknown> | null
  standing: QuoteStanding
  isOrderOnDemand: boolean
  showrooms: QuoteShowroom[]
  /** The day in the company's time zone. */
  today: string
  isReadOnly: boolean
}

/** The same, with what somebody else saved meanwhile. */
export type MergedOfferProps = OfferProps & { merged: Entry | null; entered: Entered<Entry> }

const offerRules =
  (fields: readonly Field[], standing: QuoteStanding, today: string): Resolver<Draft> =>
  (values) => {
    const { issues } = offerIn(fields, values, standing, today)
    const errors: FieldErrors<Draft> = Object.fromEntries(
      (issues ?? []).map(({ message, path }) => [path, { type: 'rule', message }]),
    )
    return issues ? { values: {}, errors } : { values, errors: {} }
  }

function focusFirst(fields: readonly Field[], paths: readonly string[]): void {
  const first = fields.find(({ name }) => paths.includes(name))
  if (first) document.getElementById(`quote-${first.name}`)?.focus()
}

/** Sends what was entered, and at once what was merged with somebody else's changes. */
function useSend(
  { isOrderOnDemand, merged, row, standing, today }: MergedOfferProps,
  fields: readonly Field[],
  { handleSubmit, setError }: UseFormReturn<Draft>,
  isSent: RefObject<boolean>,
) {
  const router = useRouter()
  const leave = useLeave()
  const [failure, setFailure] = useState<Called | null>(null)
  const send = handleSubmit(
    async (values) => {
      const { offer } = offerIn(fields, values, standing, today)
      if (!offer || isSent.current) return
      isSent.current = true
      const called = await callApi('put', '/api/v1/quotes/{id}', {
        params: { path: { id: row.id } },
        body: { ...offer, updatedAt: row.updatedAt },
      })
      if (called.ok) {
        sayOnList(called)
        return leave(lastPlace(quotesAddress(isOrderOnDemand)))
      }
      isSent.current = false
      for (const { message, path } of called.issues) setError(path, { message })
      focusFirst(
        fields,
        called.issues.map(({ path }) => path),
      )
      setFailure({ ...called, message: saidOr(called, words.failedToUpdate) })
      if (isOutdated(called)) router.refresh()
    },
    (errors) => focusFirst(fields, Object.keys(errors)),
  )
  const sendMerged = useEffectEvent(() => void send())
  useEffect(() => {
    if (merged) sendMerged()
  }, [merged])
  return { failure, leave, reload: () => router.refresh(), send }
}

/** The form's values with the rules that they obey, and what sends them. */
export function useOffer(props: MergedOfferProps) {
  const { entered, isReadOnly, kept, merged, row, showrooms, standing, today } = props
  const fields = sectionsFor(showrooms).flatMap((section) => section.fields)
  const form = useForm<Draft>({
    defaultValues: merged?.draft ?? withDraft(draftOf(fields, row), kept, standing),
    resolver: offerRules(fields, standing, today),
    shouldFocusError: false,
  })
  const { clearErrors, formState, reset, watch } = form
  const draft = watch()
  const [isChanged, setChanged] = useState(merged !== null)
  const isSent = useRef(false)
  useUnsaved(() => isChanged && !isSent.current)
  useEffect(() => {
    entered.current = () => (isChanged && !isSent.current ? { draft, labels: {} } : null)
  })
  const saved = useQuoteDraft(row.id, row.updatedAt, draft, isChanged && !isReadOnly)
  const change = (name: string, value: Draft[string]) => {
    reset(withTaxes({ ...draft, [name]: value }, name, showrooms), {
      keepErrors: true,
      keepDefaultValues: true,
    })
    clearErrors(name)
    setChanged(true)
  }
  const errorOf = ({ name }: Field): string | undefined => {
    const message = formState.errors[name]?.message
    return typeof message === 'string' ? message : undefined
  }
  const sending = useSend(props, fields, form, isSent)
  return { ...sending, busy: formState.isSubmitting, change, draft, errorOf, fields, saved }
}
