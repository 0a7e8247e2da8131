import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { CONTENT_KINDS, kindOf } from '@/modules/content/publishing/rules/content-kinds'
import { dbOf } from '@/server/db-of'

/** What is only about a record goes with it: redirects to it, its schedule, and the note of its pictures. */
export const removeWithContent: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const kind = kindOf(collection.slug)
  if (!kind) return
  const db = await dbOf(req)
  const column = sql.identifier(CONTENT_KINDS[kind].redirects)
  await db.execute(sql`DELETE FROM redirects
    WHERE id IN (SELECT parent_id FROM redirects_rels WHERE ${column} = ${id})`)
  await db.execute(sql`DELETE FROM content_schedules WHERE kind = ${kind} AND record_id = ${id}`)
  await db.execute(sql`DELETE FROM content_pictures WHERE kind = ${kind} AND record_id = ${id}`)
}
