'use client'

import { Button, buttonStyle } from '@/ui/button'
import { ModalDialog } from '@/ui/dialog'
import { DraftNotice } from '@/ui/form/draft-notice'
import { Notice } from '@/ui/form/notice'
import { TextField } from '@/ui/form/text-field'
import { PlainLink } from '@/ui/link'
import { ownQuoteHref } from '../../rules/quote-hrefs'
import * as words from '../browser-words'
import type { OwnQuote } from '../own-quote-card'
import { AddressStep } from '../request/address-step'
import { ChoiceFromListField, type FieldProps } from './choice-from-list-field'
import { MakeAndModelFields } from './make-and-model-fields'
import type { Offered, WishControl, WishStart } from './on-demand-values'
import { PriceAndConditionFields } from './price-and-condition-fields'
import { RequirementsAndPictureFields } from './requirements-and-picture-fields'
import { useWishForm, type Wish } from './use-wish-form'

type Props = {
  offered: Offered
  /** The request to be changed; null for a new one. */
  quote: OwnQuote | null
  start: WishStart
  /** Who requests; what was typed is stored for them alone. */
  userId: number
}

/** Describes a vehicle that is not in stock, or changes such a request. What was typed survives a reload. */
export function OnDemandForm({ offered, quote, start, userId }: Props) {
  const wish = useWishForm(quote, userId, start)
  const { isBusy, persisted, problem, submit } = wish
  return (
    <>
      <form onSubmit={submit} noValidate className="max-w-text">
        {problem && (
          <Notice tone="red" isAlert>
            {problem}
          </Notice>
        )}
        {persisted.isRestored && <DraftNotice onDiscard={persisted.discard} />}
        <Fields offered={offered} wish={wish} />
        <p className="mt-6 flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={isBusy}>
            {isBusy ? words.sending : quote ? words.saveRequest : words.requestVehicle}
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
      </form>
      {wish.isConfirming && <AddressQuestion {...wish} />}
    </>
  )
}

/** Where a new request is to go, a question once it is filled in. */
function AddressQuestion({ send, closeQuestion }: Pick<Wish, 'send' | 'closeQuestion'>) {
  return (
    <ModalDialog title={words.deliverTo} onClose={closeQuestion}>
      {(close) => (
        <AddressStep
          lead={words.deliverIntro}
          submit={words.sendRequest}
          onCancel={close}
          onConfirmed={send}
        />
      )}
    </ModalDialog>
  )
}

function Fields({ offered, wish }: { offered: Offered; wish: Wish }) {
  const { formState, picture, register, setPicture, setValue, watch } = wish
  const control = { register, errors: formState.errors, defaults: formState.defaultValues ?? {} }
  const [make, model, imageUrl] = watch(['make', 'model', 'imageUrl'])
  const noModel = () => setValue('model', '')
  return (
    <>
      <MakeAndModelFields {...control} makes={offered.makes} make={make} model={model} onMake={noModel} />
      <Attributes {...control} offered={offered} />
      <PriceAndConditionFields {...control} offered={offered} />
      <RequirementsAndPictureFields
        {...control}
        imageUrl={imageUrl}
        picture={picture}
        onRemove={() => setPicture('')}
      />
    </>
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
      <ChoiceFromListField {...control} name="color" label={words.color} list={named(offered.colors)} />
      <ChoiceFromListField {...control} name="fuelType" label={words.fuel} list={named(offered.fuelTypes)} />
      <ChoiceFromListField
        {...control}
        name="transmission"
        label={words.transmission}
        list={named(offered.transmissions)}
      />
      <ChoiceFromListField
        {...control}
        name="driveTrain"
        label={words.drivetrain}
        list={named(offered.driveTrains)}
      />
      <TextField
        id="engineCapacity"
        label={words.engine}
        help={words.engineHelp}
        error={errors.engineCapacity?.message}
        {...register('engineCapacity')}
      />
      <ChoiceFromListField {...control} name="country" label={words.country} list={countries} />
    </div>
  )
}

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
