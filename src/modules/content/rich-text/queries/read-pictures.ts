import { sql } from '@payloadcms/db-postgres'
import { mediaUrl } from '@/kernel/picture-files'
import { isStorable } from '@/kernel/text/storable-text'
import { media } from '@/modules/inventory/tables.gen'
import type { ContentPicture } from '@/server/content/content-blocks'
import type { Db } from '@/server/db-of'
import { filled } from '@/server/rows/fields'
import { select } from '@/server/rows/select'

const PICTURE = {
  id: media.id,
  filename: filled(media.filename),
  alt: media.alt,
  width: media.width,
  height: media.height,
}

/** Stored pictures by id; those without a file are left out. */
export async function readPictures(db: Db, ids: readonly number[]): Promise<Map<number, ContentPicture>> {
  if (ids.length === 0) return new Map()
  const from = sql`FROM media WHERE id = ANY(${sql.param([...ids])}::int[]) AND filename IS NOT NULL`
  const rows = await select(db, PICTURE, from)
  return new Map(
    rows.map(({ alt, filename, height, id, width }) => [
      id,
      { src: mediaUrl(filename), alt: alt ?? '', width, height },
    ]),
  )
}

/** The name of the file in an address; none for one that nobody could have written. */
function fileOf(address: string): string[] {
  try {
    const name = decodeURIComponent(address.split('/').at(-1) ?? '')
    return isStorable(name) ? [name] : []
  } catch {
    return []
  }
}

/** The ids of stored pictures by the address that the site shows them at. */
export async function readPictureIds(db: Db, addresses: readonly string[]): Promise<Map<string, number>> {
  if (addresses.length === 0) return new Map()
  const names = addresses.flatMap(fileOf)
  const from = sql`FROM media WHERE filename = ANY(${sql.param(names)}::text[])`
  const rows = await select(db, { id: media.id, filename: filled(media.filename) }, from)
  return new Map(rows.map(({ filename, id }) => [mediaUrl(filename), id]))
}
