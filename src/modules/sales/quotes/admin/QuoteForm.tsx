'use client'
import styles from '@/ui/back-office/admin.module.css'
import dialog from '@/ui/back-office/dialog.module.css'
import { lastPlace } from '@/ui/back-office/list/last-place'
import list from '@/ui/back-office/list/list.module.css'
import type { Field, ListRow } from '@/ui/back-office/list/types'
import { SaveRefused } from '@/ui/back-office/merge/SaveRefused'
import { useVersions } from '@/ui/back-office/merge/use-versions'
import type { Entry } from '@/ui/back-office/record/draft'
import { FieldInput } from '@/ui/back-office/record/FieldInput'
import { MergeRecord } from '@/ui/back-office/record/MergeRecord'
import { recordReading } from '@/ui/back-office/record/merge-records'
import { STANDARD_QUOTES } from './addresses'
import { OptionsField } from './OptionsField'
import { applies, sectionsFor } from './quote-fields'
import { type MergedOfferProps, type OfferProps, useOffer } from './use-offer'
import { useSaveKey } from './use-save-key'
import * as words from './words'

/** An offer as entered, in its sections. What somebody else saved meanwhile is merged with it. */
export function QuoteForm(props: OfferProps) {
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

function Form(props: MergedOfferProps) {
  const { isReadOnly, kept, showrooms, standing } = props
  const { busy, change, draft, errorOf, failure, leave, reload, saved, send } = useOffer(props)
  useSaveKey(() => (isReadOnly ? undefined : void send()))
  return (
    <form noValidate onSubmit={send}>
      <SaveRefused called={failure} noun={words.quote} onReload={reload} />
      {kept && !isReadOnly && <p className={list.note}>{words.draftBack}</p>}
      {sectionsFor(showrooms).map(({ fields, title }) => (
        <Section
          change={change}
          draft={draft}
          errorOf={errorOf}
          fields={fields}
          isReadOnly={isReadOnly}
          key={title}
          title={title}
        />
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

type SectionProps = Pick<ReturnType<typeof useOffer>, 'change' | 'draft' | 'errorOf'> & {
  title: string
  fields: readonly Field[]
  isReadOnly: boolean
}

function Section({ change, draft, errorOf, fields, isReadOnly, title }: SectionProps) {
  return (
    <fieldset className={list.group} disabled={isReadOnly}>
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
  )
}
