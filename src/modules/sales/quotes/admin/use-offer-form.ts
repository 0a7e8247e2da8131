'use client'
import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import type { Issue } from '@/kernel/issue'
import { useUnsaved } from '@/ui/back-office/connection/unsaved-forms'
import { useLeave } from '@/ui/back-office/connection/use-leave'
import type { Field, ListRow, Option } from '@/ui/back-office/list/list-type'
import { storeMessageForList } from '@/ui/back-office/list/message-for-list'
import { rememberedListUrl } from '@/ui/back-office/list/remembered-list-url'
import type { Entered } from '@/ui/back-office/merge/use-versions'
import { type Draft, draftOf, type Entry } from '@/ui/back-office/record/record-draft'
import { type Called, isOutdated, messageOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/call-api'
import { useValidatedForm } from '@/ui/form/use-validated-form'
import type { StoredDraft } from '../queries/get-draft'
import type { QuoteShowroom } from '../queries/list-quote-showrooms'
import { CHARGE_FIELDS, chargesAfter, type EnteredCharges, isChargeField } from '../rules/offer/charge-fields'
import type { AdminQuote } from '../schemas/admin-quote'
import { sectionsFor } from './quote-form-sections'
import {
  chargesIn,
  offerIn,
  type QuoteStanding,
  withCompanyTaxes,
  withDraft,
  withTaxes,
} from './quote-form-values'
import { quotesHref } from './urls'
import { useQuoteDraft } from './use-quote-draft'
import * as words from './words'

/** A quote as its form is given it. */
export type OfferProps = {
  row: ListRow
  /** What was entered earlier and not sent. */
  storedDraft: StoredDraft | null
  standing: QuoteStanding
  isOrderOnDemand: boolean
  showrooms: QuoteShowroom[]
  /** The ports that a vehicle can be shipped to. */
  ports: Option[]
  /** Whether there is a vehicle to be shipped. */
  hasVehicle: boolean
  /** The day in the company's time zone. */
  today: string
  isReadOnly: boolean
}

/** The same, with what somebody else saved meanwhile. */
export type MergedOfferProps = OfferProps & { merged: Entry | null; entered: Entered<Entry> }

function focusFirst(fields: readonly Field[], paths: readonly string[]): void {
  const first = fields.find(({ name }) => paths.includes(name))
  if (first) document.getElementById(`quote-${first.name}`)?.focus()
}

/** Why it was not sent. Once the newer version is here, and does not touch what is entered, that is shown instead. */
function useFailure(seen: string) {
  const [failed, setFailed] = useState<{ called: Called; seen: string } | null>(null)
  const isStable = failed !== null && isOutdated(failed.called) && failed.seen !== seen
  const current = isStable && { ...failed.called, issues: [], message: words.changedAround }
  return {
    failure: current || (failed?.called ?? null),
    fail: (called: Called) => setFailed({ called, seen }),
  }
}

const QUESTION = 'confirmed.'

/** The questions before an unusual offer is sent. */
const questionsIn = ({ issues }: Called): readonly Issue[] =>
  issues.filter(({ path }) => path.startsWith(QUESTION))

/** Yes to each of them. */
const confirmationOf = (questions: readonly Issue[]): AdminQuote['confirmed'] =>
  Object.fromEntries(questions.map(({ path }) => [path.slice(QUESTION.length), true]))

/** Sends what was entered, and at once what was merged with somebody else's changes. */
function useSend(
  { isOrderOnDemand, merged, row, standing, today }: MergedOfferProps,
  fields: readonly Field[],
  { handleSubmit, setError }: UseFormReturn<Draft>,
  isSent: RefObject<boolean>,
) {
  const router = useRouter()
  const leave = useLeave()
  const { failure, fail } = useFailure(row.updatedAt)
  const [questions, setQuestions] = useState<readonly Issue[]>([])
  const post = async (values: Draft, confirmed?: AdminQuote['confirmed']) => {
    const { offer } = offerIn(fields, values, standing, today)
    if (!offer || isSent.current) return
    isSent.current = true
    const called = await callApi('put', '/api/v1/quotes/{id}', {
      params: { path: { id: row.id } },
      body: { ...offer, confirmed, updatedAt: row.updatedAt },
    })
    setQuestions(questionsIn(called))
    if (called.ok) {
      storeMessageForList(called)
      return leave(rememberedListUrl(quotesHref(isOrderOnDemand)))
    }
    isSent.current = false
    if (questionsIn(called).length > 0) return
    fail({ ...called, message: messageOr(called, words.failedToUpdate) })
    for (const { message, path } of called.issues) setError(path, { message })
    focusFirst(
      fields,
      called.issues.map(({ path }) => path),
    )
    if (isOutdated(called)) router.refresh()
  }
  const wrong = (errors: FieldErrors<Draft>) => focusFirst(fields, Object.keys(errors))
  const send = handleSubmit((values) => post(values), wrong)
  const confirm = () => handleSubmit((values) => post(values, confirmationOf(questions)), wrong)()
  const sendMerged = useEffectEvent(() => void send())
  useEffect(() => {
    if (merged) sendMerged()
  }, [merged])
  const outdated = (called: Called | null) => (called ? fail(called) : router.refresh())
  const question = { questions, confirm, dismiss: () => setQuestions([]) }
  return { question, failure, leave, outdated, reload: () => router.refresh(), send }
}

/** The values of the form with the rules that they obey; `isEntered` once anything in it has not been sent. */
function useEntries(
  { isReadOnly, storedDraft, merged, row, showrooms, standing, today }: MergedOfferProps,
  fields: readonly Field[],
) {
  const begin = draftOf(fields, row)
  const taxed = (entries: Draft) => (isReadOnly ? entries : withCompanyTaxes(entries, showrooms))
  const form = useValidatedForm<Draft>({
    defaultValues: taxed(merged?.draft ?? withDraft(begin, storedDraft?.entries ?? null, standing)),
    validate: (values) => offerIn(fields, values, standing, today).issues ?? [],
    shouldFocusError: false,
  })
  const { clearErrors, formState, reset, watch } = form
  const draft = watch()
  const [taken, setTaken] = useState<EnteredCharges | null>(null)
  const [isEntered, setEntered] = useState(merged !== null || storedDraft !== null)
  const replace = (next: Draft) => reset(next, { keepErrors: true, keepDefaultValues: true })
  const change = (name: string, value: Draft[string]) => {
    const charged = isChargeField(name) ? chargesAfter(chargesIn(draft), taken, name, String(value)) : {}
    replace(withTaxes({ ...draft, [name]: value, ...charged }, name, showrooms))
    clearErrors(isChargeField(name) ? [...CHARGE_FIELDS] : name)
    setEntered(true)
  }
  const putCharges = (charges: EnteredCharges, by: 'person' | 'tariff') => {
    setTaken(charges)
    replace({ ...draft, ...charges })
    clearErrors([...CHARGE_FIELDS])
    if (by === 'person') setEntered(true)
  }
  const open = (entries: Record<string, unknown> | null): Draft => {
    const next = taxed(withDraft(begin, entries, standing))
    replace(next)
    clearErrors()
    setEntered(entries !== null)
    return next
  }
  const errorOf = ({ name }: Field): string | undefined => {
    const message = formState.errors[name]?.message
    return typeof message === 'string' ? message : undefined
  }
  return { form, draft, isEntered, change, taken, putCharges, open, errorOf, busy: formState.isSubmitting }
}

/** The form's values, what sends them, and what stores them until then. */
export function useOfferForm(props: MergedOfferProps) {
  const { entered, isReadOnly, storedDraft, ports, row, showrooms } = props
  const fields = sectionsFor(showrooms, ports).flatMap((section) => section.fields)
  const { form, ...entries } = useEntries(props, fields)
  const { draft, isEntered, open } = entries
  const sent = useRef(false)
  const isSent = () => sent.current
  const { outdated, ...sending } = useSend(props, fields, form, sent)
  const { isUnkept, ...keeping } = useQuoteDraft(
    { id: row.id, seen: row.updatedAt, draft, isEntered, isSent, open, onOutdated: outdated },
    storedDraft?.stamp ?? null,
    isReadOnly,
  )
  useUnsaved(isUnkept)
  useEffect(() => {
    entered.current = () => (isEntered && !sent.current ? { draft, labels: {} } : null)
  })
  return { ...entries, ...sending, ...keeping, fields }
}
