import { setImmediate } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import {
  manufacturers,
  modelCodes,
  models,
  vehicleDriveTrains,
  vehicleFuelTypes,
  vehicles,
  vehicleTransmissions,
  vehicleTypes,
} from '@/modules/inventory/tables.gen'
import { inStock } from '@/modules/inventory/vehicles/queries/match-vehicle-states'
import type { Db } from '@/server/db-of'
import { filled, nullable, number, type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { ids, inShowrooms } from '@/server/sql'
import { type CustomsCoverage, coverageOf, customsIndex, type VehicleGroup } from '../rules/customs-coverage'
import { LINE } from './get-customs-value'

const GROUP = {
  count: number(sql`g.n`),
  example: number(sql`g.example`),
  cc: nullable(number(sql`g.engine_size_cc`)),
  year: nullable(number(sql`g.year`)),
  make: alias(manufacturers, 'mk').name,
  model: alias(models, 'm').name,
  modelCode: nullable(alias(modelCodes, 'mc').modelCode),
  body: nullable(alias(vehicleTypes, 'b').name),
  drive: nullable(alias(vehicleDriveTrains, 'd').name),
  fuel: nullable(alias(vehicleFuelTypes, 'f').name),
  transmission: nullable(alias(vehicleTransmissions, 't').name),
}

const groupOf = ({ count, example, ...vehicle }: RowOf<typeof GROUP>): VehicleGroup => ({
  vehicle,
  count,
  example,
})

/** The vehicles of the stock, counted by all that lists distinguish them by. */
const groups = (db: Db, showrooms: ShowroomScope) =>
  select(
    db,
    GROUP,
    sql`FROM (
        SELECT v.manufacturer_id, v.model_id, v.model_code_id, v.vehicle_type_id, v.drivetrain_id, v.fuel_type_id,
          v.transmission_id, v.engine_size_cc, v.year, count(*) AS n, min(v.id) AS example
        FROM vehicles v
        WHERE v.deleted_at IS NULL AND ${inStock(sql`v.status`)} AND ${inShowrooms(sql`v.showroom_id`, showrooms)}
        GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9
      ) g
      JOIN manufacturers mk ON mk.id = g.manufacturer_id
      JOIN models m ON m.id = g.model_id
      LEFT JOIN model_codes mc ON mc.id = g.model_code_id
      LEFT JOIN vehicle_types b ON b.id = g.vehicle_type_id
      LEFT JOIN vehicle_drive_trains d ON d.id = g.drivetrain_id
      LEFT JOIN vehicle_fuel_types f ON f.id = g.fuel_type_id
      LEFT JOIN vehicle_transmissions t ON t.id = g.transmission_id`,
  )

const v = alias(vehicles, 'v')
const NAMED = { id: v.id, name: text(sql`coalesce(v.name, v.sku)`), sku: filled(v.sku) }

/** After so many vehicles others get their turn. */
const AT_ONCE = 500

async function matchAll(vehicleGroups: readonly VehicleGroup[], lines: Parameters<typeof customsIndex>[0]) {
  const match = customsIndex(lines)
  const matched: (VehicleGroup & { match: ReturnType<typeof match> })[] = []
  for (const group of vehicleGroups) {
    matched.push({ ...group, match: match(group.vehicle) })
    if (matched.length % AT_ONCE === 0) await setImmediate()
  }
  return matched
}

/** Vehicles of a kind that has no single value, by one of them. */
export type NamedUnmatched = { id: number; name: string; sku: string; count: number; why: string }
export type NamedCoverage = Pick<CustomsCoverage, 'vehicles' | 'counts'> & {
  several: NamedUnmatched[]
  none: NamedUnmatched[]
}

/** How many of the vehicles in stock a list knows, how surely, and examples of those that it does not. */
export async function readCustomsCoverage(
  db: Db,
  listId: number,
  showrooms: ShowroomScope,
): Promise<NamedCoverage> {
  const lines = await select(db, LINE, sql`FROM customs_values v WHERE v.list_id = ${listId}`)
  const vehicleGroups = (await groups(db, showrooms)).map(groupOf)
  const { counts, none, several, vehicles: all } = coverageOf(await matchAll(vehicleGroups, lines))
  const examples = [...none, ...several].map(({ example }) => example)
  const named = await select(db, NAMED, sql`FROM vehicles v WHERE v.id = ANY(${ids(examples)})`)
  const byId = new Map(named.map((one) => [one.id, one]))
  const withName = ({ count, example, why }: (typeof none)[number]): NamedUnmatched[] => {
    const vehicle = byId.get(example)
    return vehicle ? [{ ...vehicle, count, why }] : []
  }
  return { vehicles: all, counts, several: several.flatMap(withName), none: none.flatMap(withName) }
}
