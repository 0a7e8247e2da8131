import { sql } from '@payloadcms/db-postgres'
import type { Actor } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import type { Db } from '@/server/db-of'
import { number } from '@/server/rows/fields'
import { selectValues } from '@/server/rows/select'
import { inShowrooms, ids as listOf } from '@/server/sql'

/** Which of these images are shown by vehicles outside somebody's showrooms. */
export async function findImagesOfOthers(db: Db, actor: Actor, ids: readonly number[]): Promise<Set<number>> {
  const scope = visibleShowrooms(actor)
  if (scope === 'all' || ids.length === 0) return new Set()
  const shownElsewhere = await selectValues(
    db,
    number(sql`m`),
    sql`FROM unnest(${listOf(ids)}) m WHERE EXISTS (
      SELECT FROM vehicle_images i JOIN vehicles v ON v.id = i.vehicle_id
      WHERE i.media_id = m AND ${inShowrooms(sql`v.showroom_id`, scope)} IS NOT TRUE)`,
  )
  return new Set(shownElsewhere)
}
