import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook, SanitizedCollectionConfig } from 'payload'
import { APIError } from 'payload'
import { dbOf } from '@/server/transaction'

/** A column of another table that points at the record. */
export type Use = { table: string; column: string; what: string; where?: string }

/** Whether records of a kind can be set inactive in place of being deleted. */
const canRest = ({ fields }: SanitizedCollectionConfig): boolean =>
  fields.some((field) => 'name' in field && field.name === 'status')

/** Refuses to delete a record that others point at, and says how many do and what can be done instead. */
export const refuseWhenInUse =
  (what: string, uses: readonly Use[]): CollectionBeforeDeleteHook =>
  async ({ collection, id, req }) => {
    const db = await dbOf(req)
    for (const use of uses) {
      const found = await db.execute(
        sql`SELECT count(*)::int AS n FROM ${sql.identifier(use.table)} WHERE ${sql.identifier(use.column)} = ${id}`,
      )
      const n = Number(found.rows[0]?.n ?? 0)
      if (n > 0)
        throw new APIError(
          [
            `This ${what.toLowerCase()} is used by ${n} ${n === 1 ? use.what : `${use.what}s`} and cannot be deleted.`,
            ...(canRest(collection) ? ['Set it to inactive instead.'] : []),
          ].join(' '),
          409,
          { code: 'conflict' },
          true,
        )
    }
  }
