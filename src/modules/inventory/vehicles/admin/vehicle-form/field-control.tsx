'use client'
import type { ReactNode } from 'react'
import { endsAtPort } from '../../rules/ends-at-port'
import { FORM_CHOICES, FORM_NUMBERS, FORM_TEXTS } from '../../rules/form/form-values'
import { MARKED_REQUIRED } from '../../rules/form/next-empty-field'
import { typedYear, yearChoices } from '../../rules/form/read-typed-figures'
import { calledOf } from '../../rules/vehicle-field-names'
import { type VehicleField, vehicleField } from '../../rules/vehicle-fields'
import * as words from '../../words'
import { CarFields } from './car-fields'
import { ColorField } from './color-field'
import { Litres, Price, Volume } from './computed-vehicle-fields'
import { useEarlierHint } from './entry/use-car-entry'
import { useFormParts, useValue } from './form-context'
import { ChoiceField, InputField, SwitchField } from './form-fields'
import { TagsField } from './tags-field'

type Props = { field: VehicleField; now: Date }

/** Fields whose control is more than that of their kind. */
const OWN: Readonly<Partial<Record<VehicleField, (props: Props) => ReactNode>>> = {
  manufacturer: CarFields,
  // These two stand with the manufacturer, on which they depend.
  model: () => null,
  modelCode: () => null,
  year: Year,
  color: ColorField,
  tags: TagsField,
  engineSize: Litres,
  m3Cbm: Volume,
  price: Price,
  priceType: PriceType,
  namedPort: NamedPort,
  currency: () => null,
  showPrice: () => <SwitchField field="showPrice" label={words.showPrice} />,
}

/** The control of a field: its own, or the usual one of its kind. */
export function FieldControl(props: Props) {
  const { [props.field]: Own = Plain } = OWN
  return <Own {...props} />
}

function Plain({ field }: Props) {
  const { lists, seats } = useFormParts().lists
  const label = useLabel(field)
  const required = MARKED_REQUIRED.includes(field)
  const [choice] = FORM_CHOICES.filter((one) => one === field)
  if (choice && choice in lists)
    return (
      <ChoiceField
        field={choice}
        label={label}
        options={lists[choice as keyof typeof lists]}
        required={required}
      />
    )
  const [figure] = FORM_NUMBERS.filter((one) => one === field)
  if (figure)
    return (
      <InputField
        field={figure}
        figure
        label={label}
        offers={figure === 'seats' ? seats : undefined}
        required={required}
      />
    )
  const [text] = FORM_TEXTS.filter((one) => one === field)
  const hint = vehicleField(field).kind === 'month' ? words.monthHint : undefined
  return text ? <InputField field={text} hint={hint} label={label} required={required} /> : null
}

/** 'Weight (kg)', 'Cost value (USD)'. */
function useLabel(field: VehicleField): string {
  const { form } = useFormParts()
  const spec = vehicleField(field)
  const unit = spec.kind === 'number' ? spec.unit : undefined
  const called = calledOf(field)
  if (!unit || called.endsWith(`(${unit})`)) return called
  return `${called} (${unit === 'money' ? form.getValues('currency') : unit})`
}

/** As papers write it, and as it is stored. */
function tidyYear(text: string): string {
  const year = typedYear(text)
  return year === null || Number.isNaN(year) ? text : String(year)
}

/** Typed, as people and papers write it; the latest years are on offer. */
function Year({ now }: Props) {
  const { form } = useFormParts()
  // A stored older year stays on offer after another one was chosen.
  const years = yearChoices(now, form.formState.defaultValues?.year ?? '')
  return (
    <InputField
      field="year"
      hint={useEarlierHint('year') ?? words.yearHint}
      label={words.year}
      offers={years.map(String)}
      required
      tidy={tidyYear}
    />
  )
}

function PriceType() {
  const { priceTypes } = useFormParts().lists
  return (
    <ChoiceField
      empty=""
      field="priceType"
      label={words.priceType}
      options={priceTypes.map(({ code, name }) => ({ id: code, name }))}
      required
    />
  )
}

/** Only a price that includes the way there holds for a port. */
function NamedPort() {
  const { lists } = useFormParts().lists
  const priceType = useValue('priceType')
  if (!endsAtPort(priceType)) return null
  return (
    <ChoiceField
      empty={words.noNamedPort}
      field="namedPort"
      hint={words.namedPortHint(priceType)}
      label={calledOf('namedPort')}
      options={lists.namedPort}
    />
  )
}
