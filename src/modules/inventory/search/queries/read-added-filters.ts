import { addedColumn, isFilter, optionsOf } from '@/kernel/added-fields'
import { addedFields } from '@/server/rows/added-fields'

/** One option of a filter as in an address ('check_result.passed'), and its label. */
export type AddedChoice = { value: string; label: string }
/** A filter by a module's field. */
export type AddedFilter = { column: string; label: string; choices: AddedChoice[] }

/** The modules' fields that buyers can filter by. */
export const addedFilters = (): AddedFilter[] =>
  addedFields()
    .filter(isFilter)
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
