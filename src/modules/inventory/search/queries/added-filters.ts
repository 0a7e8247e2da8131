import { addedColumn, optionsOf } from '@/kernel/added-fields'
import { addedFields } from '@/server/rows/added-fields'
import { isFilter } from '../rules/added-filters'

/** One choice of a filter as an address has it ('check_result.passed'), and as people read it. */
export type AddedChoice = { value: string; label: string }
/** A filter by a field that a module adds. */
export type AddedFilter = { column: string; label: string; choices: AddedChoice[] }

/** What buyers can filter by of the fields that modules add. */
export const addedFilters = (): AddedFilter[] =>
  addedFields()
    .filter(isFilter)
    .map((field) => {
      const column = addedColumn(field)
      const choices = optionsOf(field).map(({ label, value }) => ({ value: `${column}.${value}`, label }))
      return { column, label: field.label, choices }
    })

/** The choices of an address that there are. */
export function knownChoices(choices: readonly string[]): string[] {
  const known = new Set(addedFilters().flatMap((filter) => filter.choices.map(({ value }) => value)))
  return choices.filter((choice) => known.has(choice))
}
