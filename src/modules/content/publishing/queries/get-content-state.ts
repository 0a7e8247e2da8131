import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { flag } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { CONTENT_KINDS, type ContentKind } from '../rules/content-kinds'
import type { ContentState } from '../rules/publish-or-draft'

const STATE = {
  isLive: flag(sql`p._status = 'published'`),
  hasNewerDraft: flag(sql`v.version__status = 'draft'`),
}

/** How a record stands, for whoever changes it; nothing is live of one that does not exist. */
export async function getContentState(db: Db, kind: ContentKind, id: number): Promise<ContentState> {
  const { table, versions } = CONTENT_KINDS[kind]
  const from = sql`FROM ${sql.identifier(table)} p
    LEFT JOIN ${sql.identifier(versions)} v ON v.parent_id = p.id AND v.latest WHERE p.id = ${id} LIMIT 1`
  const [state] = await select(db, STATE, from)
  return state ?? { isLive: false, hasNewerDraft: false }
}
