import { DISTANCE_UNITS } from '@/modules/inventory/vehicles/rules/distance-unit'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { QUOTE_CURRENCIES } from '../../rules/quote-choices'
import { QUOTE_LINE_MAX } from '../../rules/quote-limits'
import * as words from '../browser-words'
import { ChoiceFromListField } from './choice-from-list-field'
import type { Offered, WishControl } from './on-demand-values'

type Props = WishControl & { offered: Pick<Offered, 'grades' | 'ports'> }

const UNITS = DISTANCE_UNITS.map((unit) => [unit, words.DISTANCE_WORDS[unit]] as const)
const CURRENCIES = QUOTE_CURRENCIES.map((code) => [code, code] as const)

/** What it may cost, in what condition it has to be, and where it goes. */
export function PriceAndConditionFields({ offered, ...control }: Props) {
  const { errors, register } = control
  const grades = offered.grades.map((name) => [name, name] as const)
  const ports = offered.ports.map(({ country, id, name }) => [String(id), `${name}, ${country}`] as const)
  const unit = { name: 'mileageUnit', label: words.unit, list: UNITS } as const
  const currency = { name: 'budgetCurrency', label: words.currency, list: CURRENCIES } as const
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2">
      <Measured {...control} name="maxMileage" label={words.maxMileage} unit={unit} />
      <Measured {...control} name="budget" label={words.budget} help={words.budgetHelp} unit={currency} />
      <TextField
        id="chassisCode"
        label={words.chassisCode}
        help={words.chassisCodeHelp}
        maxLength={QUOTE_LINE_MAX}
        autoCapitalize="characters"
        autoComplete="off"
        error={errors.chassisCode?.message}
        {...register('chassisCode')}
      />
      <ChoiceFromListField {...control} name="auctionGrade" label={words.auctionGrade} list={grades} />
      <ChoiceFromListField
        {...control}
        name="portId"
        label={words.port}
        list={ports}
        none={words.portNotChosen}
      />
    </div>
  )
}

type MeasuredProps = WishControl & {
  name: 'maxMileage' | 'budget'
  label: string
  help?: string
  unit: {
    name: 'mileageUnit' | 'budgetCurrency'
    label: string
    list: readonly (readonly [value: string, label: string])[]
  }
}

/** A number, with the choice of its unit beside it. */
function Measured({ defaults, errors, help, label, name, register, unit }: MeasuredProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField
        id={name}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        placeholder={words.any}
        label={label}
        help={help}
        error={errors[name]?.message}
        {...register(name)}
      />
      <SelectField
        id={unit.name}
        label={unit.label}
        defaultValue={defaults[unit.name]}
        {...register(unit.name)}
      >
        {unit.list.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
