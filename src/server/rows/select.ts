import { Column, getTableName, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import type { Db } from '../db-of'
import type { Paging } from '../sql'
import { number, partsOf, type RowOf, type Shape, type ValueOf } from './fields'

/**
 * Where a statement runs: a handle of the database (`dbOf`, `inTransaction`), possibly in a transaction, or
 * Payload for reads for pages, which need none and use the pool.
 */
export type Reader = Db | Payload

/**
 * Everything after the column list, from FROM on; or the whole statement with the list inserted, if something
 * precedes it.
 */
export type Statement = SQL | ((columns: SQL) => SQL)

/**
 * Reads rows by SQL. The column list, decoding and row type follow from the shape.
 *
 * @example select(db, { id: users.id, n: number(sql`count(*)`) }, sql`FROM users GROUP BY users.id`)
 * @throws if a field that is not `nullable` is null
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

/**
 * The same as `select` for constant text: each connection plans it once, under its name.
 * The shape must be a constant, too.
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

/**
 * The same with rows as plain arrays of numbers, for results of thousands of rows where shapes are too slow.
 */
export async function selectTuples(payload: Payload, statement: SQL): Promise<(number | null)[][]> {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const query = { text, values: params, rowMode: 'array' } as const
  return (await payload.db.pool.query<(number | null)[]>(query)).rows
}

/**
 * Parts of a list query. `from` may join; `where` and `orderBy` refer to the same tables. Where rows are counted faster
 * by other conditions than `where`, `counted` has them: the last one is exact, those before it may miss rows and do where
 * they find as many as are counted.
 */
export type ListOf<S extends Shape> = {
  shape: S
  from: SQL
  where: SQL
  orderBy: SQL
  counted?: readonly SQL[]
}

/** How many rows there are, at most one more than `countTo`. */
async function countRows<S extends Shape>(
  on: Reader,
  { from, where, counted = [where] }: ListOf<S>,
  countTo: number | undefined,
): Promise<number> {
  const exact = counted.slice(-1)
  let total = 0
  for (const condition of countTo === undefined ? exact : counted) {
    const rows = sql`FROM ${from} WHERE ${condition}`
    total = await count(on, countTo === undefined ? rows : sql`FROM (SELECT ${rows} LIMIT ${countTo + 1}) x`)
    if (countTo !== undefined && total > countTo) break
  }
  return total
}

/**
 * One page of rows, and the total number of rows. A first page that is not full has them all: what is found by
 * rare words is looked for once.
 *
 * @param countTo where counting stops: a larger total means that there are more
 */
export async function selectPage<S extends Shape>(
  on: Reader,
  list: ListOf<S>,
  { page, limit }: Paging,
  countTo?: number,
): Promise<{ rows: RowOf<S>[]; total: number }> {
  const start = (page - 1) * limit
  const read = () => selectList(on, list, limit, start)
  const first = page === 1 ? await read() : null
  if (first && first.length < limit) return { rows: first, total: first.length }
  const total = await countRows(on, list, countTo)
  return { rows: first ?? (start < total ? await read() : []), total }
}

/** All rows of a list query, at most `limit`, from `start` on. */
export const selectList = <S extends Shape>(
  on: Reader,
  { shape, from, where, orderBy }: ListOf<S>,
  limit: number,
  start = 0,
): Promise<RowOf<S>[]> =>
  select(on, shape, sql`FROM ${from} WHERE ${where} ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${start}`)

const COUNT = { n: number(sql`count(*)`) }

/** The number of rows: `rest` is a statement from FROM on. */
export async function count(on: Reader, rest: SQL): Promise<number> {
  const [row] = await select(on, COUNT, rest)
  return row?.n ?? 0
}

const statementOf = (columns: SQL, rest: Statement): SQL =>
  typeof rest === 'function' ? rest(columns) : sql`SELECT ${columns} ${rest}`

type Row = Record<string, unknown>
type Plan = { columns: SQL; isWritten: boolean; decode: (rows: Row[]) => Row[] }

const dialect = new PgDialect()
const plans = new WeakMap<Shape, Plan>()

/** A compiled shape. For a shape used repeatedly, the column list is built once. */
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

/** The column list of a shape, each under its name. */
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

/** The driver made the rows for this result alone, so they are decoded in place. */
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

export async function rowsOf(on: Reader, statement: SQL): Promise<Row[]> {
  if ('execute' in on) return (await on.execute(statement)).rows
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return (await on.db.pool.query(text, params)).rows
}
