import { z } from 'zod'
import { type AddedField, addedColumn } from '@/kernel/added-fields'

/** What a call may send for a field; the rules (`checkAddedFields`) decide whether it is valid. */
function inputOf({ kind, label }: AddedField): z.ZodType {
  if (kind === 'flag') return z.boolean({ error: `${label} must be true or false` }).nullish()
  if (kind === 'number') return z.number({ error: `${label} must be a number` }).nullish()
  return z.string({ error: `${label} must be text` }).nullish()
}

/** A field as sent to clients. */
export function answerOf(field: AddedField): z.ZodType {
  if (field.kind === 'flag') return z.boolean().nullable()
  if (field.kind === 'number') return z.number().nullable()
  if (field.kind === 'date') return z.iso.date().nullable()
  return z.string().nullable()
}

/** The fields that staff enter, for a save. */
export const enteredFields = (fields: readonly AddedField[]): AddedField[] =>
  fields.filter(({ setBy }) => setBy === 'staff')

export const addedInputShape = (fields: readonly AddedField[]): Record<string, z.ZodType> =>
  Object.fromEntries(enteredFields(fields).map((field) => [field.name, inputOf(field)]))

/** Their names in calls, by their names in the code. */
export const addedNames = (fields: readonly AddedField[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field.name, addedColumn(field)]))
