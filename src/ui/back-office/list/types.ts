import type { OptionRoute } from '@/ui/client/options'
import type { UploadFolder } from '@/ui/client/upload'

/** A value as a list's call sends or takes it. */
export type Value = string | number | boolean | null | readonly string[]
export type Values = Record<string, Value>

export type Option = { value: string; label: string }

/** A column; `status` is the switch between active and inactive, `utcDay` a day that a filter asks for. */
export type Column = {
  key: string
  title: string
  kind?: 'text' | 'number' | 'status' | 'color' | 'image' | 'day' | 'utcDay'
}

/** One filter above a table; its name is the one in the address. */
export type Filter = {
  name: string
  label: string
  kind: 'search' | 'text' | 'number' | 'day' | 'choice'
  options?: Option[]
  /** What no choice is called. */
  any?: string
  /** Filters that make no sense any more once this one changes. */
  clears?: string[]
}

/** One field of a form. */
export type Field = {
  /** In the code's own spelling. */
  name: string
  /** As the call spells it, where that differs. */
  sent?: string
  label: string
  /** `link` is a choice among records: its value is an id; `lines` are texts, one in each line. */
  kind: 'text' | 'area' | 'lines' | 'number' | 'choice' | 'link' | 'flag' | 'day' | 'color' | 'image'
  required?: boolean
  options?: Option[]
  /** Options that depend on another field: asked for by its value, those of the record known at once. */
  loads?: { by: string; from: OptionRoute }
  /** Options that are found by what is typed: in the list at `path`, called by these of their fields. */
  finds?: { path: string; title: readonly string[] }
  /** Narrows another field and is not sent. */
  local?: boolean
  help?: string
  max?: number
  wide?: boolean
  /** Where the pictures of this field are sent, as the contract for uploads names it. */
  folder?: UploadFolder
  /** What a new record begins with. */
  initial?: Value
  /** What an emptied field means; null unless said. */
  empty?: Value
}

/** A record as a table shows it and a form opens it. */
export type ListRow = {
  id: number
  name: string
  updatedAt: string
  /** null where a list knows no active and inactive. */
  active: boolean | null
  cells: Values
  /** By field name; pictures as their address under `<field>Url`. */
  values: Values
  /** Words of links whose options are loaded later. */
  labels?: Record<string, string>
}

/** What a table of records is, without its rows: plain data, so that the server can hand it to the browser. */
export type ListShape = {
  /** Where the table stands. */
  address: string
  /** Where its calls are, after /api/v1. */
  path: string
  singular: string
  plural: string
  createLabel: string
  columns: Column[]
  fields: Field[]
  /** Settings have one record: their fields in groups, changed at the path itself. */
  groups?: { title: string; about?: string; names: string[] }[]
  /** Whether a record is made and changed on a page of its own or in a dialog. */
  opens: 'page' | 'dialog'
  may: { create: boolean; update: boolean; delete: boolean }
  /** How the switch works: by the call for it, or by changing a field. */
  toggle: 'call' | { field: string; on: Value; off: Value } | null
  /** Whether several are deleted at once. */
  bulkDelete: boolean
}

/** One page of a table. */
export type ListPage = {
  rows: ListRow[]
  total: number
  page: number
  pages: number
  limit: number
  /** The filter as texts of the address. */
  given: Record<string, string>
}
