'use client'
import {
  type AddedField,
  addedInput,
  addedText,
  isRanged,
  optionsOf,
  type RangedField,
} from '@/kernel/added-fields'
import type { Sorting } from '@/ui/back-office/list/sorting'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import type { TableColumn } from '@/ui/back-office/list/table'
import type { StockRow } from '../../queries/list-stock'
import { addedKey } from '../../rules/stock/stock-column-choice'
import type { AddedSort } from '../../schemas/stock-query'
import * as words from './words'

/** The orders by a field, under the names that a phone gives them. */
function sortsOf(field: RangedField): [Sorting, Sorting] {
  const key = addedKey(field)
  const [high, low]: [AddedSort, AddedSort] = [`${key}-desc`, `${key}-asc`]
  const labels = words.addedSortWords(field.label, field.kind === 'date')
  return [
    { by: high, order: 'descending', label: labels.descending },
    { by: low, order: 'ascending', label: labels.ascending },
  ]
}

/** The column of a module's field in the list of vehicles. */
export function addedFieldColumn(field: AddedField): Omit<TableColumn<StockRow>, 'key'> {
  const key = addedKey(field)
  return {
    title: field.label,
    ...(field.kind === 'number' && { kind: 'number' as const }),
    ...(isRanged(field) && { sorts: sortsOf(field) }),
    cell: ({ added }) => {
      const value = added[key] ?? null
      const text = addedText(field, value)
      const option = optionsOf(field).find((one) => one.value === addedInput(field, value))
      return option?.tone ? <StatusLabel tone={option.tone}>{text}</StatusLabel> : text || '—'
    },
  }
}
