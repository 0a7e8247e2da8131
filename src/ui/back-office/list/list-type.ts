import type { OptionRoute } from '@/ui/client/options-of-record'
import type { UploadFolder } from '@/ui/client/upload-file'

/** A value as a list's call sends or takes it. */
export type Value = string | number | boolean | null | readonly string[]
export type Values = Record<string, Value>

export type Option = { value: string; label: string }

/** A column; `status` is the switch between active and inactive, `utcDay` a day used by a filter. */
export type Column = {
  key: string
  title: string
  kind?: 'text' | 'number' | 'status' | 'color' | 'image' | 'day' | 'utcDay'
}

/** One filter above a table; its name is the one in the URL. */
export type Filter = {
  name: string
  label: string
  kind: 'search' | 'text' | 'number' | 'day' | 'choice'
  options?: Option[]
  /** The label for no selection. */
  any?: string
  /** Filters to clear when this one changes. */
  clears?: string[]
  /** Shown behind 'More filters', for lists with more than eight. */
  isMore?: true
}

/** One field of a form. */
export type Field = {
  /** In the code's spelling. */
  name: string
  /** The call's spelling, if different. */
  sent?: string
  label: string
  /** `link` is a choice of a record by id; `lines` are texts, one per line. */
  kind: 'text' | 'area' | 'lines' | 'number' | 'choice' | 'link' | 'flag' | 'day' | 'color' | 'image'
  required?: boolean
  options?: Option[]
  /** Options that depend on another field: loaded by its value, those of the record available immediately. */
  loads?: { by: string; from: OptionRoute }
  /** Options found by typing: from the list at `path`, labelled by these of their fields. */
  finds?: { path: string; title: readonly string[] }
  /** Only narrows another field and is not sent. */
  local?: boolean
  help?: string
  max?: number
  wide?: boolean
  /** Shown, but not changed here; for texts and numbers. */
  readOnly?: boolean
  /** The upload folder for this field's pictures, as named in the contract. */
  folder?: UploadFolder
  /** The initial value for a new record. */
  initial?: Value
  /** The value of an emptied field; null by default. */
  empty?: Value
}

/** A record as shown in a table and opened in a form. */
export type ListRow = {
  id: number
  name: string
  updatedAt: string
  /** null if the list has no active and inactive records. */
  active: boolean | null
  cells: Values
  /** By field name; pictures by their URL under `<field>Url`. */
  values: Values
  /** Titles of links whose options are loaded later. */
  labels?: Record<string, string>
}

/** A table of records without its rows: plain data, so that the server can pass it to the browser. */
export type ListShape = {
  /** The table's URL. */
  address: string
  /** The slug of its collection. */
  collection: string
  /** The path of its calls, after /api/v1. */
  path: string
  singular: string
  plural: string
  createLabel: string
  columns: Column[]
  fields: Field[]
  /** Settings have a single record: their fields in groups, changed at the path itself. */
  groups?: { title: string; about?: string; names: string[] }[]
  /** Whether a record is created and edited on a page of its own or in a dialog. */
  opens: 'page' | 'dialog'
  may: { create: boolean; update: boolean; delete: boolean }
  /** How the switch works: by its own call, or by changing a field. */
  toggle: 'call' | { field: string; on: Value; off: Value } | null
  /** Whether several can be deleted at once. */
  bulkDelete: boolean
}

/** One page of a table. */
export type ListPage = {
  rows: ListRow[]
  total: number
  page: number
  pages: number
  limit: number
  /** The filter as URL parameters. */
  given: Record<string, string>
}
