import { z } from 'zod'
import { idField } from '@/input/fields'
import { readListParams } from '@/input/read-list-params'
import { viewFields, viewText } from '@/input/saved-view-fields'
import type { AddedField } from '@/kernel/added-fields'
import { allColumns, type StockColumnKey } from '../rules/stock/stock-column-choice'
import { STOCK_PATH } from '../rules/stock/stock-path'
import { STOCK_NAMES, STOCK_USUAL, stockQueryWith } from './stock-query'

/** What stands in the list's address but belongs to no view: where in it somebody is, and the view itself. */
const NO_PART = new Set(['page', 'limit', 'trash', 'saved', 'columns'])

const isUsual = (name: string, text: string): boolean =>
  Object.entries(STOCK_USUAL).some(([field, usual]) => field === name && usual === text)

/** Those that modules add to vehicles. */
type Fields = readonly AddedField[]

/** Filters and order of an address in canonical order, without defaults. Unreadable parts are dropped. */
export function viewQuery(query: string, fields: Fields): string {
  const { given } = readListParams(
    stockQueryWith(fields),
    STOCK_NAMES,
    Object.fromEntries(new URLSearchParams(query)),
  )
  const parts = Object.entries(given).filter(([name, text]) => !NO_PART.has(name) && !isUsual(name, text))
  return new URLSearchParams(parts).toString()
}

/** Known columns in their order; those that somebody may not see are left out when the list is shown. */
export const readColumns = (text: string | null | undefined, fields: Fields): StockColumnKey[] => {
  const named = new Set(text?.split(','))
  return allColumns(fields).filter((key) => named.has(key))
}

/** The address that opens a view: it contains all of it, so that it also works for somebody who does not have the view. */
export const viewHref = ({ columns, id, query }: { id: number; query: string; columns: string }): string =>
  `${STOCK_PATH}?${[query, columns && `columns=${encodeURIComponent(columns)}`, `saved=${id}`].filter(Boolean).join('&')}`

const columns = (fields: Fields) =>
  viewText('Columns').transform((given) => readColumns(given, fields).join(','))

/** A view to save: its name, filters and order as in an address, and columns by name. */
export function savedViewInput(fields: Fields) {
  const { isShared, name, query } = viewFields((given) => viewQuery(given, fields))
  return z.strictObject({ name, query, columns: columns(fields), isShared })
}

/** What can be changed in a saved view. */
export const savedViewPatch = (fields: Fields) => savedViewInput(fields).partial()

/** What somebody chooses for their own list. */
export const stockSettingsInput = (fields: Fields) =>
  z.strictObject({
    columns: columns(fields).optional(),
    defaultView: idField('Default view').nullish(),
  })
export type StockSettingsInput = z.output<ReturnType<typeof stockSettingsInput>>
