'use client'
import { Fragment, useId } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { SAVE_KEYS, SEND_KEYS } from '@/ui/back-office/button-keys'
import dialog from '@/ui/back-office/dialog.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import type { Field, ListRow } from '@/ui/back-office/list/list-type'
import { rememberedListUrl } from '@/ui/back-office/list/remembered-list-url'
import { SaveRefused } from '@/ui/back-office/merge/save-refused'
import { useVersions } from '@/ui/back-office/merge/use-versions'
import { FieldInput } from '@/ui/back-office/record/field-input'
import { MergeRecordVersions } from '@/ui/back-office/record/merge-record-versions'
import type { Draft, Entry } from '@/ui/back-office/record/record-draft'
import { recordReading } from '@/ui/back-office/record/record-versions'
import { cx } from '@/ui/cx'
import { CustomizationOptionsField } from './customization-options-field'
import { InvoicePreview } from './invoice-preview'
import preview from './invoice-preview.module.css'
import { LockedField } from './locked-field'
import { OfferQuestions } from './offer-questions'
import { QuoteDraftNotices } from './quote-draft-notices'
import { applies, sectionsFor } from './quote-form-sections'
import { isBudgetNamed, taxOfCompany } from './quote-form-values'
import { TariffCharges } from './tariff/tariff-charges'
import { STANDARD_QUOTES } from './urls'
import { type MergedOfferProps, type OfferProps, useOfferForm } from './use-offer-form'
import { useSaveDraftShortcut } from './use-save-draft-shortcut'
import * as words from './words'

/** What of a quote its form depends on: a vehicle that is attached meanwhile changes nothing that is entered. */
const versionOf = (row: ListRow | null) => JSON.stringify([row?.values, row?.cells])

/** An offer as entered, in its sections. What somebody else saved meanwhile is merged with it. */
export function QuoteForm(props: OfferProps) {
  const { isReadOnly, ports, row: newest, showrooms } = props
  const fields = sectionsFor(showrooms, ports).flatMap((section) => section.fields)
  const { conflict, entered, isOutdated, merged, number, opened } = useVersions<ListRow | null, Entry>(
    newest,
    { ...recordReading(fields), stampOf: versionOf },
  )
  const row = opened && isOutdated ? opened : newest
  return (
    <>
      {conflict && (
        <div className={list.panel}>
          <MergeRecordVersions
            closed={isReadOnly ? words.answeredMeanwhile : null}
            conflict={conflict}
            shape={{ fields, singular: words.quote }}
          />
        </div>
      )}
      <div hidden={conflict !== null}>
        <Form
          {...props}
          entered={entered}
          isMerging={conflict !== null}
          key={number}
          merged={merged}
          row={row}
        />
      </div>
    </>
  )
}

function Form({ isMerging, ...props }: MergedOfferProps & { isMerging: boolean }) {
  const { isReadOnly, ports, row, showrooms, standing } = props
  const offer = useOfferForm(props)
  const { question, failure, saveNow, others, reload, send } = offer
  const id = useId()
  useSaveDraftShortcut(saveNow, isReadOnly || isMerging)
  return (
    <div className={cx(preview.sheet, !isReadOnly && preview.beside)}>
      <form aria-keyshortcuts={isReadOnly ? undefined : SAVE_KEYS} id={id} noValidate onSubmit={send}>
        <SaveRefused called={failure} noun={words.quote} onReload={reload} />
        {!isReadOnly && <QuoteDraftNotices isBack={props.storedDraft !== null} others={others} />}
        {sectionsFor(showrooms, ports).map((section) => (
          <Section key={section.title} {...props} {...offer} {...section} />
        ))}
      </form>
      {(!isReadOnly || standing.isPriced) && (
        <section>
          <h2 className={preview.title}>{words.pdfPreview}</h2>
          {!isReadOnly && (
            <InvoicePreview draft={offer.draft} fields={offer.fields} id={row.id} seen={row.updatedAt} />
          )}
          {standing.isPriced && <LatestInvoice id={row.id} />}
        </section>
      )}
      <Foot {...props} {...offer} form={id} />
      {question.questions.length > 0 && (
        <OfferQuestions
          onClose={question.dismiss}
          onConfirm={question.confirm}
          questions={question.questions}
        />
      )}
    </div>
  )
}

