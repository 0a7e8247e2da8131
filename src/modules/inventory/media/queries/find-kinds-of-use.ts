import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Db } from '@/server/db-of'
import { number, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids as listOf } from '@/server/sql'
import { listPlacesOfUse } from './list-places-of-use'

const KIND = { image: number(sql`image`), kind: text(sql`kind`) }

/** By image, what uses it: 'vehicles', 'blog posts'. Looked up by the index of each column, never counted. */
export async function findKindsOfUse(
  payload: Payload,
  db: Db,
  images: readonly number[],
): Promise<Map<number, string[]>> {
  if (images.length === 0) return new Map()
  const places = listPlacesOfUse(payload).map(
    ({ from, image, many, where }, at) => sql`SELECT m AS image, ${many}::text AS kind, ${at}::int AS place
      FROM unnest(${listOf(images)}) m WHERE EXISTS (SELECT ${from} WHERE ${image} = m AND ${where})`,
  )
  const rows = await select(db, KIND, sql`FROM (${sql.join(places, sql` UNION ALL `)}) x ORDER BY place`)
  const kinds = new Map<number, Set<string>>()
  for (const { image, kind } of rows) kinds.set(image, (kinds.get(image) ?? new Set()).add(kind))
  return new Map([...kinds].map(([image, of]) => [image, [...of]]))
}
