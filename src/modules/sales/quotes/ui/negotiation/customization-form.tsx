'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { formatMoney } from '@/kernel/money'
import { Button, buttonStyle } from '@/ui/button'
import { callApi } from '@/ui/client/call-from-storefront'
import { forgetIdempotencyKey, idempotencyKey } from '@/ui/client/idempotency-key'
import { Disclosure } from '@/ui/disclosure'
import { AREA, Field } from '@/ui/field'
import { DraftNotice } from '@/ui/form/draft-notice'
import { Notice } from '@/ui/form/notice'
import { refusalOf } from '@/ui/form/refusal-of'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { Icon } from '@/ui/icon'
import { PlainLink } from '@/ui/link'
import { toast } from '@/ui/toast'
import {
  CONTACT_METHOD_LABELS,
  CONTACT_TIMES,
  DECISION_TIMES,
  RESPONSE_TIMES,
} from '../../rules/contact-and-decision-times'
import { CUSTOMIZATION_OPTIONS, OPTION_LABELS } from '../../rules/customization-options'
import { afterCustomization, ownQuoteHref } from '../../rules/quote-hrefs'
import { QUOTE_TEXT_MAX } from '../../rules/quote-limits'
import { CUSTOMIZATION_FAILED } from '../../rules/quote-messages'
import { type CustomizationValues, customizationForm } from '../../schemas/customization'
import * as words from '../browser-words'

type Props = {
  quote: {
    id: number
    isOrderOnDemand: boolean
    currency: string
    /** In major units. */
    quotedPrice: number | null
    userId: number
    negotiatingRound: number
  }
}

const FIELDS = [
  'contactMethod',
  'contactTime',
  'customizationOptions',
  'detailedRequirements',
  'budgetDetails',
  'counterOffer',
  'responseTimeframe',
  'decisionTimeframe',
] as const

/** What most customers would answer: whoever only wants another price enters that and sends it. */
const ANSWERED: Partial<CustomizationValues> = {
  contactMethod: 'email',
  contactTime: 'any_time',
  customizationOptions: ['other_requirements'],
  detailedRequirements: words.lowerPriceRequest,
  hasBudgetLimits: false,
  responseTimeframe: '2_3_days',
  decisionTimeframe: 'within_2_weeks',
}

/** Whether nothing was entered beyond the offer. */
const isUnsaid = ({ counterOffer, hasBudgetLimits, ...rest }: CustomizationValues): boolean =>
  counterOffer == null &&
  hasBudgetLimits !== true &&
  rest.detailedRequirements === ANSWERED.detailedRequirements &&
  rest.customizationOptions.join() === ANSWERED.customizationOptions?.join()

/** The form, stored until it is sent, and its call. */
function useCustomization(quote: Props['quote']) {
  const router = useRouter()
  const name = `customize-${quote.id}`
  const inputs = useSchemaForm<CustomizationValues>({
    schema: customizationForm(quote.currency, quote.quotedPrice),
    defaultValues: ANSWERED,
    fields: FIELDS,
    draft: { name, at: `${quote.userId} ${quote.negotiatingRound}`, of: 'values' },
    fallback: CUSTOMIZATION_FAILED,
    submit: async (values) => {
      if (isUnsaid(values)) return refusalOf([{ path: 'counterOffer', message: words.offerOrChange }])
      const budgetDetails = values.hasBudgetLimits ? values.budgetDetails : null
      const body = { ...values, budgetDetails, quoteId: quote.id }
      const headers = { 'idempotency-key': idempotencyKey(name, body) }
      const answer = await callApi('post', '/api/v1/quote-customizations', { body, headers })
      if (!answer.ok) return answer
      forgetIdempotencyKey(name)
      toast(answer.message)
      router.push(afterCustomization(location.pathname))
      router.refresh()
      return answer
    },
  })
  return { ...inputs, reload: inputs.called?.status === 409 ? router.refresh : null }
}

/** What a customer wants to have changed in an offer. */
export function CustomizationForm({ quote }: Props) {
  const { formState, isBusy, persisted, problem, register, reload, submit, watch } = useCustomization(quote)
  const { errors } = formState
  const control = { register, errors }
  return (
    <form onSubmit={submit} noValidate className="flex max-w-text flex-col gap-5">
      {problem && (
        <Notice tone="red" isAlert>
          {problem}
          {reload && <Button onClick={() => reload()}>{words.reload}</Button>}
        </Notice>
      )}
      {persisted.isRestored && <DraftNotice onDiscard={persisted.discard} />}
      <CounterOffer {...control} quote={quote} />
      <TheRest {...control} hasBudget={watch('hasBudgetLimits') === true} />
      <p className="text-14 text-soft">{words.within24Hours}</p>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={isBusy}>
          {isBusy ? words.sending : words.sendRequest}
        </Button>
        <PlainLink href={ownQuoteHref(quote)} className={buttonStyle('quiet')}>
          {words.backToQuote}
        </PlainLink>
      </p>
    </form>
  )
}

