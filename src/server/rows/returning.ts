import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { RowOf, Shape } from './fields'
import { type Reader, select } from './select'

/** Writes, and returns the rows written, by a shape: `statement` is an INSERT, UPDATE or DELETE. */
export const returning = <S extends Shape>(on: Reader, shape: S, statement: SQL): Promise<RowOf<S>[]> =>
  select(on, shape, (columns) => sql`${statement} RETURNING ${columns}`)
