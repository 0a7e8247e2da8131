import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { knownBlocks } from '@/modules/content/rich-text/queries/list-known-blocks'
import { storedContent } from '@/modules/content/rich-text/rules/content'
import { contentPictures } from '@/modules/content/rich-text/rules/content-pictures'
import { type Db, dbOf } from '@/server/db-of'
import { json, nullable, number } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { CONTENT_KINDS, type ContentKind } from '../rules/content-kinds'

/** The texts of a record in every language, as readers see them and as last saved. */
function textsOf(kind: ContentKind, id: number): SQL {
  const { picture, table, text, versions } = CONTENT_KINDS[kind]
  const column = (name: string) => sql.identifier(name)
  return sql`SELECT l.${column(text)} AS text, ${picture ? sql`p.${column(picture)}` : sql`NULL::int`} AS picture
      FROM ${column(table)} p LEFT JOIN ${column(`${table}_locales`)} l ON l._parent_id = p.id WHERE p.id = ${id}
    UNION ALL
    SELECT l.${column(`version_${text}`)}, ${picture ? sql`v.${column(`version_${picture}`)}` : sql`NULL::int`}
      FROM ${column(versions)} v LEFT JOIN ${column(`${versions}_locales`)} l ON l._parent_id = v.id
      WHERE v.parent_id = ${id} AND v.latest`
}

const TEXT = {
  text: nullable(json(storedContent, sql`x.text`)),
  picture: nullable(number(sql`x.picture`)),
}

/** Notes the pictures of a record: of what readers see, and of what was saved last. */
export async function noteContentPictures(req: PayloadRequest, kind: ContentKind, id: number): Promise<void> {
  const db = await dbOf(req)
  const rows = await select(db, TEXT, sql`FROM (${textsOf(kind, id)}) x`)
  const found = rows.flatMap(({ picture, text }) => [
    ...contentPictures(text, knownBlocks()),
    ...(picture === null ? [] : [picture]),
  ])
  await notePicturesOfRecord(db, kind, id, found)
}

/** Notes exactly these pictures of a record; each may be named more than once. */
export async function notePicturesOfRecord(
  db: Db,
  kind: ContentKind | 'slide',
  id: number,
  found: readonly number[],
): Promise<void> {
  const ids = sql`${sql.param([...new Set(found)])}::int[]`
  await db.execute(sql`DELETE FROM content_pictures
    WHERE kind = ${kind} AND record_id = ${id} AND media_id <> ALL(${ids})`)
  await db.execute(sql`INSERT INTO content_pictures (kind, record_id, media_id)
    SELECT ${kind}, ${id}, m.id FROM media m WHERE m.id = ANY(${ids}) FOR KEY SHARE
    ON CONFLICT DO NOTHING`)
}
