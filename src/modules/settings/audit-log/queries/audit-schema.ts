import { sql } from '@payloadcms/db-postgres'
import { type Row, textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { ColumnKind } from '../rules/audit-values'

/** What the database knows of its tables: kinds of columns, and the column that names a record. */
export type Schema = Map<string, { columns: Map<string, ColumnKind>; label: string | null }>

/** Columns that name a record, the better ones first. */
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

/** The tables as they are; they change only with a release, so they are read once by each process. */
export function schemaOf(db: Db): Promise<Schema> {
  const known = schemas.get(db)
  if (known) return known
  const read = readSchema(db)
  schemas.set(db, read)
  // A failure is not kept; whoever asked meets it, and the next one asks again.
  read.catch(() => schemas.delete(db))
  return read
}

async function readSchema(db: Db): Promise<Schema> {
  const { rows } = await db.execute(sql`
    SELECT c.relname AS table, a.attname AS column, t.typname AS type, t.typtype = 'e' AS is_enum, f.relname AS links_to
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'f' AND k.conkey = ARRAY[a.attnum]
    LEFT JOIN pg_class f ON f.oid = k.confrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')`)
  const schema: Schema = new Map()
  for (const row of rows) {
    const table = String(row.table)
    const known = schema.get(table) ?? { columns: new Map(), label: null }
    known.columns.set(String(row.column), kindOf(row))
    schema.set(table, known)
  }
  for (const known of schema.values()) known.label = LABELS.find((name) => known.columns.has(name)) ?? null
  return schema
}

function kindOf(row: Row): ColumnKind {
  const to = textOrNull(row.links_to)
  if (to) return { kind: 'link', to }
  if (row.is_enum) return { kind: 'enum' }
  return { kind: KINDS[String(row.type)] ?? 'text' }
}

/** Rows that are parts of a record, such as its links, carry that record's number. */
export function ownerOf(schema: Schema, table: string): string {
  const columns = schema.get(table)?.columns
  const parent = columns?.get('parent_id') ?? columns?.get('_parent_id')
  return parent?.kind === 'link' ? parent.to : table
}