type Control = {
  register: UseFormRegister<CustomizationValues>
  errors: FieldErrors<CustomizationValues>
}

const BOX = 'flex min-h-11 items-center gap-3 text-14'

/** What the offer does not contain, folded as long as nothing in it is wrong. */
function TheRest({ hasBudget, ...control }: Control & { hasBudget: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const isWrong = Object.keys(control.errors).some((name) => name !== 'counterOffer')
  return (
    <Disclosure
      note={words.everythingElseNote}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      open={isOpen || isWrong}
      title={words.everythingElse}
    >
      <div className="mt-3 flex flex-col gap-5">
        <Options {...control} />
        <Details {...control} />
        <Budget {...control} isOpen={hasBudget} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Choice
            {...control}
            name="contactMethod"
            label={words.howToReach}
            choices={CONTACT_METHOD_LABELS}
          />
          <Choice {...control} name="contactTime" label={words.whenToReach} choices={CONTACT_TIMES} />
          <Choice {...control} name="responseTimeframe" label={words.responseTime} choices={RESPONSE_TIMES} />
          <Choice {...control} name="decisionTimeframe" label={words.decisionTime} choices={DECISION_TIMES} />
        </div>
      </div>
    </Disclosure>
  )
}

function CounterOffer({ errors, quote: { currency, quotedPrice }, register }: Control & Props) {
  const price = quotedPrice === null ? null : formatMoney(quotedPrice, currency)
  return (
    <TextField
      id="counter-offer"
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      label={words.counterOffer(currency)}
      help={words.counterOfferHelp(price)}
      error={errors.counterOffer?.message}
      {...register('counterOffer', {
        setValueAs: (text) => (text === '' || text == null ? null : Number(text)),
      })}
    />
  )
}

function Options({ errors, register }: Control) {
  const id = useId()
  const error = errors.customizationOptions?.message
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1 text-13 font-medium text-soft">{words.whatToChange}</legend>
      <div className="grid sm:grid-cols-2">
        {CUSTOMIZATION_OPTIONS.map((option) => (
          <label key={option} className={BOX}>
            <input
              type="checkbox"
              value={option}
              className="size-5 shrink-0"
              aria-invalid={error ? true : undefined}
              {...register('customizationOptions')}
            />
            {OPTION_LABELS[option]}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="flex items-center gap-1 text-13 text-red">
          <Icon name="triangle-alert" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  )
}

function Details({ errors, register }: Control) {
  const error = errors.detailedRequirements?.message
  return (
    <Field label={words.details} htmlFor="details" help={words.detailsHelp} error={error}>
      <textarea
        id="details"
        rows={4}
        maxLength={QUOTE_TEXT_MAX}
        className={AREA}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${error ? 'details-error ' : ''}details-help`}
        {...register('detailedRequirements')}
      />
    </Field>
  )
}

/** The budget in words, once the customer has entered limits. */
function Budget({ errors, isOpen, register }: Control & { isOpen: boolean }) {
  const error = errors.budgetDetails?.message
  return (
    <div>
      <label className={BOX}>
        <input type="checkbox" className="size-5 shrink-0" {...register('hasBudgetLimits')} />
        {words.hasBudget}
      </label>
      {isOpen && (
        <Field label={words.budgetDetails} htmlFor="budget" error={error} className="mt-1">
          <textarea
            id="budget"
            rows={2}
            maxLength={QUOTE_TEXT_MAX}
            className={AREA}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'budget-error' : undefined}
            {...register('budgetDetails')}
          />
        </Field>
      )}
    </div>
  )
}

type ChoiceProps = Control & {
  name: 'contactMethod' | 'contactTime' | 'responseTimeframe' | 'decisionTimeframe'
  label: string
  choices: Readonly<Record<string, string>>
}

function Choice({ choices, errors, label, name, register }: ChoiceProps) {
  return (
    <SelectField
      id={name}
      label={label}
      error={errors[name]?.message}
      defaultValue={ANSWERED[name]}
      {...register(name)}
    >
      <option value="" disabled>
        {words.choose}
      </option>
      {Object.entries(choices).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
