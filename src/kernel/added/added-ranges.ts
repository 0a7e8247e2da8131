import { type AddedField, addedColumn, addedText, isDay, isRanged, type RangedField } from '../added-fields'

/** The first and the last value of a filter by an added field, both included: days, or numbers as texts. At least one is given. */
export type AddedRange = {
  /** Its column. */
  field: string
  from?: string
  to?: string
}

/** How the staff's list names the filter of a field: a first and a last value, one of its options, or letters in it. */
export function filterNames(field: AddedField): readonly string[] {
  const column = addedColumn(field)
  if (isRanged(field)) return rangeNames(column)
  return [field.kind === 'text' ? `${column}.has` : `${column}.is`]
}

/** How an address or a call names both: 'inspected_on.from', 'inspected_on.to'. */
export const rangeNames = (field: string): readonly [from: string, to: string] => [
  `${field}.from`,
  `${field}.to`,
]

/** The field of such a name; null for any other. */
export const rangeFieldOf = (name: string): string | null =>
  /^([a-z_]{1,60})\.(?:from|to)$/.exec(name)?.[1] ?? null

/** A bound in its canonical spelling; null if it is neither a day nor a number. */
export function readBound(text: string): string | null {
  if (isDay(text)) return text.startsWith('0000') ? null : text
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(text)) return null
  const number = Number(text)
  return String(number === 0 ? 0 : number)
}

/** Whether two bounds are of one kind. */
export const isSameKind = (one: string, other: string): boolean => isDay(one) === isDay(other)

/** Whether two bounds of one kind are in order. */
export const isInOrder = (from: string, to: string): boolean =>
  isDay(from) ? from <= to : Number(from) <= Number(to)

/** A bound as the field's value; null if it is of another kind. */
export function boundOf({ kind }: RangedField, text: string): string | number | null {
  if (isDay(text)) return kind === 'date' ? text : null
  return kind === 'number' ? Number(text) : null
}

/** What a bound of the field has to be. */
export const boundExpects = ({ kind }: RangedField): string =>
  kind === 'date' ? 'a day such as 2026-03-12' : 'a number'

/** Whether every bound of a range is one of the field. */
export const fitsRange = (field: RangedField, { from, to }: AddedRange): boolean =>
  [from, to].every((bound) => bound === undefined || boundOf(field, bound) !== null)

/** The range of a field that is given among others, if it is one. */
export const rangeOf = (field: RangedField, ranges: readonly AddedRange[]): AddedRange | undefined =>
  ranges.find((range) => range.field === addedColumn(field) && fitsRange(field, range))

/** A bound as people read it: '12 Mar 2026', '1,200 kg'. */
export const boundText = (field: RangedField, bound: string): string =>
  addedText(field as AddedField, boundOf(field, bound))
