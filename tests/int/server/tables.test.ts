import { sql } from '@payloadcms/db-postgres'
import { getTableColumns, getTableName, is } from '@payloadcms/db-postgres/drizzle'
import { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import { expect, test } from 'vitest'
import { getTestPayload } from '../../setup/payload'

const files = import.meta.glob<Record<string, unknown>>(
  ['../../../src/**/tables.ts', '../../../src/**/tables.gen.ts'],
  { eager: true },
)
const declared = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((value): value is PgTable => is(value, PgTable))

/** Database column types, by declared kind. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  bigint: ['int8'],
  boolean: ['bool'],
  bytea: ['bytea'],
  date: ['date'],
  'double precision': ['float8'],
  integer: ['int4'],
  'integer[]': ['_int4'],
  json: ['json'],
  jsonb: ['jsonb'],
  numeric: ['numeric'],
  smallint: ['int2'],
  text: ['text', 'varchar', 'enum'],
  'text[]': ['_text'],
  'timestamp with time zone': ['timestamptz'],
  uuid: ['uuid'],
  varchar: ['varchar', 'text'],
}

test('tables are declared as they are in the database', async () => {
  const { db } = await getTestPayload()
  const { rows } = await db.drizzle.execute(sql`
    SELECT c.relname || '.' || a.attname AS name, CASE t.typtype WHEN 'e' THEN 'enum' ELSE t.typname END AS kind,
      a.attnotnull AS filled
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`)
  const known = new Map(rows.map(({ filled, kind, name }) => [name, { filled, kind }]))
  expect(declared.length).toBeGreaterThan(30)
  for (const table of declared)
    for (const column of Object.values(getTableColumns(table))) {
      const name = `${getTableName(table)}.${column.name}`
      const stored = known.get(name)
      expect(stored?.filled, `${name} is declared to hold nothing at times, or not to`).toBe(column.notNull)
      expect(KINDS[column.getSQLType()], `${name}: ${column.getSQLType()}`).toContain(stored?.kind)
    }
})
