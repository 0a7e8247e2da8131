import { type AddedRange, rangeNames } from '@/kernel/added/added-range-bounds'
import { boundExpects, boundOf, rangeOf } from '@/kernel/added/added-ranges'
import {
  addedColumn,
  isChoiceFilter,
  isRangeFilter,
  optionsOf,
  type RangedField,
} from '@/kernel/added-fields'
import { type Issue, issue } from '@/kernel/issue'
import { addedFields } from '@/server/rows/added-vehicle-fields'

/** One option of a filter as in an address ('check_result.passed'), and its label. */
export type AddedChoice = { value: string; label: string }
/** A filter by a module's field. */
export type AddedFilter = { column: string; label: string; choices: AddedChoice[] }

/** The modules' fields that buyers can filter by. */
export const addedFilters = (): AddedFilter[] =>
  addedFields()
    .filter(isChoiceFilter)
    .map((field) => {
      const column = addedColumn(field)
      const choices = optionsOf(field).map(({ label, value }) => ({ value: `${column}.${value}`, label }))
      return { column, label: field.label, choices }
    })

/** The existing options among those in an address. */
export function knownChoices(choices: readonly string[]): string[] {
  const known = new Set(addedFilters().flatMap((filter) => filter.choices.map(({ value }) => value)))
  return choices.filter((choice) => known.has(choice))
}

/** A filter by a first and a last value of a module's field. */
export type AddedRangeFilter = { field: RangedField; column: string }

/** The modules' fields of which buyers can give a first and a last value. */
export const addedRangeFilters = (): AddedRangeFilter[] =>
  addedFields()
    .filter(isRangeFilter)
    .map((field) => ({ field, column: addedColumn(field) }))

/** Those of a search, each with its range. */
export const knownRanges = (ranges: readonly AddedRange[]): (AddedRangeFilter & { range: AddedRange })[] =>
  addedRangeFilters().flatMap((filter) => {
    const range = rangeOf(filter.field, ranges)
    return range ? [{ ...filter, range }] : []
  })

/** The bounds that are none of their fields: a number for a day, or a day for a number. */
export const rangeIssues = (ranges: readonly AddedRange[]): Issue[] =>
  addedRangeFilters().flatMap(({ column, field }) => {
    const range = ranges.find((one) => one.field === column)
    if (!range) return []
    const [from, to] = rangeNames(column)
    const bounds = [
      [from, range.from],
      [to, range.to],
    ] as const
    return bounds
      .filter(([, bound]) => bound !== undefined && boundOf(field, bound) === null)
      .map(([name]) => issue(name, `${name} must be ${boundExpects(field)}`))
  })