/** What became of the draft, and the ways on. */
function Foot({
  busy,
  form,
  isReadOnly,
  leave,
  outcome,
  standing,
}: OfferPart & OfferProps & { form: string }) {
  const send = standing.status === 'NEGOTIATING' ? words.sendRevised : words.saveAndSend
  return (
    <div className={cx(dialog.foot, preview.foot)}>
      <span className={list.count}>
        <span aria-live="polite">
          {outcome === 'saved' && `${words.draftSaved}. `}
          {outcome === 'failed' && `${words.draftNotSaved} `}
        </span>
        {!isReadOnly && <span className={preview.keys}>{words.keysOfForm}</span>}
      </span>
      <button
        className={styles.button}
        onClick={() => leave(rememberedListUrl(STANDARD_QUOTES))}
        type="button"
      >
        {words.cancel}
      </button>
      {!isReadOnly && (
        <button
          aria-keyshortcuts={SEND_KEYS}
          className={styles.primary}
          disabled={busy}
          form={form}
          type="submit"
        >
          {busy ? words.sending : send}
        </button>
      )}
    </div>
  )
}

const LatestInvoice = ({ id }: { id: number }) => (
  <p className={preview.latest}>
    <a href={`/api/v1/quotes/${id}/proforma`} rel="noreferrer" target="_blank">
      {words.openLatestInvoice}
    </a>
  </p>
)

type OfferPart = ReturnType<typeof useOfferForm>
type SectionProps = Pick<OfferPart, 'change' | 'draft' | 'errorOf' | 'putCharges' | 'taken'> &
  Pick<OfferProps, 'isReadOnly' | 'ports' | 'row' | 'hasVehicle' | 'showrooms' | 'standing'> & {
    title: string
    fields: readonly Field[]
  }

function Section(props: SectionProps) {
  const { draft, errorOf, fields, isReadOnly, title } = props
  return (
    <fieldset className={list.group} disabled={isReadOnly}>
      <legend>{title}</legend>
      <div className={list.form}>
        {fields
          .filter(({ name }) => applies(name, draft))
          .map((field) => (
            <Fragment key={field.name}>
              <OfferField {...props} field={field} />
              {field.name === 'deliveryCharges' && <ByTariff {...props} />}
            </Fragment>
          ))}
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

function OfferField({ change, draft, errorOf, field, showrooms, standing }: SectionProps & { field: Field }) {
  const { label, name } = field
  const id = `quote-${name}`
  const onChange = (value: Draft[string]) => change(name, value)
  if (name === 'customizationOptions')
    return <CustomizationOptionsField label={label} onChange={onChange} value={String(draft[name] ?? '')} />
  if (name === 'currency' && standing.isPriced)
    return (
      <LockedField id={id} label={label} reason={words.currencyFixed} value={String(draft[name] ?? '')} />
    )
  if (name === 'previousQuotePrice')
    return standing.isPriced ? (
      <LockedField id={id} label={label} reason={words.previousFixed} value={String(draft[name] ?? '')} />
    ) : null
  // Before there is an offer nobody requests another price, unless the customer has named a budget.
  if (name === 'customerRequestedPrice' && !standing.isPriced && !isBudgetNamed(draft)) return null
  if (taxOfCompany(name, draft, showrooms) !== null)
    return (
      <LockedField id={id} label={label} reason={words.taxOfShowroom} value={String(draft[name] ?? '')} />
    )
  return (
    <FieldInput
      draft={draft}
      error={errorOf(field)}
      field={field}
      id={id}
      onChange={onChange}
      onFault={() => undefined}
    />
  )
}

/** Under the delivery charges, while an offer is made for a vehicle in stock. */
function ByTariff({ draft, hasVehicle, isReadOnly, putCharges, row, standing, taken }: SectionProps) {
  if (isReadOnly || !hasVehicle) return null
  return (
    <TariffCharges draft={draft} id={row.id} isFirst={!standing.isPriced} put={putCharges} taken={taken} />
  )
}
