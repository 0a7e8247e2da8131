'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PRICE_TYPES, priceTypeLabel } from '@/modules/inventory/vehicles/rules/price-type'
import { transmissionText } from '@/modules/inventory/vehicles/rules/transmission-text'
import { YEAR_MIN } from '@/modules/inventory/vehicles/rules/vehicle-limits'
import { readOf } from '@/ui/client/read-of'
import { AREA, Field } from '@/ui/field'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { Link } from '@/ui/link'
import { STEERING_SIDES } from '../rules/inquiry-choices'
import { steeringInFull } from '../rules/inquiry-display'
import { INQUIRY_LINE_MAX, INQUIRY_MESSAGE_MAX } from '../rules/inquiry-limits'
import * as words from './browser-words'

/** What the form offers, and what it contains at first. */
export type Choices = {
  makes: readonly { id: number; name: string }[]
  transmissions: readonly string[]
  countries: readonly string[]
  make: string
  model: string
  country: string
  message: string
  /** The vehicle of the stock that the inquiry is about; null for one that is looked for. */
  vehicle: { id: number; name: string; sku: string } | null
}

type Props = { choices: Choices; errors: Readonly<Record<string, string>> }

const ID = 'inquiry-'

/** The fields of an inquiry. Make and model are offered as they are typed; any other may be typed too. */
export function InquiryFields({ choices, errors }: Props) {
  const field = (name: string) => ({ id: ID + name, name, error: errors[name] })
  const { vehicle } = choices
  if (vehicle)
    return (
      <div className="grid gap-4">
        <p className="rounded-card border border-line bg-surface p-4 wrap-anywhere">
          <Link href={`/vehicles/${vehicle.id}`} className="font-semibold">
            {vehicle.name}
          </Link>{' '}
          <span className="text-14 whitespace-nowrap text-faint tabular-nums">{vehicle.sku}</span>
        </p>
        <MessageField error={errors.message} given={choices.message} help={words.questionHelp} />
      </div>
    )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <VehicleFields choices={choices} errors={errors} />
      <TextField
        label={words.fromYear}
        inputMode="numeric"
        type="number"
        min={YEAR_MIN}
        {...field('yearFrom')}
      />
      <TextField label={words.toYear} inputMode="numeric" type="number" min={YEAR_MIN} {...field('yearTo')} />
      <ChoiceFields choices={choices} errors={errors} />
      <MessageField error={errors.message} given={choices.message} />
    </div>
  )
}

/** What is chosen from lists; nothing chosen means that it does not matter. */
function ChoiceFields({ choices, errors }: Props) {
  const field = (name: string) => ({ id: ID + name, name, error: errors[name] })
  return (
    <>
      <SelectField label={words.transmission} {...field('transmission')}>
        <option value="">{words.any}</option>
        {choices.transmissions.map((name) => (
          <option key={name} value={name}>
            {transmissionText(name)}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.steering} {...field('steering')}>
        <option value="">{words.any}</option>
        {STEERING_SIDES.map((side) => (
          <option key={side} value={side}>
            {steeringInFull(side)}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.priceType} {...field('priceType')}>
        <option value="">{words.any}</option>
        {PRICE_TYPES.map((code) => (
          <option key={code} value={code}>
            {priceTypeLabel(code)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.country}
        help={words.whereTo}
        defaultValue={choices.country}
        {...field('country')}
      >
        <option value="">{words.any}</option>
        {choices.countries.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The models of a make that the lists know; none for any other. */
function useModels({ makes }: Choices, typed: string): readonly string[] {
  const make = makes.find(({ name }) => isSame(name, typed))
  const { data } = useQuery({
    ...readOf('/api/v1/models/public/by-manufacturer/{id}', { params: { path: { id: make?.id ?? 0 } } }),
    enabled: make !== undefined,
  })
  return make && data ? data.data.map(({ name }) => name) : []
}

function VehicleFields({ choices, errors }: Props) {
  const [typed, setTyped] = useState(choices.make)
  const models = useModels(choices, typed)
  const make = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = make.current?.form
    const clear = () => setTyped(choices.make)
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  }, [choices.make])
  const typing = { autoComplete: 'off', maxLength: INQUIRY_LINE_MAX }
  return (
    <>
      <TextField
        label={words.make}
        help={words.makeHelp}
        id={`${ID}manufacturer`}
        name="manufacturer"
        list={`${ID}makes`}
        ref={make}
        defaultValue={choices.make}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        error={errors.manufacturer}
        {...typing}
      />
      <Offers id={`${ID}makes`} names={choices.makes.map(({ name }) => name)} />
      <TextField
        label={words.model}
        id={`${ID}model`}
        name="model"
        list={`${ID}models`}
        defaultValue={choices.model}
        error={errors.model}
        {...typing}
      />
      <Offers id={`${ID}models`} names={models} />
    </>
  )
}

const Offers = ({ id, names }: { id: string; names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
)

type MessageProps = { error: string | undefined; given: string; help?: string }

function MessageField({ error, given, help = words.messageHelp }: MessageProps) {
  const id = `${ID}message`
  return (
    <Field label={words.message} htmlFor={id} help={help} error={error} className="sm:col-span-2">
      <textarea
        id={id}
        name="message"
        rows={5}
        defaultValue={given}
        maxLength={INQUIRY_MESSAGE_MAX}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
        className={AREA}
      />
    </Field>
  )
}
