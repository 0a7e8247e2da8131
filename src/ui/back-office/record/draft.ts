import type { Field, ListRow, Value, Values } from '../list/types'

/** A picture in a form: the stored one, or a file that is sent when the form is saved. */
export type Picture = { id: number | null; url: string | null; file?: File }
/** What a form holds of a field while it is filled in. */
export type DraftValue = string | boolean | Picture
export type Draft = Record<string, DraftValue>

const NO_PICTURE: Picture = { id: null, url: null }

/** The picture of a field; none for what is no picture. */
export const pictureOf = (value: DraftValue | undefined): Picture =>
  typeof value === 'object' ? value : NO_PICTURE

const textOf = (value: Value | undefined): string =>
  value === null || value === undefined ? '' : [value].flat().join('\n')

/** What a form begins with: the record's values, or those that a new one has. */
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

function valueHeld(field: Field, held: DraftValue | undefined): Value {
  if (field.kind === 'flag') return held === true
  if (field.kind === 'image') return pictureOf(held).id
  const text = typeof held === 'string' ? held : ''
  if (field.kind === 'lines') return linesOf(text)
  if (text.trim() === '') return field.required ? emptyOf(field) : (field.empty ?? null)
  if (field.kind !== 'number' && field.kind !== 'link') return text
  const number = Number(text)
  // What is no number goes on as it is, so that the rule can say so.
  return Number.isFinite(number) ? number : text
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const emptyOf = (field: Field): Value => (field.kind === 'number' || field.kind === 'link' ? null : '')

/** The record that a draft stands for, by field name; fields that are only there to narrow others are left out. */
export const bodyOf = (fields: readonly Field[], draft: Draft): Values =>
  Object.fromEntries(
    fields.filter(({ local }) => !local).map((field) => [field.name, valueHeld(field, draft[field.name])]),
  )
