import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { parseWhole } from '@/kernel/numbers'
import { dbOf } from '@/server/db-of'

/**
 * Makes changes to one picture wait for each other before they read its file, in whatever process: each then changes
 * what the one before it left. Rows may begin to refer to the picture meanwhile.
 */
export const lockPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = operation === 'update' && 'id' in args ? parseWhole(String(args.id)) : null
  if (id !== null) await (await dbOf(req)).execute(sql`SELECT FROM media WHERE id = ${id} FOR NO KEY UPDATE`)
  return args
}
