import type { Column, GetColumnData, SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import { isoOf } from './column-types'

type Decode<T> = (value: unknown) => T

/** An SQL expression, and the type of its values in code. */
export class Field<out T> {
  constructor(
    readonly of: SQLWrapper,
    /** Null if the driver's values are used as they are. */
    readonly decode: Decode<T> | null,
    readonly mayBeNull: boolean,
  ) {}
}

/** What is read, by its name in the row: columns of tables, and expressions with their kind. */
export type Shape = Readonly<Record<string, Column | Field<unknown>>>

/** The type of a field's values in code. */
export type ValueOf<F> = F extends Field<infer T> ? T : F extends Column ? GetColumnData<F> : never

/** A row of a shape. */
export type RowOf<S extends Shape> = { -readonly [K in keyof S]: ValueOf<S[K]> }

const kind =
  <T>(decode: Decode<T>) =>
  (of: SQLWrapper): Field<T> =>
    new Field(of, decode, false)

/** A number: integers, counts, and `numeric` and `bigint` as far as a number is exact. */
export const number = kind((value) => (typeof value === 'number' ? value : Number(value)))
export const text = kind((value) => (typeof value === 'string' ? value : String(value)))
export const flag = kind((value) => value === true)
/** A timestamp, as ISO in UTC. */
export const isoMoment = kind(isoOf)

const listOf =
  <T>(decode: Decode<T>): Decode<T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new Error('The database gave no list')
    return value.map(decode)
  }

/** An array of numbers. */
export const numbers = kind(listOf(Number))
/** An array of texts. */
export const texts = kind(listOf(String))

/** One of a list of words. @throws for anything else */
export const oneOf = <const T extends string>(words: readonly T[], of: SQLWrapper): Field<T> =>
  kind((value) => {
    const word = words.find((known) => known === value)
    if (word === undefined) throw new Error(`${String(value)} is none of ${words.join(', ')}`)
    return word
  })(of)

/** JSON, parsed by a schema, or by a function that knows its possible contents. */
export const json = <T>(reader: { parse: Decode<T> } | Decode<T>, of: SQLWrapper): Field<T> =>
  kind(typeof reader === 'function' ? reader : (value) => reader.parse(value))(of)

/** May be missing: a column of a LEFT JOIN, or an expression that can be null. */
export function nullable<T>(of: Field<T>): Field<T | null>
export function nullable<C extends Column>(of: C): Field<C['_']['data'] | null>
export function nullable(of: Column | Field<unknown>): Field<unknown> {
  const { decode, from } = partsOf(of)
  return new Field(from, decode, true)
}

/** Never missing although its declaration allows it, such as a column that a trigger fills. */
export const filled = <C extends Column>(of: C): Field<C['_']['data']> =>
  new Field(of, partsOf(of).decode, false)

/** Column types whose driver values differ from those in code. */
const READ: Readonly<Record<string, Decode<unknown>>> = {
  bigint: Number,
  numeric: Number,
  'timestamp with time zone': isoOf,
}

type Parts = { from: SQLWrapper; decode: Decode<unknown> | null; mayBeNull: boolean }

/** Where a field's values come from, how they are decoded, and whether they may be missing. */
export function partsOf(of: Column | Field<unknown>): Parts {
  if (!of) throw new Error('No such column: run npm run generate before a query reads a new one')
  if (of instanceof Field) return { from: of.of, decode: of.decode, mayBeNull: of.mayBeNull }
  return { from: of, decode: READ[of.getSQLType()] ?? null, mayBeNull: !of.notNull }
}
