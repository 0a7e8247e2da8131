import { checkAddedFields } from '@/kernel/added/check-added-fields'
import {
  type AddedField,
  type AddedValue,
  addedColumn,
  addedInput,
  addedValue,
  typedAdded,
} from '@/kernel/added-fields'
import type { Issue } from '@/kernel/issue'

/** Where the form stores a module's field; its value is a text there, '' for none. */
export type AddedKey = `added_${string}`
export type AddedFormValues = { [key: AddedKey]: string | undefined }

const MARK = 'added_'
export const addedKey = ({ name }: Pick<AddedField, 'name'>): AddedKey => `${MARK}${name}`
export const isAddedKey = (key: string): key is AddedKey => key.startsWith(MARK)

type Values = Readonly<Record<string, unknown>>

/** A vehicle's added fields in the form; all empty for a new one. */
export const addedInForm = (fields: readonly AddedField[], vehicle: Values = {}): AddedFormValues =>
  Object.fromEntries(
    fields.map((field) => [addedKey(field), addedInput(field, addedValue(field, vehicle[field.name]))]),
  )

/** Those that staff enter, as values by name. */
function entered(fields: readonly AddedField[], values: AddedFormValues): [AddedField, AddedValue][] {
  return fields
    .filter(({ setBy }) => setBy === 'staff')
    .map((field) => [field, typedAdded(field, values[addedKey(field)] ?? '')])
}

/** What is wrong with them, at their paths in the form. */
export function addedFormIssues(fields: readonly AddedField[], values: AddedFormValues): Issue[] {
  const typed = Object.fromEntries(entered(fields, values).map(([{ name }, value]) => [name, value]))
  return checkAddedFields(fields, typed).map(({ message, path }) => ({
    path: addedKey({ name: path }),
    message,
  }))
}

/** Their part of a save, by name in calls. */
export const addedToSend = (
  fields: readonly AddedField[],
  values: AddedFormValues,
): Record<string, AddedValue> =>
  Object.fromEntries(entered(fields, values).map(([field, value]) => [addedColumn(field), value]))

/** The form path of a field named by a call; null if no module added it. */
export function addedKeyOf(fields: readonly AddedField[], sent: string): AddedKey | null {
  const field = fields.find((one) => addedColumn(one) === sent)
  return field ? addedKey(field) : null
}
