import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { select } from '@/server/rows/select'
import type { Slide } from '../rules/slide'
import { LISTED_SLIDE, SLIDE_SOURCE, withPictures } from './select-listed-slide'

/** One slide, or null. */
export async function getSlide(db: Db, id: number): Promise<Slide | null> {
  const [row] = await select(db, LISTED_SLIDE, sql`FROM ${SLIDE_SOURCE} WHERE s.id = ${id}`)
  return row ? ((await withPictures(db, [row]))[0] ?? null) : null
}
