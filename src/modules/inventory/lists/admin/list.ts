import type { z } from 'zod'
import type { Db } from '@/server/transaction'
import type { Column, Field, Filter, ListRow, ListShape } from '@/ui/back-office/list/types'

/** A list of the inventory: where it stands, how it is read, and how its rows and forms look. */
export type InventoryList<Q = unknown, R = unknown> = {
  /** Which schema its form obeys. */
  key: string
  /** Below /admin/inventory. */
  section: string
  path: string
  title: string
  singular: string
  createLabel?: string
  opens: ListShape['opens']
  toggle: ListShape['toggle']
  /** Why entries can be neither added nor removed, where that is so. */
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

/** Keeps the types of a list's query and rows inside its definition. */
export const defineList = <Q, R>(list: InventoryList<Q, R>): InventoryList => list as InventoryList

export const STATUS_OPTIONS = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
]

/** What every filter by status is. */
export const statusFilter: Filter = {
  name: 'status',
  label: 'Status',
  kind: 'choice',
  any: 'Any status',
  options: STATUS_OPTIONS,
}

/** What every field for the status is. */
export const statusField: Field = {
  name: 'status',
  label: 'Status',
  kind: 'choice',
  required: true,
  options: STATUS_OPTIONS,
  initial: 'active',
}
