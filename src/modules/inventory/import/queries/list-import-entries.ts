import { sql } from '@payloadcms/db-postgres'
import { CURRENCIES } from '@/kernel/currencies'
import { PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { text, texts } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { inShowrooms } from '@/server/sql'
import type { Db } from '@/server/transaction'
import { LISTS } from '../engine/references/nameable-lists'
import type { KnownEntries } from '../engine/suggest/suggest-map'

/** Lists short enough to choose from; models and their codes are only looked up by name. */
const CHOSEN = [
  'manufacturer',
  'vehicleType',
  'subBodyType',
  'color',
  'fuelType',
  'transmission',
  'drivetrain',
  'conditionGrade',
  'grade',
  'steeringType',
  'steeringPosition',
  'steeringAssistType',
  'steeringControlType',
  'tags',
  'features',
] as const

const MOST = 2000

const ENTRIES = {
  list: text(sql`list`),
  names: texts(sql`(array_agg(name ORDER BY lower(name)))[1:${sql.raw(String(MOST))}]`),
}

/**
 * The names of the entries that an import can choose from, by field.
 *
 * @param showrooms those of the caller
 */
export async function listImportEntries(db: Db, showrooms: readonly number[] | 'all'): Promise<KnownEntries> {
  const parts = CHOSEN.map(
    (list) => sql`SELECT ${list} AS list, name FROM ${sql.identifier(LISTS[list].table)}`,
  )
  const mine = inShowrooms(sql`id`, showrooms)
  const rows = await select(
    db,
    ENTRIES,
    sql`FROM (
      ${sql.join(parts, sql` UNION ALL `)}
      UNION ALL SELECT 'showroom', CASE WHEN count(*) OVER (PARTITION BY lower(showroom_name)) = 1 THEN showroom_name
        ELSE concat_ws(', ', showroom_name, city, country) END FROM showroom_offices WHERE ${mine}
      UNION ALL SELECT 'namedPort', CASE WHEN count(*) OVER (PARTITION BY lower(name)) = 1 THEN name
        ELSE name || ', ' || country END FROM ports WHERE active
    ) entries GROUP BY list`,
  )
  return {
    ...Object.fromEntries(rows.map((row) => [row.list, row.names])),
    status: VEHICLE_STATUSES,
    priceType: PRICE_TYPES,
    currency: CURRENCIES,
  }
}
