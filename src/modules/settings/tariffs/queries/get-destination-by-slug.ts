import { sql } from '@payloadcms/db-postgres'
import { type Reader, select } from '@/server/rows/select'
import type { StoredDestination } from './list-destinations'
import { STORED_DESTINATION } from './select-destination'

/** One country by its URL; undefined if there is none. */
export async function getDestinationBySlug(on: Reader, slug: string): Promise<StoredDestination | undefined> {
  const [row] = await select(on, STORED_DESTINATION, sql`FROM destinations d WHERE d.slug = ${slug}`)
  return row
}
