import type { Payload } from 'payload'
import sharp from 'sharp'
import { storage } from '@/server/storage'

/** What the form requires of a published vehicle in addition to what every loaded one has. */
const COMPLETE = `
  UPDATE vehicles SET seats = coalesce(seats, 5), doors = coalesce(doors, 4), engine_size_cc = coalesce(engine_size_cc, 1500)
  WHERE id = ANY ($1)`

/**
 * Vehicles from all over the catalogue that can be saved in either form: published, with a picture, tags and
 * features, and whatever else the form requires.
 */
export async function vehiclesToEdit(payload: Payload, count: number): Promise<number[]> {
  const { pool } = payload.db
  const { rows } = await pool.query<{ id: number }>(
    `SELECT v.id FROM vehicles v WHERE v.status = 'PUBLISHED'
      AND EXISTS (SELECT FROM vehicle_images i WHERE i.vehicle_id = v.id)
      AND EXISTS (SELECT FROM vehicles_rels r WHERE r.parent_id = v.id AND r.path = 'tags')
      AND EXISTS (SELECT FROM vehicles_rels r WHERE r.parent_id = v.id AND r.path = 'features')
    ORDER BY hashint4(v.id) LIMIT $1`,
    [count],
  )
  if (rows.length < count) throw new Error(`Only ${rows.length} of the vehicles can be edited`)
  const ids = rows.map(({ id }) => id)
  await pool.query(COMPLETE, [ids])
  await pool.query('SELECT refresh_vehicle_search($1::int[])', [ids])
  return ids
}

/** Puts a file behind every picture of these vehicles: otherwise a form would get an error for each. */
export async function storePictures(payload: Payload, ids: readonly number[]): Promise<void> {
  const { rows } = await payload.db.pool.query<{ filename: string }>(
    `SELECT DISTINCT m.filename FROM media m JOIN vehicle_images i ON i.media_id = m.id WHERE i.vehicle_id = ANY ($1)`,
    [ids],
  )
  const picture = await sharp({
    create: { width: 1_600, height: 1_200, channels: 3, background: { r: 90, g: 110, b: 130 } },
  })
    .webp()
    .toBuffer()
  for (const { filename } of rows) await storage().put(`media/${filename}`, picture, 'image/webp')
}
