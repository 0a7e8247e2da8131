import { issuesOf } from '@/input/issues'
import type { AddedField } from '@/kernel/added-fields'
import { type Issue, issue } from '@/kernel/issue'
import { addedFormIssues } from '../rules/form/added-fields-in-form'
import { draftOfForm } from '../rules/form/form-to-vehicle'
import { FORM_AMOUNTS, type VehicleFormValues } from '../rules/form/form-values'
import { typedCurrencies } from '../rules/form/read-typed-figures'
import { validateVehicleForm } from '../rules/validate-vehicle'
import { calledOf } from '../rules/vehicle-field-names'
import { vehicleKinds } from './vehicle'

/** What validation knows in addition to the form's values. */
export type FormFacts = {
  now: Date
  /** The name behind a fuel's id; an electric vehicle needs no engine size. */
  fuelTypeName: (id: string) => string | null
  /** Modules' fields. */
  added?: readonly AddedField[]
  /** Whether it is being saved as a draft without photographs. */
  isDraftWithoutImages?: () => boolean
}

/** The form's values as far as they are validated here; pictures are counted. */
export type CheckedForm = VehicleFormValues & { images: readonly unknown[] }

/** Amounts that name another currency than the vehicle's: nobody's to convert. */
const foreignAmounts = (values: VehicleFormValues): Issue[] =>
  FORM_AMOUNTS.flatMap((field) => {
    const [named, ...others] = typedCurrencies(values[field]) ?? []
    if (!named || [named, ...others].includes(values.currency)) return []
    return [
      issue(field, `${calledOf(field)} is in ${named}, and this vehicle is priced in ${values.currency}`),
    ]
  })

/** Everything wrong with the form: what the server would reject, and what the form additionally requires. */
export function vehicleFormIssues(values: CheckedForm, facts: FormFacts): Issue[] {
  const draft = draftOfForm(values)
  const context = {
    fuelTypeName: facts.fuelTypeName(values.fuelType),
    imageCount: values.images.length,
    isDraftWithoutImages: facts.isDraftWithoutImages?.(),
  }
  const parsed = vehicleKinds.safeParse(draft)
  return [
    ...foreignAmounts(values),
    ...validateVehicleForm(draft, facts.now, context),
    // Calls name the place in words; the form has its list.
    ...(parsed.success ? [] : issuesOf(parsed.error).filter(({ path }) => path !== 'location')),
    ...addedFormIssues(facts.added ?? [], values),
  ].filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index)
}
