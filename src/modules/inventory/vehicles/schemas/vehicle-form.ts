import { z } from 'zod'
import { issuesOf } from '@/input/fields'
import type { AddedField } from '@/kernel/added-fields'
import type { Issue } from '@/kernel/issue'
import { addedFormIssues } from '../rules/form/added'
import { draftOfForm } from '../rules/form/save'
import type { VehicleFormValues } from '../rules/form/values'
import { validateVehicleForm } from '../rules/validate-vehicle'
import { vehicleInput } from './vehicle'

/** What the form knows besides its values when it is checked. */
export type FormFacts = {
  now: Date
  /** The name behind a fuel's id; an electric vehicle needs no engine size. */
  fuelTypeName: (id: string) => string | null
  /** The fields that modules add. */
  added?: readonly AddedField[]
}

/** The form's values as far as they are checked here; pictures are counted. */
export type CheckedForm = VehicleFormValues & { images: readonly unknown[] }

/** Everything wrong with the form: what the server would refuse, and what the form asks for besides. */
export function vehicleFormIssues(values: CheckedForm, facts: FormFacts): Issue[] {
  const draft = draftOfForm(values)
  const context = { fuelTypeName: facts.fuelTypeName(values.fuelType), imageCount: values.images.length }
  const parsed = vehicleInput.safeParse(draft)
  return [
    ...validateVehicleForm(draft, facts.now, context),
    ...(parsed.success ? [] : issuesOf(parsed.error)),
    ...addedFormIssues(facts.added ?? [], values),
  ].filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index)
}

/** The check of the vehicle form: the schema of the save, the rules of vehicles, and the form's own demands. */
export const vehicleFormSchema = <T extends CheckedForm>(facts: FormFacts) =>
  z.custom<T>().superRefine((values, context) => {
    for (const { path, message } of vehicleFormIssues(values, facts)) {
      context.addIssue({ code: 'custom', path: [path], message })
    }
  })
