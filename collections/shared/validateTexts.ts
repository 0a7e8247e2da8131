import type { CollectionBeforeValidateHook, CollectionConfig, FlattenedField } from 'payload'
import { ValidationError } from 'payload'
import type { Issue } from '@/kernel/issue'
import { nameInWords } from '@/kernel/text/name-in-words'
import { isStorable, UNSTORABLE_MESSAGE } from '@/kernel/text/storable-text'
import { isLine, LINE_MESSAGE } from '@/kernel/text/text'

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values =>
  value !== null && typeof value === 'object' && !(value instanceof Date) && !Buffer.isBuffer(value)

const at = (path: string, key: string): string => (path ? `${path}.${key}` : key)

/** The texts anywhere in a value that the database cannot store. */
function unstorableIn(value: unknown, path: string, label: string): Issue[] {
  if (typeof value === 'string')
    return isStorable(value) ? [] : [{ path, message: `${label} ${UNSTORABLE_MESSAGE}` }]
  if (!isValues(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    unstorableIn(inner, at(path, key), Array.isArray(value) ? label : nameInWords(key)),
  )
}

const entriesOf = (value: unknown): [string, unknown][] => (isValues(value) ? Object.entries(value) : [])

/** The values of a text field: one, one for each language, or a list. */
function linesOf(value: unknown, before: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return value === before ? [] : [[path, value]]
  const known = isValues(before) ? before : {}
  return entriesOf(value).flatMap(([key, inner]) => linesOf(inner, known[key], at(path, key)))
}

/**
 * The lines among the values that are no lines. What a record had before stays as it is, so that it can still be
 * changed elsewhere.
 */
function brokenLines(
  fields: readonly FlattenedField[],
  values: unknown,
  before: unknown,
  path = '',
): Issue[] {
  if (!isValues(values)) return []
  const stored = isValues(before) ? before : {}
  return fields.flatMap((field) => {
    const [value, was, here] = [values[field.name], stored[field.name], at(path, field.name)]
    switch (field.type) {
      case 'text':
        return linesOf(value, was, here)
          .filter(([, line]) => !isLine(line))
          .map(([place]) => ({ path: place, message: `${nameInWords(field.name)} ${LINE_MESSAGE}` }))
      case 'group':
      case 'tab':
        return brokenLines(field.flattenedFields, value, was, here)
      case 'array':
        return entriesOf(value).flatMap(([key, row]) =>
          brokenLines(field.flattenedFields, row, isValues(was) ? was[key] : null, at(here, key)),
        )
      default:
        return []
    }
  })
}

/**
 * Rejects texts that the database cannot store, which it would reject without explanation or silently change, and
 * lines with line breaks or hidden control characters.
 */
const validateTexts: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const unstorable = unstorableIn(data, '', 'The text')
  const fields = collection.custom?.ownLineRules ? [] : collection.flattenedFields
  const errors = unstorable.length > 0 ? unstorable : brokenLines(fields, data, originalDoc)
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return data
}

/**
 * The collection, with its texts checked before anything else. With `custom.ownLineRules` its own hooks check the lines:
 * those of vehicles first drop the white space around them.
 */
export const withValidTexts = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeValidate: [validateTexts, ...(collection.hooks?.beforeValidate ?? [])],
  },
})
