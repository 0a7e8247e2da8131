import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { clamp } from '@/kernel/numbers'
import { CARD } from '@/modules/inventory/cards/queries/build-vehicle-card'
import type { VehicleCard } from '@/modules/inventory/cards/queries/declare-vehicle-card'
import { readCardsOf } from '@/modules/inventory/cards/queries/read-vehicle-cards'
import { statusOfCode } from '@/modules/inventory/vehicles/rules/status/status-codes'
import type { Db } from '@/server/db-of'
import { number, text } from '@/server/rows/fields'
import { select, selectPrepared } from '@/server/rows/select'
import { SIMILAR_LIMIT } from '../rules/similar-vehicles-limit'

/** The most similar vehicles returned, however many are requested. */
const MOST = 24

// Each part walks an index from the vehicle's price outwards and stops after a few rows, however large the
// stock is.
const near = (vehicle: SQL, limit: number) => (columns: SQL) =>
  sql`
  WITH v AS MATERIALIZED (${vehicle}),
  near AS (SELECT l.vehicle_id AS id, l.leg, abs(l.price - v.price) AS far FROM v, LATERAL (
    (SELECT 0 AS leg, s.vehicle_id, s.price FROM vehicle_search s WHERE s.is_public AND s.model_id = v.model_id
      AND s.price >= v.price AND s.vehicle_id <> v.vehicle_id ORDER BY s.price, s.vehicle_id LIMIT ${limit})
    UNION ALL
    (SELECT 0, s.vehicle_id, s.price FROM vehicle_search s WHERE s.is_public AND s.model_id = v.model_id
      AND s.price < v.price ORDER BY s.price DESC, s.vehicle_id DESC LIMIT ${limit})
    UNION ALL
    (SELECT 1, s.vehicle_id, s.price FROM vehicle_search s WHERE s.is_public AND s.body = v.body
      AND s.price >= v.price AND s.model_id <> v.model_id ORDER BY s.price, s.vehicle_id LIMIT ${limit})
    UNION ALL
    (SELECT 1, s.vehicle_id, s.price FROM vehicle_search s WHERE s.is_public AND s.body = v.body
      AND s.price < v.price AND s.model_id <> v.model_id ORDER BY s.price DESC, s.vehicle_id DESC LIMIT ${limit})
  ) l ORDER BY 2, 3, 1 LIMIT ${limit})
  SELECT ${columns} FROM near JOIN vehicle_search s ON s.vehicle_id = near.id
  LEFT JOIN model_codes mc ON mc.id = s.model_code ORDER BY near.leg, near.far, near.id`

const listed = (id: number): SQL =>
  sql`SELECT vehicle_id, model_id, body, coalesce(price, 0) AS price FROM vehicle_search WHERE vehicle_id = ${id}`

/** One in the trash is in no list, but its buyers still look for one like it. */
const stored = (id: number): SQL =>
  sql`SELECT id AS vehicle_id, model_id, vehicle_type_id AS body, coalesce(search_int(price), 0) AS price
    FROM vehicles WHERE id = ${id}`

const BRIEF = {
  id: number(sql`s.vehicle_id`),
  name: text(sql`coalesce(s.card->>'name', s.card->>'sku')`),
  status: number(sql`s.status`),
  price: number(sql`s.price`),
  currency: text(sql`s.card->>'currency'`),
}

/** Of those that are found some may be promised to others. */
const SPARE = 4

/** Vehicles similar to this one that can be bought now, whatever became of it: in the caller's transaction. */
export async function listSimilarForSale(db: Db, id: number, limit: number) {
  const rows = await select(db, BRIEF, near(stored(id), limit * SPARE))
  return rows.filter(({ status }) => statusOfCode(status) === 'PUBLISHED').slice(0, limit)
}

/**
 * Listed vehicles similar to this one: the same model first, then the same body type, nearest price first.
 * The vehicle itself may be sold. Empty for a vehicle that does not exist; prices on request are left out.
 */
export async function listSimilarVehicles(
  payload: Payload,
  id: number,
  limit = SIMILAR_LIMIT,
): Promise<VehicleCard[]> {
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return []
  return readCardsOf(
    payload,
    await selectPrepared(payload, 'kaido_similar', CARD, near(listed(id), clamp(limit, 1, MOST))),
  )
}
