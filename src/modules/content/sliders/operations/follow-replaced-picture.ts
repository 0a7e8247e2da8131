import { sql } from '@payloadcms/db-postgres'
import { mediaUrl } from '@/kernel/picture-files'
import type { PictureReplaced } from '@/modules/inventory/media/operations/emit-picture-replaced'
import type { Listener } from '@/server/events'
import { SLIDES_NOTICE } from '../queries/list-public-slides'

/** Banners name their pictures by URL, and slides are held in memory with theirs. */
export const followReplacedPicture: Listener<'pictureReplaced'> = async (
  { before, id, now }: PictureReplaced,
  { db },
) => {
  await db.execute(sql`UPDATE homepage_slides
    SET config = replace(config::text, ${JSON.stringify(mediaUrl(before))}, ${JSON.stringify(mediaUrl(now))})::jsonb
    WHERE id IN (SELECT record_id FROM content_pictures WHERE kind = 'slide' AND media_id = ${id})`)
  await db.execute(sql`SELECT pg_notify(${SLIDES_NOTICE}, '')`)
}
