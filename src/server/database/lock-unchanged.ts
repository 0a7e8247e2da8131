import { sql } from '@payloadcms/db-postgres'
import { conflict, notFound } from '@/kernel/errors'
import type { Db } from '../db-of'
import { isoMoment } from '../rows/fields'
import { selectValues } from '../rows/select'

const UPDATED_AT = isoMoment(sql`updated_at`)

/**
 * Locks a record's row until the end of the transaction, provided that it has not changed since the caller
 * saw it.
 */
export async function lockUnchanged(db: Db, table: string, id: number, seen?: string): Promise<void> {
  const from = sql`FROM ${sql.identifier(table)} WHERE id = ${id} FOR UPDATE`
  const [updatedAt] = await selectValues(db, UPDATED_AT, from)
  if (updatedAt === undefined) throw notFound()
  if (seen !== undefined && Date.parse(updatedAt) !== Date.parse(seen))
    throw conflict(
      'Someone else has changed this record in the meantime. Reload and make your change again.',
      [{ path: 'updatedAt', message: 'Outdated' }],
    )
}
