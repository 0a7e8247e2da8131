import { sql } from '@payloadcms/db-postgres'
import { byName } from '@/server/sql'
import type { Db } from '@/server/transaction'

const NAME = byName(sql`name`)

/** Lists that filters and forms of other lists offer. */
const OFFERED = {
  manufacturers: sql`SELECT id, name FROM manufacturers ORDER BY ${NAME}, id`,
  featureGroups: sql`SELECT id, name FROM feature_groups ORDER BY sort_order, ${NAME}, id`,
  fuelTypes: sql`SELECT id, name FROM vehicle_fuel_types ORDER BY sort_order, ${NAME}, id`,
  drivetrains: sql`SELECT id, name FROM vehicle_drive_trains ORDER BY sort_order, ${NAME}, id`,
} as const

const toOption = ({ id, name }: Record<string, unknown>) => ({ value: String(id), label: String(name) })

/** Every entry of a list as a choice, inactive ones included: records may still have them. */
export async function optionsOf(db: Db, list: keyof typeof OFFERED) {
  const { rows } = await db.execute(OFFERED[list])
  return rows.map(toOption)
}

/** The models of one manufacturer as choices; none without a manufacturer. */
export async function modelOptions(db: Db, manufacturer: number | undefined) {
  if (manufacturer === undefined) return []
  const { rows } = await db.execute(
    sql`SELECT id, name FROM models WHERE manufacturer_id = ${manufacturer} ORDER BY ${NAME}, id`,
  )
  return rows.map(toOption)
}
