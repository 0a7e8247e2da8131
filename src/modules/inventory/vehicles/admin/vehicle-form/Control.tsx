'use client'
import type { ReactNode } from 'react'
import { yearChoices } from '../../rules/form/figures'
import { FORM_CHOICES, FORM_NUMBERS, FORM_TEXTS } from '../../rules/form/values'
import { ALWAYS_NEEDED, NEEDED_TO_PUBLISH } from '../../rules/validate-vehicle'
import { calledOf } from '../../rules/vehicle-field-names'
import { type VehicleField, vehicleField } from '../../rules/vehicle-fields'
import * as words from '../../words'
import { CarFields } from './CarFields'
import { ColorField } from './ColorField'
import { Chassis, Litres, Price, Volume } from './derived'
import { ChoiceField, InputField, SwitchField } from './fields'
import { useKit, useValue } from './kit'
import { TagsField } from './TagsField'

type Props = { field: VehicleField; now: Date }

/** Fields whose control is more than what their kind says. */
const OWN: Readonly<Partial<Record<VehicleField, (props: Props) => ReactNode>>> = {
  manufacturer: CarFields,
  // These two stand with the manufacturer, on which they depend.
  model: () => null,
  modelCode: () => null,
  year: Year,
  chassis: Chassis,
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

/** Besides what a vehicle needs: filled by the server where nothing is entered, and asked for all the same. */
const ASKED: readonly string[] = [
  ...ALWAYS_NEEDED,
  ...NEEDED_TO_PUBLISH,
  'mileage',
  'doors',
  'engineSizeCc',
  'costValue',
]

/** The control of a field: its own, or the usual one of its kind. */
export function Control(props: Props) {
  const { [props.field]: Own = Plain } = OWN
  return <Own {...props} />
}

function Plain({ field }: Props) {
  const { lists, seats } = useKit().lists
  const label = useLabel(field)
  const required = ASKED.includes(field)
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
  const { form } = useKit()
  const spec = vehicleField(field)
  const unit = spec.kind === 'number' ? spec.unit : undefined
  const called = calledOf(field)
  if (!unit || called.endsWith(`(${unit})`)) return called
  return `${called} (${unit === 'money' ? form.getValues('currency') : unit})`
}

function Year({ now }: Props) {
  const { form } = useKit()
  // A stored older year stays on offer after another one was chosen.
  const years = yearChoices(now, form.formState.defaultValues?.year ?? '')
  return (
    <ChoiceField
      empty=""
      field="year"
      label={words.year}
      options={years.map((year) => ({ id: String(year), name: String(year) }))}
      required
    />
  )
}

function PriceType() {
  const { priceTypes } = useKit().lists
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
  const { lists } = useKit().lists
  const priceType = useValue('priceType')
  if (priceType === 'FOB') return null
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
