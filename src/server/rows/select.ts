import { Column, getTableName, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import type { Paging } from '../sql'
import type { Db } from '../transaction'
import { number, partsOf, type RowOf, type Shape, type ValueOf } from './fields'

/**
 * Where a statement runs: a handle of the database (`dbOf`, `inTransaction`), which may be inside of a transaction, or
 * Payload for reads of pages, which need none and go to the pool.
 */
export type Reader = Db | Payload

/** What stands after the list of columns, from FROM on; or, where more stands before it, the whole with the list put in. */
export type Statement = SQL | ((columns: SQL) => SQL)

/**
 * Reads rows by SQL. The list of columns, their decoding and the type of the rows follow from the shape.
 *
 * @example select(db, { id: users.id, n: number(sql`count(*)`) }, sql`FROM users GROUP BY users.id`)
 * @throws when a field that is not `nullable` is null
 */
export async function select<S extends Shape>(on: Reader, shape: S, rest: Statement): Promise<RowOf<S>[]> {
  const { columns, read } = planOf(shape)
  return read(await rowsOf(on, statementOf(columns, rest)))
}

/** The same for one field: its values. */
export async function selectValues<F extends Shape[string]>(
  on: Reader,
  of: F,
  rest: Statement,
): Promise<ValueOf<F>[]> {
  const rows = await select(on, { value: of }, rest)
  return rows.map(({ value }) => value)
}

/** Writes, and gives the rows that were written, by a shape: `statement` is an INSERT, UPDATE or DELETE. */
export const returning = <S extends Shape>(on: Reader, shape: S, statement: SQL): Promise<RowOf<S>[]> =>
  select(on, shape, (columns) => sql`${statement} RETURNING ${columns}`)

/**
 * The same as `select` for a text that never changes: each connection plans it once, under its name.
 * The shape has to be made once, too.
 */
export async function selectPrepared<S extends Shape>(
  payload: Payload,
  name: string,
  shape: S,
  rest: Statement,
): Promise<RowOf<S>[]> {
  const { columns, read } = planOf(shape)
  const { sql: text, params } = dialect.sqlToQuery(statementOf(columns, rest))
  const { rows } = await payload.db.pool.query({ name, text, values: params })
  return read(rows)
}

/** The same with rows as plain arrays of numbers, for answers of thousands of rows that no shape fits. */
export async function selectTuples(payload: Payload, statement: SQL): Promise<(number | null)[][]> {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const query = { text, values: params, rowMode: 'array' } as const
  return (await payload.db.pool.query<(number | null)[]>(query)).rows
}

/** Parts of a list query. `from` may join; `where` and `orderBy` speak of the same tables. */
export type ListOf<S extends Shape> = { shape: S; from: SQL; where: SQL; orderBy: SQL }

/** One page of rows, and how many rows there are in all. */
export async function selectPage<S extends Shape>(
  on: Reader,
  { shape, from, where, orderBy }: ListOf<S>,
  { page, limit }: Paging,
): Promise<{ rows: RowOf<S>[]; total: number }> {
  const total = await count(on, sql`FROM ${from} WHERE ${where}`)
  const start = (page - 1) * limit
  if (start >= total) return { rows: [], total }
  const rest = sql`FROM ${from} WHERE ${where} ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${start}`
  return { rows: await select(on, shape, rest), total }
}

/** All rows of a list query, at most `limit`. */
export const selectList = <S extends Shape>(
  on: Reader,
  { shape, from, where, orderBy }: ListOf<S>,
  limit: number,
): Promise<RowOf<S>[]> =>
  select(on, shape, sql`FROM ${from} WHERE ${where} ORDER BY ${orderBy} LIMIT ${limit}`)

const COUNT = { n: number(sql`count(*)`) }

/** How many rows there are: `rest` is a statement from FROM on. */
export async function count(on: Reader, rest: SQL): Promise<number> {
  const [row] = await select(on, COUNT, rest)
  return row?.n ?? 0
}

/** Whether there is a row: `rest` is a statement from FROM on. */
export async function exists(on: Reader, rest: SQL): Promise<boolean> {
  return (await rowsOf(on, sql`SELECT 1 ${rest} LIMIT 1`)).length > 0
}

const statementOf = (columns: SQL, rest: Statement): SQL =>
  typeof rest === 'function' ? rest(columns) : sql`SELECT ${columns} ${rest}`

type Row = Record<string, unknown>
type Plan = { columns: SQL; isWritten: boolean; decode: (rows: Row[]) => Row[] }

const dialect = new PgDialect()
const plans = new WeakMap<Shape, Plan>()

/** What a shape comes to. Of one that comes again the list is written once and for all. */
function planOf<S extends Shape>(shape: S): { columns: SQL; read: (rows: Row[]) => RowOf<S>[] } {
  const known = plans.get(shape)
  const plan = known ?? { columns: listOf(shape), isWritten: false, decode: decoderOf(shape) }
  if (!known) plans.set(shape, plan)
  else if (!known.isWritten) {
    const { params, sql: text } = dialect.sqlToQuery(known.columns)
    if (params.length === 0) known.columns = sql.raw(text)
    known.isWritten = true
  }
  return { columns: plan.columns, read: (rows) => plan.decode(rows) as RowOf<S>[] }
}

/** The list of columns of a shape, each under its name. */
function listOf(shape: Shape): SQL {
  const columns = Object.entries(shape).map(([name, of]) => {
    const { from } = partsOf(of)
    const as = sql.raw(` AS ${dialect.escapeName(name)}`)
    if (!(from instanceof Column)) return sql`${from}${as}`
    const [table, column] = [getTableName(from.table), from.name].map((part) => dialect.escapeName(part))
    return sql.raw(`${table}.${column} AS ${dialect.escapeName(name)}`)
  })
  return sql.join(columns, sql`, `)
}

/** Rows are the driver's, made for this answer alone: they are decoded where they are. */
function decoderOf(shape: Shape): (rows: Row[]) => Row[] {
  const fields = Object.entries(shape).map(([name, of]) => ({ name, ...partsOf(of) }))
  return (rows) => {
    for (const { decode, mayBeNull, name } of fields)
      if (decode || !mayBeNull)
        for (const row of rows) {
          const value = row[name]
          if (value === null) {
            if (!mayBeNull) throw new Error(`${name} is null`)
          } else if (decode) row[name] = decode(value)
        }
    return rows
  }
}

async function rowsOf(on: Reader, statement: SQL): Promise<Row[]> {
  if ('execute' in on) return (await on.execute(statement)).rows
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return (await on.db.pool.query(text, params)).rows
}
