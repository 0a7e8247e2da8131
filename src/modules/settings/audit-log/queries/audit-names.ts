import { sql } from '@payloadcms/db-postgres'
import { type AuditWords, modules, type NamedAfter } from '@/api/module'
import type { ColumnWords } from '@/kernel/audit-words'
import { textOrNull } from '@/server/sql'
import type { Db } from '@/server/transaction'
import type { ColumnKinds, LinkName, ValueContext } from '../rules/audit-values'
import { ownerOf, type Schema, schemaOf } from './audit-schema'
import type { AuditRow } from './list-audit-log'

/** Words of one sort, those of all modules together. */
const wordsOf = <Kind extends keyof AuditWords>(kind: Kind): NonNullable<AuditWords[Kind]> =>
  Object.assign({}, ...modules().flatMap(({ auditWords = [] }) => auditWords.map((words) => words[kind])))

type Wanted = Map<string, Set<string>>
type Names = Map<string, LinkName>

const keyOf = (table: string, id: string): string => `${table} ${id}`
const isId = (value: unknown): boolean => /^[1-9]\d{0,9}$/.test(String(value))

function want(wanted: Wanted, table: string, id: unknown): void {
  if (!isId(id) || Number(id) > 2_147_483_647) return
  wanted.set(table, (wanted.get(table) ?? new Set()).add(String(id)))
}

/** Every record that the entries speak of: their own, and those that their values link to. */
function wantedBy(schema: Schema, rows: readonly AuditRow[], withLinks: boolean): Wanted {
  const wanted: Wanted = new Map()
  for (const row of rows) {
    if (row.actorId !== null) want(wanted, 'users', row.actorId)
    const table = row.table ? schema.get(row.table) : undefined
    if (!row.table || !table) continue
    want(wanted, ownerOf(schema, row.table), row.recordId)
    for (const side of withLinks ? [row.before, row.after] : [])
      for (const item of Array.isArray(side) ? side : [side])
        for (const [column, value] of Object.entries(item && typeof item === 'object' ? item : {})) {
          const known = table.columns.get(column)
          if (known?.kind === 'link') want(wanted, known.to, value)
        }
  }
  return wanted
}

/** The names of records that are there, with one query for all tables. */
async function presentNames(db: Db, schema: Schema, wanted: Wanted): Promise<Names> {
  const given = wordsOf('names')
  const parts = [...wanted].flatMap(([table, ids]) => {
    const label = schema.get(table)?.label
    const name = given[table] ?? (label ? sql`t.${sql.identifier(label)}::text` : null)
    if (!name || !schema.get(table)?.columns.has('id')) return []
    const list = sql`${sql.param([...ids].map(Number))}::int[]`
    return [
      sql`SELECT ${table}::text AS table, t.id::text AS id, ${name} AS name FROM ${sql.identifier(table)} t WHERE t.id = ANY(${list})`,
    ]
  })
  if (parts.length === 0) return new Map()
  const { rows } = await db.execute(sql.join(parts, sql` UNION ALL `))
  return new Map(
    rows.flatMap((row): [string, LinkName][] => {
      const text = textOrNull(row.name)
      return text ? [[keyOf(String(row.table), String(row.id)), { text, isDeleted: false }]] : []
    }),
  )
}

/** What the log last called records that are gone, and those that are called after another one. */
async function lastNames(db: Db, missing: Wanted): Promise<{ names: Names; after: Map<string, NamedAfter> }> {
  const pairs = [...missing].flatMap(([table, ids]) => [...ids].map((id) => ({ table, id })))
  const names: Names = new Map()
  const after = new Map<string, NamedAfter>()
  if (pairs.length === 0) return { names, after }
  const given = wordsOf('gone')
  const { rows } = await db.execute(sql`
    SELECT DISTINCT ON (l.table_name, l.record_id) l.table_name, l.record_id, l.record_label, coalesce(l.before, l.after) AS row
    FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS w ("table" text, id text)
    JOIN audit_log l ON l.table_name = w.table AND l.record_id = w.id AND jsonb_typeof(coalesce(l.before, l.after)) = 'object'
      AND (l.after IS NULL OR l.before IS NULL)
    ORDER BY l.table_name, l.record_id, l.id DESC`)
  for (const row of rows) {
    const key = keyOf(String(row.table_name), String(row.record_id))
    const label = textOrNull(row.record_label)
    const name = given[String(row.table_name)]?.(row.row as Record<string, unknown>, label) ?? label
    if (name && typeof name === 'object') after.set(key, name)
    else if (name) names.set(key, { text: name, isDeleted: true })
  }
  return { names, after }
}

