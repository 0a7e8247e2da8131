import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { roles, users } from '@/modules/accounts/tables.gen'
import {
  filled,
  flag,
  isoMoment,
  json,
  nullable,
  number,
  numbers,
  oneOf,
  type RowOf,
  text,
  texts,
} from '@/server/rows/fields'
import { returning } from '@/server/rows/returning'
import { count, select, selectPage, selectPrepared } from '@/server/rows/select'
import { getTestPayload } from '../../setup/payload'

const WORDS = ['one', 'two'] as const
const KINDS = {
  count: number(sql`9007199254740991::bigint`),
  amount: number(sql`12.50::numeric`),
  word: text(sql`'it'`),
  yes: flag(sql`true`),
  at: isoMoment(sql`'2026-11-22 13:30:00.125+02'::timestamptz`),
  ids: numbers(sql`ARRAY[3, 4]::bigint[]`),
  names: texts(sql`ARRAY['a']`),
  chosen: oneOf(WORDS, sql`'two'`),
  facts: json(z.object({ doors: z.number() }), sql`'{"doors": 5}'::jsonb`),
  none: nullable(number(sql`NULL::int`)),
}
const READ = {
  count: 9007199254740991,
  amount: 12.5,
  word: 'it',
  yes: true,
  at: '2026-11-22T11:30:00.125Z',
  ids: [3, 4],
  names: ['a'],
  chosen: 'two',
  facts: { doors: 5 },
  none: null,
}

test('a row has the values and types of its shape, wherever it is read', async () => {
  const payload = await getTestPayload()
  const [row] = await select(payload.db.drizzle, KINDS, sql``)
  expect(row).toEqual(READ)
  expect(await select(payload, KINDS, sql``)).toEqual([READ])
  expect(await selectPrepared(payload, 'test_kinds', KINDS, sql``)).toEqual([READ])
  expect(await selectPrepared(payload, 'test_kinds', KINDS, sql``)).toEqual([READ])
  expectTypeOf(row?.chosen).toEqualTypeOf<'one' | 'two' | undefined>()
  expectTypeOf(row?.none).toEqualTypeOf<number | null | undefined>()
  expectTypeOf(row?.facts).toEqualTypeOf<{ doors: number } | undefined>()
})

test('columns are read under their alias, with the types of their table', async () => {
  const { db } = await getTestPayload()
  const r = alias(roles, 'r')
  const shape = { id: r.id, name: r.name, at: r.createdAt }
  const [first] = await select(db.drizzle, shape, sql`FROM roles r ORDER BY r.id`)
  expect(first?.at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expectTypeOf(first).toEqualTypeOf<{ id: number; name: string; at: string } | undefined>()
  const u = alias(users, 'u')
  const of = { role: r.name, email: nullable(u.email), status: u.status, by: filled(u.roleId) }
  expectTypeOf<RowOf<typeof of>>().toEqualTypeOf<{
    role: string
    email: string | null
    status: 'ACTIVE' | 'PENDING' | 'BLOCKED' | 'SUSPENDED'
    by: number
  }>()
})

test('missing values are an error unless nullable', async () => {
  const { db } = await getTestPayload()
  const u = alias(users, 'u')
  const from = sql`FROM roles r LEFT JOIN users u ON false LIMIT 1`
  await expect(select(db.drizzle, { email: u.email }, from)).rejects.toThrow('email is null')
  expect(await select(db.drizzle, { email: nullable(u.email) }, from)).toEqual([{ email: null }])
  await expect(select(db.drizzle, { word: oneOf(WORDS, sql`'six'`) }, sql``)).rejects.toThrow(
    'six is none of',
  )
})

test('rows are read after a WITH, out of a write, by the page and by their number', async () => {
  const { db } = await getTestPayload()
  const n = { n: number(sql`g.n`) }
  const from = sql`generate_series(1, 5) g (n)`
  expect(await select(db.drizzle, n, (list) => sql`WITH g AS (SELECT 7 AS n) SELECT ${list} FROM g`)).toEqual(
    [{ n: 7 }],
  )
  const renamed = await returning(
    db.drizzle,
    { id: roles.id, name: roles.name },
    sql`UPDATE roles SET name = name`,
  )
  expect(renamed.length).toBe(await count(db.drizzle, sql`FROM roles`))
  const list = { shape: n, from, where: sql`g.n > 1`, orderBy: sql`g.n DESC` }
  expect(await selectPage(db.drizzle, list, { page: 1, limit: 5 })).toMatchObject({ total: 4 })
  expect(await selectPage(db.drizzle, list, { page: 1, limit: 4 })).toMatchObject({ total: 4 })
  expect(await selectPage(db.drizzle, list, { page: 1, limit: 1 })).toEqual({ rows: [{ n: 5 }], total: 4 })
  expect(await selectPage(db.drizzle, list, { page: 1, limit: 1 }, 2)).toMatchObject({ total: 3 })
  expect(await selectPage(db.drizzle, list, { page: 2, limit: 3 })).toEqual({ rows: [{ n: 2 }], total: 4 })
  expect(await selectPage(db.drizzle, list, { page: 3, limit: 3 })).toEqual({ rows: [], total: 4 })
})
