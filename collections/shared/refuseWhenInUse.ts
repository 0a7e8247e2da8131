import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook, SanitizedCollectionConfig } from 'payload'
import { APIError } from 'payload'
import { usesOf } from '@/server/database/record-uses'
import { count } from '@/server/rows/select'
import { dbOf } from '@/server/transaction'

/** Whether records of a collection can be set inactive instead of being deleted. */
const canRest = ({ fields }: SanitizedCollectionConfig): boolean =>
  fields.some((field) => 'name' in field && field.name === 'status')

/**
 * Refuses to delete a record that others refer to, with their number and what can be done instead. Modules
 * declare their references in their definitions.
 *
 * @param singular the display name of one record
 */
export const refuseWhenInUse =
  (singular: string): CollectionBeforeDeleteHook =>
  async ({ collection, id, req }) => {
    const db = await dbOf(req)
    for (const { column, table, what } of usesOf(collection.slug)) {
      const n = await count(db, sql`FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} = ${id}`)
      if (n > 0)
        throw new APIError(
          [
            `This ${singular.toLowerCase()} is used by ${n} ${n === 1 ? what : `${what}s`} and cannot be deleted.`,
            ...(canRest(collection) ? ['Set it to inactive instead.'] : []),
          ].join(' '),
          409,
          { code: 'conflict' },
          true,
        )
    }
  }