const without = (wanted: Wanted, names: Names): Wanted =>
  new Map(
    [...wanted].map(([table, ids]) => [
      table,
      new Set([...ids].filter((id) => !names.has(keyOf(table, id)))),
    ]),
  )

async function namesOf(db: Db, schema: Schema, wanted: Wanted): Promise<Names> {
  const present = await presentNames(db, schema, wanted)
  const { after, names } = await lastNames(db, without(wanted, present))
  const found: Names = new Map([...names, ...present])
  if (after.size === 0) return found
  const others: Wanted = new Map()
  for (const { id, table } of after.values()) want(others, table, id)
  const known = await namesOf(db, schema, others)
  for (const [key, { id, table, words }] of after) {
    const name = known.get(keyOf(table, String(id)))
    if (name) found.set(key, { text: words(name.text), isDeleted: true })
  }
  return found
}

/** The currency of the records' amounts, where the entries do not say it themselves. */
async function currenciesOf(db: Db, rows: readonly AuditRow[]): Promise<Map<string, string>> {
  const parts = Object.entries(wordsOf('currencies')).flatMap(([table, currency]) => {
    const ids = rows.flatMap((row) =>
      row.table === table && isId(row.recordId) ? [Number(row.recordId)] : [],
    )
    return ids.length === 0
      ? []
      : [
          sql`SELECT ${table}::text AS table, t.id::text AS id, ${currency} AS currency FROM ${sql.identifier(table)} t WHERE t.id = ANY(${sql.param(ids)}::int[])`,
        ]
  })
  if (parts.length === 0) return new Map()
  const found = await db.execute(sql.join(parts, sql` UNION ALL `))
  return new Map(
    found.rows.flatMap((row): [string, string][] =>
      row.currency === null ? [] : [[keyOf(String(row.table), String(row.id)), String(row.currency)]],
    ),
  )
}

/** Everything that is needed to tell some entries of the log in words. */
export type AuditNames = {
  /** The record of an entry by name; null where nothing is known of it. */
  recordOf: (row: AuditRow) => LinkName | null
  /** Who did it, by name; null where no account is behind it or it has none. */
  personOf: (row: AuditRow) => string | null
  /** What the values of an entry are read with. */
  contextOf: (row: AuditRow) => ValueContext
  /** What columns are called. */
  words: ColumnWords
}

const currencyIn = (values: unknown): string | null => {
  const code = values && typeof values === 'object' && 'currency' in values ? values.currency : null
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code) ? code : null
}

const NO_COLUMNS: ColumnKinds = new Map()

/**
 * Looks up the names of all records that some entries speak of, in at most five queries however many there are.
 * Records that are gone go by what the log last called them.
 *
 * @param withLinks whether the values of the entries are told too, and not only whom and what they are about
 */
export async function auditNames(db: Db, rows: readonly AuditRow[], withLinks = true): Promise<AuditNames> {
  const schema = await schemaOf(db)
  const [names, currencies] = await Promise.all([
    namesOf(db, schema, wantedBy(schema, rows, withLinks)),
    currenciesOf(db, rows),
  ])
  const words: ColumnWords = { labels: wordsOf('columns'), numbers: wordsOf('numbers') }
  return {
    words,
    recordOf: ({ recordId, table }) =>
      table && recordId ? (names.get(keyOf(ownerOf(schema, table), recordId)) ?? null) : null,
    personOf: ({ actorId }) =>
      actorId === null ? null : (names.get(keyOf('users', String(actorId)))?.text ?? null),
    contextOf: ({ after, before, recordId, table }) => ({
      columns: (table && schema.get(table)?.columns) || NO_COLUMNS,
      nameOf: (to, id) => names.get(keyOf(to, id)) ?? null,
      currency:
        currencyIn(after) ?? currencyIn(before) ?? currencies.get(keyOf(table ?? '', recordId ?? '')) ?? null,
      words,
    }),
  }
}
