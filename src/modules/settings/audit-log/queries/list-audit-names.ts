import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { type AuditWords, modules, type NamedAfter } from '@/api/module'
import type { ColumnWords } from '@/kernel/audit-words'
import type { Db } from '@/server/db-of'
import { filled, json, nullable, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { auditLog } from '@/server/rows/tables'
import type { ColumnKind, ColumnKinds, LinkName, ValueContext } from '../rules/audit-values-in-words'
import type { AuditRow } from './list-audit-log'
import { ownerOf, readTableColumns, type Schema } from './read-table-columns'

/** Declarations of one kind, from all modules together. */
const wordsOf = <Kind extends keyof AuditWords>(kind: Kind): NonNullable<AuditWords[Kind]> =>
  Object.assign({}, ...modules().flatMap(({ auditWords = [] }) => auditWords.map((words) => words[kind])))

/** A record's name as people read it. */
const shownAs = (table: string, name: string): string => wordsOf('shown')[table]?.(name) ?? name

type Wanted = Map<string, Set<string>>
type Names = Map<string, LinkName>

const keyOf = (table: string, id: string): string => `${table} ${id}`
const isId = (value: unknown): boolean => /^[1-9]\d{0,9}$/.test(String(value))

function want(wanted: Wanted, table: string, id: unknown): void {
  if (!isId(id) || Number(id) > 2_147_483_647) return
  wanted.set(table, (wanted.get(table) ?? new Set()).add(String(id)))
}

/** The tables, with the links that modules know and the database does not. */
function withAddedLinks(schema: Schema): Schema {
  const links = Object.entries(wordsOf('links'))
  return new Map(
    [...schema].map(([table, { columns, label }]) => {
      const added = links.filter(([column]) => columns.has(column))
      const linked = added.map(([column, to]): [string, ColumnKind] => [column, { kind: 'link', to }])
      return [table, { columns: new Map([...columns, ...linked]), label }]
    }),
  )
}

/** Every record that the entries refer to: their own, and those that their values link to. */
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

/** The result of a query about a record, such as its name. */
const NAMED = {
  table: text(sql`found.table`),
  id: text(sql`found.id`),
  name: nullable(text(sql`found.name`)),
}

/** The names of existing records, with one query for all tables. */
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
  const rows = await select(db, NAMED, sql`FROM (${sql.join(parts, sql` UNION ALL `)}) found`)
  return new Map(
    rows.flatMap(({ id, name, table }): [string, LinkName][] =>
      name ? [[keyOf(table, id), { text: shownAs(table, name), isDeleted: false }]] : [],
    ),
  )
}

const l = alias(auditLog, 'l')
const GONE = {
  table: filled(l.tableName),
  id: filled(l.recordId),
  label: l.recordLabel,
  was: json(z.record(z.string(), z.unknown()), sql`coalesce(l.before, l.after)`),
}

/** The last logged names of deleted records, and those named after another record. */
async function lastNames(db: Db, missing: Wanted): Promise<{ names: Names; after: Map<string, NamedAfter> }> {
  const pairs = [...missing].flatMap(([table, ids]) => [...ids].map((id) => ({ table, id })))
  const names: Names = new Map()
  const after = new Map<string, NamedAfter>()
  if (pairs.length === 0) return { names, after }
  const given = wordsOf('gone')
  const rows = await select(
    db,
    GONE,
    (columns) => sql`SELECT DISTINCT ON (l.table_name, l.record_id) ${columns}
    FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS w ("table" text, id text)
    JOIN audit_log l ON l.table_name = w.table AND l.record_id = w.id AND jsonb_typeof(coalesce(l.before, l.after)) = 'object'
      AND (l.after IS NULL OR l.before IS NULL)
    ORDER BY l.table_name, l.record_id, l.id DESC`,
  )
  for (const { id, label, table, was } of rows) {
    const key = keyOf(table, id)
    const name = given[table]?.(was, label) ?? label
    if (name && typeof name === 'object') after.set(key, name)
    else if (name) names.set(key, { text: shownAs(table, name), isDeleted: true })
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
  const allNames: Names = new Map([...names, ...present])
  if (after.size === 0) return allNames
  const others: Wanted = new Map()
  for (const { id, table } of after.values()) want(others, table, id)
  const known = await namesOf(db, schema, others)
  for (const [key, { id, table, words }] of after) {
    const name = known.get(keyOf(table, String(id)))
    if (name) allNames.set(key, { text: words(name.text), isDeleted: true })
  }
  return allNames
}

/** The currency of the records' amounts, if the entries do not contain it. */
async function currenciesOf(db: Db, rows: readonly AuditRow[]): Promise<Map<string, string>> {
  const parts = Object.entries(wordsOf('currencies')).flatMap(([table, currency]) => {
    const ids = rows.flatMap((row) =>
      row.table === table && isId(row.recordId) ? [Number(row.recordId)] : [],
    )
    return ids.length === 0
      ? []
      : [
          sql`SELECT ${table}::text AS table, t.id::text AS id, ${currency} AS name FROM ${sql.identifier(table)} t WHERE t.id = ANY(${sql.param(ids)}::int[])`,
        ]
  })
  if (parts.length === 0) return new Map()
  const namedRows = await select(db, NAMED, sql`FROM (${sql.join(parts, sql` UNION ALL `)}) found`)
  return new Map(
    namedRows.flatMap(({ id, name, table }): [string, string][] => (name ? [[keyOf(table, id), name]] : [])),
  )
}

/** Everything needed to describe some entries of the log. */
export type AuditNames = {
  /** The display name of an entry's record; null if unknown. */
  recordOf: (row: AuditRow) => LinkName | null
  /** The actor's display name; null if there is no account or it has no name. */
  personOf: (row: AuditRow) => string | null
  /** The context for formatting an entry's values. */
  contextOf: (row: AuditRow) => ValueContext
  /** Display names of columns. */
  words: ColumnWords
}

const currencyIn = (values: unknown): string | null => {
  const code = values && typeof values === 'object' && 'currency' in values ? values.currency : null
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code) ? code : null
}

const NO_COLUMNS: ColumnKinds = new Map()

/**
 * Looks up the names of all records that some entries refer to, in at most five queries regardless of their
 * number.
 * Deleted records have the name last logged.
 *
 * @param withLinks whether the entries' values are shown too, not only their record and actor
 */
export async function listAuditNames(
  db: Db,
  rows: readonly AuditRow[],
  withLinks = true,
): Promise<AuditNames> {
  const schema = withAddedLinks(await readTableColumns(db))
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
