'use client'

import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { AREA, Field } from '@/ui/field'
import { SendButton } from '@/ui/form/send-button'
import { useSchemaForm } from '@/ui/form/use-schema-form'
import { Icon } from '@/ui/icon'
import { ADDRESS_TYPES, type AddressType } from '../../rules/quote-choices'
import { ADDRESS_FIELDS, ADDRESS_LABELS, addressChoices } from '../../rules/request/address-choices'
import { type RequestAddress, requestAddress } from '../../schemas/quote-request'
import { RefusalNote } from '../refusal-note'
import * as words from './dialog-words'
import { type Addresses, readAddresses, saveAddresses } from './quote-request-calls'

type Props = {
  lead: string
  /** The step before the address. */
  before?: (addresses: Addresses) => ReactNode
  /** The label of the button that goes on. */
  submit: string
  onCancel: () => void
  /** Goes on with the confirmed address, which is in the profile by then; a returned message is shown. */
  onConfirmed: (type: AddressType) => Promise<string | null>
}

/** Requires where a vehicle is to go, and saves what was changed in the profile before anything else happens. */
export function AddressStep(props: Props) {
  const { addresses, isFailed, retry } = useAddresses()
  if (addresses) return <AddressForm addresses={addresses} {...props} />
  if (!isFailed)
    return (
      <p role="status" aria-busy className="min-h-48 text-14 text-soft">
        {words.readingAddresses}
      </p>
    )
  return (
    <>
      <RefusalNote message={words.addressesUnknown} />
      <p className="mt-5">
        <Button onClick={retry}>{words.tryAgain}</Button>
      </p>
    </>
  )
}

function useAddresses() {
  const [ownAddresses, setMatches] = useState<Addresses | 'failed' | null>(null)
  const read = useCallback(() => {
    setMatches(null)
    readAddresses().then((addresses) => setMatches(addresses ?? 'failed'))
  }, [])
  useEffect(read, [read])
  return {
    addresses: ownAddresses === 'failed' ? null : ownAddresses,
    isFailed: ownAddresses === 'failed',
    retry: read,
  }
}

/** The address that is preselected: the first that is known. */
const firstKnown = (addresses: Addresses): AddressType =>
  ADDRESS_TYPES.find((type) => addresses[ADDRESS_FIELDS[type]]) ?? 'DEFAULT_ADDRESS'

const useAddressForm = (addresses: Addresses, onConfirmed: Props['onConfirmed']) =>
  useSchemaForm<RequestAddress>({
    schema: requestAddress,
    defaultValues: {
      ...addressValues(addresses),
      shipmentAddressType: firstKnown(addresses),
      isConfirmed: false,
    },
    submit: async ({ shipmentAddressType, isConfirmed, ...given }) => {
      const refused = (await saveAddresses(addresses, given)) ?? (await onConfirmed(shipmentAddressType))
      return refused === null ? undefined : { ok: false, message: refused, issues: [] }
    },
  })

function AddressForm({
  addresses,
  before,
  lead,
  onCancel,
  onConfirmed,
  submit,
}: Props & { addresses: Addresses }) {
  const form = useAddressForm(addresses, onConfirmed)
  const { control, errorOf, isBusy, problem, register, setFocus } = form
  const chosen = useWatch({ control, name: 'shipmentAddressType' })
  const field = ADDRESS_FIELDS[chosen]
  // An address that is not known yet is about to be written.
  const onPicked = (type: AddressType) =>
    addresses[ADDRESS_FIELDS[type]] || setTimeout(() => setFocus(ADDRESS_FIELDS[type]))
  return (
    <form onSubmit={form.submit} noValidate>
      <p className="text-14 text-soft">{lead}</p>
      {before?.(addresses)}
      <fieldset className="mt-4">
        <legend className="mb-1 text-13 font-medium text-soft">{words.consignee}</legend>
        {addressChoices(addresses).map((type) => (
          <AddressChoice
            key={type}
            type={type}
            address={addresses[ADDRESS_FIELDS[type]]}
            input={register('shipmentAddressType')}
            onPicked={() => onPicked(type)}
          />
        ))}
      </fieldset>
      <AddressText
        key={field}
        label={labelOf(chosen, addresses[field])}
        input={register(field)}
        error={errorOf(field)}
      />
      <Confirmation input={register('isConfirmed')} error={errorOf('isConfirmed')} />
      <RefusalNote message={problem} />
      <Buttons isSubmitting={isBusy} onCancel={onCancel} submit={submit} />
    </form>
  )
}

type ButtonsProps = Pick<Props, 'onCancel' | 'submit'> & { isSubmitting: boolean }

const Buttons = ({ isSubmitting, onCancel, submit }: ButtonsProps) => (
  <p className="mt-5 flex flex-wrap gap-2">
    <SendButton type="submit" variant="primary" isBusy={isSubmitting}>
      {isSubmitting ? words.sending : submit}
    </SendButton>
    <Button variant="quiet" onClick={onCancel} disabled={isSubmitting}>
      {words.cancel}
    </Button>
  </p>
)

/** One that is not known yet is the customer's own, or another one. */
const labelOf = (type: AddressType, address: string | null): string =>
  address || type === 'DEFAULT_ADDRESS' ? ADDRESS_LABELS[type] : words.anotherAddress

/** The chosen address, to be read once more, corrected or written. */
function AddressText({
  error,
  input,
  label,
}: {
  error?: string
  input: UseFormRegisterReturn
  label: string
}) {
  const id = useId()
  return (
    <Field label={label} htmlFor={id} help={words.addressHelp} error={error} className="mt-4">
      <textarea
        id={id}
        rows={2}
        autoComplete="street-address"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${error ? `${id}-error ` : ''}${id}-help`}
        className={AREA}
        {...input}
      />
    </Field>
  )
}

const addressValues = ({ address, deliveryAddress1, deliveryAddress2, deliveryAddress3 }: Addresses) => ({
  address: address ?? '',
  deliveryAddress1: deliveryAddress1 ?? '',
  deliveryAddress2: deliveryAddress2 ?? '',
  deliveryAddress3: deliveryAddress3 ?? '',
})

type ChoiceProps = {
  type: AddressType
  address: string | null
  input: UseFormRegisterReturn
  onPicked: () => void
}

function AddressChoice({ address, input, onPicked, type }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 rounded-control px-2 py-2 text-14 hover:bg-link-wash">
      <input
        type="radio"
        value={type}
        className="mt-1 size-4 shrink-0"
        {...input}
        onChange={(event) => {
          input.onChange(event)
          onPicked()
        }}
      />
      <span className="min-w-0">
        <span className="block font-medium">{labelOf(type, address)}</span>
        <span className={cx('block text-13 wrap-anywhere', address ? 'text-soft' : 'text-faint')}>
          {address || words.notEntered}
        </span>
      </span>
    </label>
  )
}

/** The box that has to be ticked before anything is sent. */
function Confirmation({ error, input }: { error?: string; input: UseFormRegisterReturn }) {
  const id = useId()
  return (
    <div className="mt-3">
      <label className="flex min-h-11 items-center gap-3 text-14">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          {...input}
        />
        {words.confirmAddress}
      </label>
      {error && (
        <p id={id} className="flex items-center gap-1 text-13 text-red">
          <Icon name="triangle-alert" size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
