import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { linkedId } from '@/kernel/linked-id'
import { dbOf } from '@/server/db-of'
import { markTaken } from '@/server/payload-errors'

type UniqueRule = {
  /** Field whose value must be unique, ignoring case. */
  field: string
  /** Its column. */
  column: string
  /** Its display name. */
  message: string
  /** Field and column that scope it: unique only within the same parent, a record or (`isText`) a word. */
  within?: { field: string; column: string; isText?: boolean }
  /** The collection keeps deleted rows in the trash; those do not count. */
  trash?: boolean
}

/**
 * Names the value that is already taken, before the unique index would.
 * The index on lower(column) remains the guarantee: two concurrent saves still cannot both succeed.
 */
export const refuseDuplicates =
  (table: string, rule: UniqueRule): CollectionBeforeValidateHook =>
  async ({ collection, data, originalDoc, req }) => {
    const value = data?.[rule.field]
    if (typeof value !== 'string' || value.trim() === '') return data
    const same = [sql`lower(${sql.identifier(rule.column)}) = lower(${value.trim()})`]
    if (originalDoc?.id) same.push(sql`id <> ${originalDoc.id}`)
    if (rule.within) {
      const { column, field, isText } = rule.within
      const parent = data?.[field] ?? originalDoc?.[field]
      same.push(
        isText
          ? sql`lower(coalesce(${sql.identifier(column)}, '')) = lower(${String(parent ?? '').trim()})`
          : sql`${sql.identifier(column)} IS NOT DISTINCT FROM ${linkedId(parent)}`,
      )
    }
    if (rule.trash) same.push(sql`deleted_at IS NULL`)
    const db = await dbOf(req)
    const taken = await db.execute(
      sql`SELECT 1 FROM ${sql.identifier(table)} WHERE ${sql.join(same, sql` AND `)} LIMIT 1`,
    )
    if (taken.rows.length > 0)
      throw markTaken(
        new ValidationError({
          collection: collection.slug,
          errors: [{ path: rule.field, message: rule.message }],
          req,
        }),
      )
    return data
  }
