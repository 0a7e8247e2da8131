import type { z } from 'zod'
import type { Db } from '@/server/db-of'
import type { Column, Field, Filter, ListRow, ListShape } from '@/ui/back-office/list/list-type'
import * as words from '../words'

/** A list of the inventory: its address, its query, and its rows and forms. */
export type InventoryList<Q = unknown, R = unknown> = {
  /** The slug of its collection, and the key of its form's schema. */
  key: string
  /** Relative to /admin/inventory. */
  section: string
  path: string
  title: string
  singular: string
  createLabel?: string
  opens: ListShape['opens']
  toggle: ListShape['toggle']
  /** Why entries can be neither added nor removed, if so. */
  fixed?: string
  schema: z.ZodObject
  names: Readonly<Record<string, string>>
  columns: Column[]
  filters: (db: Db, query: Q) => Promise<Filter[]>
  fields: (db: Db) => Promise<Field[]>
  rows: (db: Db, query: Q & { page: number; limit: number }) => Promise<{ rows: R[]; total: number }>
  one: (db: Db, id: number) => Promise<R | undefined>
  toRow: (row: R) => ListRow
}

/** Preserves the types of a list's query and rows inside its definition. */
export const defineInventoryList = <Q, R>(list: InventoryList<Q, R>): InventoryList => list as InventoryList

export const STATUS_OPTIONS = [
  { value: 'active', label: words.active },
  { value: 'inactive', label: words.inactive },
]

/** The label of every status filter. */
export const statusFilter: Filter = {
  name: 'status',
  label: words.status,
  kind: 'choice',
  any: words.anyStatus,
  options: STATUS_OPTIONS,
}

/** The label of every status field. */
export const statusField: Field = {
  name: 'status',
  label: words.status,
  kind: 'choice',
  required: true,
  options: STATUS_OPTIONS,
  initial: 'active',
}
