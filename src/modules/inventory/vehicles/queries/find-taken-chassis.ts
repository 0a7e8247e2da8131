import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { reachesShowroom, type ShowroomScope } from '@/kernel/showroom-scope'
import { vehicles } from '@/modules/inventory/tables.gen'
import { filled, nullable, text } from '@/server/rows/fields'
import { type Reader, select } from '@/server/rows/select'

const v = alias(vehicles, 'v')
const OWNER = {
  id: v.id,
  sku: filled(v.sku),
  name: text(sql`coalesce(v.name, '')`),
  showroom: nullable(v.showroomId),
}

/** The vehicle that already has a chassis number; without its name if it is none of the viewer's showrooms'. */
export type TakenChassis = { vehicle: { id: number; sku: string; name: string } | null }

/** Who has a chassis number, compared as the unique index does; null if nobody outside the trash. */
export async function findTakenChassis(
  on: Reader,
  chassis: string,
  showrooms: ShowroomScope,
): Promise<TakenChassis | null> {
  const [owner] = await select(
    on,
    OWNER,
    sql`FROM vehicles v WHERE lower(v.chassis) = lower(${chassis.trim()}) AND v.deleted_at IS NULL`,
  )
  if (!owner) return null
  const { showroom, ...vehicle } = owner
  return { vehicle: reachesShowroom(showrooms, showroom) ? vehicle : null }
}
