import { z } from 'zod'
import { idField, optionalFlag, requiredText } from '@/input/fields'
import { readListParams } from '@/input/list-params'
import type { AddedField } from '@/kernel/added-fields'
import { allColumns, type StockColumnKey } from '../rules/stock/column-choice'
import { VIEW_NAME_MAX, VIEW_QUERY_MAX } from '../rules/stock/saved-view'
import { STOCK_NAMES, STOCK_PATH, STOCK_USUAL, stockQueryWith } from './stock-list'

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

const text = (label: string) =>
  z.string({ error: `${label} must be text` }).max(VIEW_QUERY_MAX, `${label} is too long`)

const name = requiredText('Name', VIEW_NAME_MAX)
const query = (fields: Fields) => text('Query').transform((given) => viewQuery(given, fields))
const columns = (fields: Fields) => text('Columns').transform((given) => readColumns(given, fields).join(','))
const isShared = optionalFlag('Shared')

/** A view to save: its name, filters and order as in an address, and columns by name. */
export const savedViewInput = (fields: Fields) =>
  z.strictObject({ name, query: query(fields), columns: columns(fields), isShared })
export type SavedViewInput = z.output<ReturnType<typeof savedViewInput>>

/** What can be changed in a saved view. */
export const savedViewPatch = (fields: Fields) =>
  z.strictObject({
    name: name.optional(),
    query: query(fields).optional(),
    columns: columns(fields).optional(),
    isShared,
  })
export type SavedViewPatch = z.output<ReturnType<typeof savedViewPatch>>

/** What somebody chooses for their own list. */
export const stockSettingsInput = (fields: Fields) =>
  z.strictObject({
    columns: columns(fields).optional(),
    defaultView: idField('Default view').nullish(),
  })
export type StockSettingsInput = z.output<ReturnType<typeof stockSettingsInput>>
