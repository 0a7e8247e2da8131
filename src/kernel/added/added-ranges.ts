import { type AddedField, addedColumn, addedText, isRanged, type RangedField } from '../added-fields'
import { isDay } from '../days'
import { type AddedRange, rangeNames } from './added-range-bounds'

/** How the staff's list names the filter of a field: a first and a last value, one of its options, or letters in it. */
export function filterNames(field: AddedField): readonly string[] {
  const column = addedColumn(field)
  if (isRanged(field)) return rangeNames(column)
  return [field.kind === 'text' ? `${column}.has` : `${column}.is`]
}

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
