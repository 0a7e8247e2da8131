import { sql } from '@payloadcms/db-postgres'
import type { Db } from '@/server/db-of'
import { text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { byName } from '@/server/sql'

const NAME = byName(sql`name`)

/** Lists offered by filters and forms of other lists. */
const OFFERED = {
  manufacturers: sql`FROM manufacturers ORDER BY ${NAME}, id`,
  featureGroups: sql`FROM feature_groups ORDER BY sort_order, ${NAME}, id`,
  fuelTypes: sql`FROM vehicle_fuel_types ORDER BY sort_order, ${NAME}, id`,
  drivetrains: sql`FROM vehicle_drive_trains ORDER BY sort_order, ${NAME}, id`,
} as const

const OPTION = { value: text(sql`id`), label: text(sql`name`) }

/** Every entry of a list as a choice, including inactive ones: records may still use them. */
export const optionsOf = (db: Db, list: keyof typeof OFFERED) => select(db, OPTION, OFFERED[list])

/** The models of one manufacturer as choices; none without a manufacturer. */
export async function listModelOptions(db: Db, manufacturer: number | undefined) {
  if (manufacturer === undefined) return []
  return select(db, OPTION, sql`FROM models WHERE manufacturer_id = ${manufacturer} ORDER BY ${NAME}, id`)
}
