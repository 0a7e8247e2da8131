import type { Field, ListRow, Value, Values } from '../list/list-type'

/** A picture in a form: the stored one, or a file uploaded when the form is saved. */
export type Picture = { id: number | null; url: string | null; file?: File }
/** A field's value in a form. */
export type DraftValue = string | boolean | Picture
export type Draft = Record<string, DraftValue>
/** What stands in a form, with the words of the records chosen in it. */
export type Entry = { draft: Draft; labels: Record<string, string> }

const NO_PICTURE: Picture = { id: null, url: null }

/** The picture of a field; none if it is not a picture. */
export const pictureOf = (value: DraftValue | undefined): Picture =>
  typeof value === 'object' ? value : NO_PICTURE

const textOf = (value: Value | undefined): string =>
  value === null || value === undefined ? '' : [value].flat().join('\n')

/** A form's initial values: the record's, or those of a new one. */
export function draftOf(fields: readonly Field[], row: ListRow | null): Draft {
  const begin = (field: Field): DraftValue => {
    const value = row ? row.values[field.name] : field.initial
    if (field.kind === 'flag') return value === true
    if (field.kind !== 'image') return textOf(value)
    const url = row?.values[`${field.name}Url`]
    return { id: typeof value === 'number' ? value : null, url: url ? String(url) : null }
  }
  return Object.fromEntries(fields.map((field) => [field.name, begin(field)]))
}

/** What stands in a form at first. */
export const entryOf = (fields: readonly Field[], row: ListRow | null): Entry => ({
  draft: draftOf(fields, row),
  labels: row?.labels ?? {},
})

function valueHeld(field: Field, held: DraftValue | undefined): Value {
  if (field.kind === 'flag') return held === true
  if (field.kind === 'image') return pictureOf(held).id
  const text = typeof held === 'string' ? held : ''
  if (field.kind === 'lines') return linesOf(text)
  if (text.trim() === '') return field.required ? emptyOf(field) : (field.empty ?? null)
  if (field.kind !== 'number' && field.kind !== 'link') return text
  const number = Number(text)
  // An invalid number is sent as it is, so that the rule can report it.
  return Number.isFinite(number) ? number : text
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const emptyOf = (field: Field): Value => (field.kind === 'number' || field.kind === 'link' ? null : '')

/** The record for a draft, by field name; fields that only narrow others are left out. */
export const bodyOf = (fields: readonly Field[], draft: Draft): Values =>
  Object.fromEntries(
    fields.filter(({ local }) => !local).map((field) => [field.name, valueHeld(field, draft[field.name])]),
  )
