'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import styles from '@/ui/back-office/admin.module.css'
import dialog from '@/ui/back-office/dialog.module.css'
import { useLeave, useUnsaved } from '@/ui/back-office/line/unsaved'
import { lastPlace } from '@/ui/back-office/list/last-place'
import list from '@/ui/back-office/list/list.module.css'
import { sayOnList } from '@/ui/back-office/list/said'
import type { Field, ListRow } from '@/ui/back-office/list/types'
import { SaveRefused } from '@/ui/back-office/merge/SaveRefused'
import { type Entered, useVersions } from '@/ui/back-office/merge/use-versions'
import { type Draft, draftOf, type Entry } from '@/ui/back-office/record/draft'
import { FieldInput } from '@/ui/back-office/record/FieldInput'
import { MergeRecord } from '@/ui/back-office/record/MergeRecord'
import { recordReading } from '@/ui/back-office/record/merge-records'
import { type Called, isOutdated, saidOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/office'
import type { QuoteShowroom } from '../queries/quote-showrooms'
import { quotesAddress, STANDARD_QUOTES } from './addresses'
import { OptionsField } from './OptionsField'
import { applies, quoteSections } from './quote-fields'
import { offerIn, type QuoteStanding, withDraft, withTaxes } from './quote-values'
import { useQuoteDraft } from './use-quote-draft'
import { useSaveKey } from './use-save-key'
import * as words from './words'

type Props = {
  row: ListRow
  kept: Record<string, unknown> | null
  standing: QuoteStanding
  isOrderOnDemand: boolean
  showrooms: QuoteShowroom[]
  /** The day in the company's time zone. */
  today: string
  isReadOnly: boolean
}

const sectionsFor = (showrooms: readonly QuoteShowroom[]) =>
  quoteSections(showrooms.map(({ id, name }) => ({ value: String(id), label: name })))

/** An offer as entered, in its sections. What somebody else saved meanwhile is merged with it. */
export function QuoteForm(props: Props) {
  const fields = sectionsFor(props.showrooms).flatMap((section) => section.fields)
  const { conflict, entered, merged, number, opened } = useVersions<ListRow | null, Entry>(
    props.row,
    recordReading(fields),
  )
  return (
    <>
      {conflict && <MergeRecord conflict={conflict} shape={{ fields, singular: words.quote }} />}
      <div hidden={conflict !== null}>
        <Form {...props} entered={entered} key={number} merged={merged} row={opened ?? props.row} />
      </div>
    </>
  )
}

type FormProps = Props & { merged: Entry | null; entered: Entered<Entry> }

/** The form's values with the rules that they obey, and what sends them. */
function useOffer({
  entered,
  isOrderOnDemand,
  isReadOnly,
  kept,
  merged,
  row,
  showrooms,
  standing,
  today,
}: FormProps) {
  const router = useRouter()
  const leave = useLeave()
  const fields = sectionsFor(showrooms).flatMap((section) => section.fields)
  const begin = draftOf(fields, row)
  const resolver: Resolver<Draft> = (values) => {
    const { issues } = offerIn(fields, values, standing, today)
    const errors: FieldErrors<Draft> = Object.fromEntries(
      (issues ?? []).map(({ message, path }) => [path, { type: 'rule', message }]),
    )
    return issues ? { values: {}, errors } : { values, errors: {} }
  }
  const { clearErrors, formState, handleSubmit, reset, setError, watch } = useForm<Draft>({
    defaultValues: merged?.draft ?? withDraft(begin, kept),
    resolver,
    shouldFocusError: false,
  })
  const draft = watch()
  const [isChanged, setChanged] = useState(merged !== null)
  const [failure, setFailure] = useState<Called | null>(null)
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
  const focus = (paths: readonly string[]) => {
    const first = fields.find(({ name }) => paths.includes(name))
    if (first) document.getElementById(`quote-${first.name}`)?.focus()
  }
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
      focus(called.issues.map(({ path }) => path))
      setFailure({ ...called, message: saidOr(called, words.failedToUpdate) })
      if (isOutdated(called)) router.refresh()
    },
    (errors) => focus(Object.keys(errors)),
  )
  const sendMerged = useEffectEvent(() => void send())
  useEffect(() => {
    if (merged) sendMerged()
  }, [merged])
  const errorOf = ({ name }: Field): string | undefined => {
    const message = formState.errors[name]?.message
    return typeof message === 'string' ? message : undefined
  }
  const reload = () => router.refresh()
  return { busy: formState.isSubmitting, change, draft, errorOf, failure, leave, reload, saved, send }
}

function Form(props: FormProps) {
  const { isReadOnly, kept, showrooms, standing } = props
  const { busy, change, draft, errorOf, failure, leave, reload, saved, send } = useOffer(props)
  useSaveKey(() => (isReadOnly ? undefined : void send()))
  return (
    <form noValidate onSubmit={send}>
      <SaveRefused called={failure} noun={words.quote} onReload={reload} />
      {kept && !isReadOnly && <p className={list.note}>{words.draftBack}</p>}
      {sectionsFor(showrooms).map(({ fields, title }) => (
        <fieldset className={list.group} disabled={isReadOnly} key={title}>
          <legend>{title}</legend>
          <div className={list.form}>
            {fields
              .filter(({ name }) => applies(name, draft))
              .map((field) =>
                field.name === 'customizationOptions' ? (
                  <OptionsField
                    key={field.name}
                    label={field.label}
                    onChange={(value) => change(field.name, value)}
                    value={String(draft[field.name] ?? '')}
                  />
                ) : (
                  <FieldInput
                    draft={draft}
                    error={errorOf(field)}
                    field={field}
                    id={`quote-${field.name}`}
                    key={field.name}
                    onChange={(value) => change(field.name, value)}
                    onFault={() => undefined}
                  />
                ),
              )}
          </div>
          {fields.map((field) =>
            field.kind === 'flag' && errorOf(field) ? (
              <span className={list.error} key={field.name} role="alert">
                {errorOf(field)}
              </span>
            ) : null,
          )}
        </fieldset>
      ))}
      <div className={dialog.foot}>
        <span aria-live="polite" className={list.count}>
          {saved === 'saved' && words.draftSaved}
          {saved === 'failed' && words.draftNotSaved}
        </span>
        <button className={styles.button} onClick={() => leave(lastPlace(STANDARD_QUOTES))} type="button">
          {words.cancel}
        </button>
        {!isReadOnly && (
          <button className={styles.primary} disabled={busy} type="submit">
            {busy ? words.sending : standing.status === 'NEGOTIATING' ? words.sendRevised : words.saveAndSend}
          </button>
        )}
      </div>
    </form>
  )
}
