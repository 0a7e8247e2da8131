import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { flag, nullable, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import type { ColumnKind } from '../rules/audit-values-in-words'

/** The database's own description of its tables: column types, and the column that names a record. */
export type Schema = Map<string, { columns: Map<string, ColumnKind>; label: string | null }>

/** Columns that name a record, better ones first. */
const LABELS = ['name', 'title', 'label', 'model_code', 'filename', 'email', 'key', 'code']

const KINDS: Readonly<Record<string, Exclude<ColumnKind['kind'], 'link'>>> = {
  timestamptz: 'moment',
  timestamp: 'moment',
  date: 'day',
  bool: 'flag',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'json',
  jsonb: 'json',
}

const schemas = new WeakMap<Db, Promise<Schema>>()

/** The current tables; they change only with a release, so each process reads them once. */
export function readTableColumns(db: Db): Promise<Schema> {
  const known = schemas.get(db)
  if (known) return known
  const read = readSchema(db)
  schemas.set(db, read)
  // A failure is not cached; its caller gets it, and the next one tries again.
  read.catch(() => schemas.delete(db))
  return read
}

const COLUMN = {
  table: text(sql`c.relname`),
  column: text(sql`a.attname`),
  type: text(sql`t.typname`),
  isEnum: flag(sql`t.typtype = 'e'`),
  linksTo: nullable(text(sql`f.relname`)),
}

async function readSchema(db: Db): Promise<Schema> {
  const rows = await select(
    db,
    COLUMN,
    sql`FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'f' AND k.conkey = ARRAY[a.attnum]
    LEFT JOIN pg_class f ON f.oid = k.confrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')`,
  )
  const schema: Schema = new Map()
  for (const row of rows) {
    const known = schema.get(row.table) ?? { columns: new Map(), label: null }
    known.columns.set(row.column, kindOf(row))
    schema.set(row.table, known)
  }
  for (const known of schema.values()) linkThrough(schema, known.columns)
  for (const known of schema.values()) known.label = LABELS.find((name) => known.columns.has(name)) ?? null
  return schema
}

/** A link to a row that has no number of its own, as it belongs to one person, is a link to that person. */
function linkThrough(schema: Schema, columns: Map<string, ColumnKind>): void {
  for (const [column, kind] of columns) {
    const target = kind.kind === 'link' ? schema.get(kind.to)?.columns : undefined
    const beyond = target && !target.has('id') ? target.get(column) : undefined
    if (beyond?.kind === 'link') columns.set(column, beyond)
  }
}

function kindOf({ isEnum, linksTo, type }: RowOf<typeof COLUMN>): ColumnKind {
  if (linksTo) return { kind: 'link', to: linksTo }
  if (isEnum) return { kind: 'enum' }
  return { kind: KINDS[type] ?? 'text' }
}

/** Rows that are parts of a record, such as its links, have that record's number. */
export function ownerOf(schema: Schema, table: string): string {
  const columns = schema.get(table)?.columns
  const parent = columns?.get('parent_id') ?? columns?.get('_parent_id')
  return parent?.kind === 'link' ? parent.to : table
}
