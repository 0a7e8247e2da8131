import { sql } from '@payloadcms/db-postgres'
import { topicPages } from '@/modules/content/tables.gen'
import type { Db } from '@/server/db-of'
import { selectValues } from '@/server/rows/select'

/**
 * The pages, by id, that a page may be put below: those that readers see and that are below none; and the one that it is below,
 * which may have been unpublished since.
 */
export const listParentPageChoices = (db: Db, chosen: number | null): Promise<number[]> =>
  selectValues(
    db,
    topicPages.id,
    sql`FROM topic_pages WHERE parent_id IS NULL AND (_status = 'published' OR id = ${chosen}) ORDER BY id`,
  )
