import { SelectField } from '@/ui/form/select-field'
import * as words from '../browser-words'
import type { WishControl, WishValues } from './on-demand-values'

/** A field of the form by its name. */
export type FieldProps<Name extends keyof WishValues> = WishControl & { name: Name; label: string }

type ListName = 'color' | 'fuelType' | 'transmission' | 'driveTrain' | 'country' | 'auctionGrade' | 'portId'
type Props = FieldProps<ListName> & {
  list: readonly (readonly [value: string, label: string])[]
  /** What it shows where nothing is chosen. */
  none?: string
}

/** A choice that may be left open. */
export function ChoiceFromListField({
  defaults,
  errors,
  label,
  list,
  name,
  none = words.any,
  register,
}: Props) {
  return (
    <SelectField
      id={name}
      label={label}
      error={errors[name]?.message}
      defaultValue={defaults[name]}
      {...register(name)}
    >
      <option value="">{none}</option>
      {list.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
