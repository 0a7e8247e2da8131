import { sql } from '@payloadcms/db-postgres'
import { knownBlocks } from '@/modules/content/rich-text/queries/list-known-blocks'
import { readPictures } from '@/modules/content/rich-text/queries/read-pictures'
import { storedContent } from '@/modules/content/rich-text/rules/content'
import { contentPictures } from '@/modules/content/rich-text/rules/content-pictures'
import type { Db } from '@/server/db-of'
import { flag, json, nullable } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { CONTENT_KINDS, type ContentKind } from '../rules/content-kinds'

/** Pictures that have been deleted since a version was saved: those of its texts, and the one of a published post. */
export async function countMissingPictures(db: Db, kind: ContentKind, versionId: number): Promise<number> {
  const { picture, text, versions } = CONTENT_KINDS[kind]
  // A published post has a picture; the database clears the link of one that is deleted.
  const lost = picture
    ? sql`v.version__status = 'published' AND v.${sql.identifier(`version_${picture}`)} IS NULL`
    : sql`false`
  const shape = {
    text: nullable(json(storedContent, sql`l.${sql.identifier(`version_${text}`)}`)),
    lost: flag(lost),
  }
  const rows = await select(
    db,
    shape,
    sql`FROM ${sql.identifier(versions)} v
      LEFT JOIN ${sql.identifier(`${versions}_locales`)} l ON l._parent_id = v.id WHERE v.id = ${versionId}`,
  )
  const ids = [...new Set(rows.flatMap((row) => contentPictures(row.text, knownBlocks())))]
  const found = await readPictures(db, ids)
  return ids.length - found.size + (rows.some((row) => row.lost) ? 1 : 0)
}
