import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import type { ImageView } from '../rules/image-screens'
import { listPlacesOfUse, type PlaceOfUse } from './list-places-of-use'

/** Most images of a view, the newest: as many values as a condition may have. */
const MOST = 1_000

const isFree = ({ from, image, where }: PlaceOfUse) =>
  sql`NOT EXISTS (SELECT ${from} WHERE ${image} = m.id AND ${where})`

/** Pictures of vehicles are described by their vehicle, so that the others are few. */
const undescribed = (places: readonly PlaceOfUse[]) => {
  const used = places
    .filter(({ collection }) => collection !== 'vehicles')
    .map(({ from, image, where }) => sql`SELECT ${image} AS id ${from} WHERE ${where}`)
  return sql`FROM media m JOIN (${sql.join(used, sql` UNION `)}) u ON u.id = m.id
    WHERE coalesce(m.alt, '') = '' AND m.drawing IS NULL`
}

const unused = (places: readonly PlaceOfUse[]) =>
  sql`FROM media m WHERE m.drawing IS NULL AND ${sql.join(places.map(isFree), sql` AND `)}`

/** The newest images that nobody has described although readers see them, or that nothing uses. */
export async function findImagesOfView(payload: Payload, db: Db, view: ImageView): Promise<number[]> {
  const places = listPlacesOfUse(payload)
  const from = view === 'unused' ? unused(places) : undescribed(places)
  return selectValues(db, number(sql`m.id`), sql`${from} ORDER BY m.id DESC LIMIT ${MOST}`)
}
