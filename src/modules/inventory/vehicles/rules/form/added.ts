import {
  type AddedField,
  type AddedValue,
  addedColumn,
  addedInput,
  addedValue,
  checkAdded,
  typedAdded,
} from '@/kernel/added-fields'
import type { Issue } from '@/kernel/issue'

/** Where the form holds a field that a module adds; its value is a text there, '' for none. */
export type AddedKey = `added_${string}`
export type AddedFormValues = { [key: AddedKey]: string | undefined }

const MARK = 'added_'
export const addedKey = ({ name }: Pick<AddedField, 'name'>): AddedKey => `${MARK}${name}`
export const isAddedKey = (key: string): key is AddedKey => key.startsWith(MARK)

type Values = Readonly<Record<string, unknown>>

/** A vehicle's added fields in the form; all of them empty for a new one. */
export const addedInForm = (fields: readonly AddedField[], vehicle: Values = {}): AddedFormValues =>
  Object.fromEntries(
    fields.map((field) => [addedKey(field), addedInput(field, addedValue(field, vehicle[field.name]))]),
  )

/** Those that staff enter, as values by their names. */
function entered(fields: readonly AddedField[], values: AddedFormValues): [AddedField, AddedValue][] {
  return fields
    .filter(({ setBy }) => setBy === 'staff')
    .map((field) => [field, typedAdded(field, values[addedKey(field)] ?? '')])
}

/** What is wrong with them, at the places that they have in the form. */
export function addedFormIssues(fields: readonly AddedField[], values: AddedFormValues): Issue[] {
  const typed = Object.fromEntries(entered(fields, values).map(([{ name }, value]) => [name, value]))
  return checkAdded(fields, typed).map(({ message, path }) => ({ path: addedKey({ name: path }), message }))
}

/** What a save sends of them, by their names in calls. */
export const addedToSend = (
  fields: readonly AddedField[],
  values: AddedFormValues,
): Record<string, AddedValue> =>
  Object.fromEntries(entered(fields, values).map(([field, value]) => [addedColumn(field), value]))

/** The place in the form of a field that a call names; null for one that no module added. */
export function addedKeyOf(fields: readonly AddedField[], sent: string): AddedKey | null {
  const field = fields.find((one) => addedColumn(one) === sent)
  return field ? addedKey(field) : null
}
