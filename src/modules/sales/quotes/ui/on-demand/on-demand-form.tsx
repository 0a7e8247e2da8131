'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button, buttonStyle } from '@/ui/button'
import { type Answer, saidOr } from '@/ui/client/answer'
import { callApi } from '@/ui/client/site'
import { ModalDialog } from '@/ui/dialog'
import { Notice } from '@/ui/form/notice'
import { SelectField, TextField } from '@/ui/form/text-field'
import { PlainLink } from '@/ui/link'
import { toast } from '@/ui/toast'
import type { AddressType } from '../../rules/quote-choices'
import { ownQuoteHref } from '../../rules/quote-lists'
import { REQUEST_FAILED, REQUEST_SENT, REQUEST_TOAST_MS } from '../../rules/request-messages'
import { onDemandRequest } from '../../schemas/on-demand-request'
import * as words from '../browser-words'
import type { OwnQuote } from '../own-quote'
import { AddressStep } from '../request/address-step'
import { MakeAndModel } from './make-and-model'
import {
  type Makes,
  type WishControl,
  type WishValues,
  wishField,
  wishOf,
  wishValues,
} from './on-demand-values'
import { Requirements } from './requirements'

/** What the lists offer; names, since a request keeps the name. */
export type Offered = {
  makes: Makes
  countries: readonly { code: string; name: string }[]
  colors: readonly string[]
  fuelTypes: readonly string[]
  transmissions: readonly string[]
  driveTrains: readonly string[]
}

type Props = {
  offered: Offered
  /** The request to be changed; null for a new one. */
  quote: OwnQuote | null
}

/** The form, and the calls that send it. A new request asks for the address first. */
function useWish(quote: OwnQuote | null) {
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const inputs = useForm<WishValues>({ defaultValues: wishValues(quote?.orderOnDemandRequest ?? null) })
  const { getValues, handleSubmit, setError } = inputs
  const show = (issues: readonly { path: string; message: string }[]): boolean => {
    const placed = issues.flatMap(({ message, path }) => {
      const field = wishField(path, getValues())
      return field ? [{ field, message }] : []
    })
    for (const [index, { field, message }] of placed.entries())
      setError(field, { message }, { shouldFocus: index === 0 })
    return placed.length > 0
  }
  const finish = (answer: Answer<{ data: OwnQuote }>): string | null => {
    if (!answer.ok) return show(answer.issues) ? null : saidOr(answer, REQUEST_FAILED)
    toast(quote ? answer.message : REQUEST_SENT, 'info', REQUEST_TOAST_MS)
    router.push(ownQuoteHref({ id: answer.body.data.id, isOrderOnDemand: true }))
    router.refresh()
    return null
  }
  const send = async (shipmentAddressType: AddressType): Promise<string | null> => {
    const body = { ...wishOf(getValues()), shipmentAddressType }
    const answer = await callApi('post', '/api/v1/quotes/order-on-demand', { body })
    const said = finish(answer)
    if (!answer.ok && said === null) setAsking(false)
    return said
  }
  const save = handleSubmit(async (values) => {
    setProblem(null)
    const wish = wishOf(values)
    const issues = onDemandRequest.safeParse(wish).error?.issues ?? []
    if (issues.length > 0) return show(issues.map(({ message, path }) => ({ message, path: path.join('.') })))
    if (!quote) return setAsking(true)
    const params = { path: { id: quote.id } }
    const body = { ...wish, updatedAt: quote.updatedAt }
    setProblem(finish(await callApi('put', '/api/v1/quotes/my-quotes/{id}/request', { params, body })))
  })
  return { ...inputs, isAsking, problem, save, send, stopAsking: () => setAsking(false) }
}

/** Describes a vehicle that is not in stock, or changes such a request. */
export function OnDemandForm({ offered, quote }: Props) {
  const { formState, isAsking, problem, register, save, send, stopAsking, watch } = useWish(quote)
  const { errors, isSubmitting } = formState
  const control = { register, errors, defaults: formState.defaultValues ?? {} }
  return (
    <form onSubmit={save} noValidate className="max-w-text">
      {problem && (
        <Notice tone="red" isAlert>
          {problem}
        </Notice>
      )}
      <MakeAndModel {...control} makes={offered.makes} make={watch('make')} model={watch('model')} />
      <Attributes {...control} offered={offered} />
      <Requirements {...control} />
      <p className="mt-6 flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={isSubmitting}>
          {isSubmitting ? words.sending : quote ? words.saveRequest : words.requestVehicle}
        </Button>
        {quote && (
          <PlainLink
            href={ownQuoteHref({ id: quote.id, isOrderOnDemand: true })}
            className={buttonStyle('quiet')}
          >
            {words.backToQuote}
          </PlainLink>
        )}
      </p>
      {isAsking && (
        <ModalDialog title={words.deliverTo} onClose={stopAsking}>
          {(close) => (
            <AddressStep
              lead={words.deliverLead}
              submit={words.sendRequest}
              onCancel={close}
              onConfirmed={send}
            />
          )}
        </ModalDialog>
      )}
    </form>
  )
}

/** What is wanted besides make and model; everything may be left open. */
function Attributes({ offered, ...control }: WishControl & { offered: Offered }) {
  const { errors, register } = control
  const named = (names: readonly string[]) => names.map((name) => [name, name] as const)
  const countries = offered.countries.map(({ code, name }) => [code, name] as const)
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2">
      <YearField {...control} name="yearFrom" label={words.yearFrom} />
      <YearField {...control} name="yearTo" label={words.yearTo} />
      <ListField {...control} name="color" label={words.color} list={named(offered.colors)} />
      <ListField {...control} name="fuelType" label={words.fuel} list={named(offered.fuelTypes)} />
      <ListField
        {...control}
        name="transmission"
        label={words.transmission}
        list={named(offered.transmissions)}
      />
      <ListField {...control} name="driveTrain" label={words.drivetrain} list={named(offered.driveTrains)} />
      <TextField
        id="engineCapacity"
        label={words.engine}
        help={words.engineHelp}
        error={errors.engineCapacity?.message}
        {...register('engineCapacity')}
      />
      <ListField {...control} name="country" label={words.country} list={countries} />
    </div>
  )
}

type FieldProps<Name extends keyof WishValues> = WishControl & { name: Name; label: string }

function YearField({ errors, label, name, register }: FieldProps<'yearFrom' | 'yearTo'>) {
  return (
    <TextField
      id={name}
      type="number"
      inputMode="numeric"
      placeholder={words.any}
      label={label}
      error={errors[name]?.message}
      {...register(name)}
    />
  )
}

type ListName = 'color' | 'fuelType' | 'transmission' | 'driveTrain' | 'country'
type ListProps = FieldProps<ListName> & { list: readonly (readonly [value: string, label: string])[] }

function ListField({ defaults, errors, label, list, name, register }: ListProps) {
  return (
    <SelectField
      id={name}
      label={label}
      error={errors[name]?.message}
      defaultValue={defaults[name]}
      {...register(name)}
    >
      <option value="">{words.any}</option>
      {list.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
