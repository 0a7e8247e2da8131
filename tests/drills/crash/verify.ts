import type { Client } from 'pg'
import { keyOf, TRASHED, type Vehicle, type VehicleState, type Write } from './fleet'
import { resolve } from './writer'

/** The findings of a check of the database after a crash. */
export type Findings = {
  vehicles: number
  /** Writes that were never acknowledged but exist, complete. */
  unacknowledgedPresent: number
  /** Acknowledged writes that are gone. */
  lost: string[]
  /** Vehicles with a part missing, superfluous or wrong. */
  half: string[]
}

type Found = { id: number; sku: string; state: VehicleState; requests: Set<string> }

const VEHICLES = `
  SELECT v.id, v.sku, v.chassis, CASE WHEN v.deleted_at IS NULL THEN v.status::text ELSE '${TRASHED}' END AS status,
    v.description, v.price, v.mileage,
    (SELECT coalesce(json_agg(tags_id ORDER BY tags_id), '[]') FROM vehicles_rels
      WHERE parent_id = v.id AND path = 'tags') AS tags,
    (SELECT coalesce(json_agg(vehicle_features_id ORDER BY vehicle_features_id), '[]') FROM vehicles_rels
      WHERE parent_id = v.id AND path = 'features') AS features,
    (SELECT coalesce(json_agg(json_build_array(media_id, image_type, is_primary) ORDER BY sort_order, id), '[]')
      FROM vehicle_images WHERE vehicle_id = v.id) AS images,
    (SELECT coalesce(json_agg(request_id), '[]') FROM audit_log
      WHERE table_name = 'vehicles' AND record_id = v.id::text) AS requests
  FROM vehicles v`

/** Each describes an error, one row per finding. */
const CONTRADICTIONS = [
  `SELECT 'vehicle ' || vehicle_id || ' has a search row that differs from what it says itself' AS wrong
    FROM (TABLE vehicle_search EXCEPT SELECT r.* FROM vehicle_search_rows(ARRAY(SELECT id FROM vehicles)) r) x`,
  `SELECT 'vehicle ' || vehicle_id || ' lacks its search row' AS wrong
    FROM (SELECT r.* FROM vehicle_search_rows(ARRAY(SELECT id FROM vehicles)) r EXCEPT TABLE vehicle_search) x`,
  `SELECT 'vehicle ' || vehicle_id || ' has ' || count(*) FILTER (WHERE is_primary) || ' primary pictures' AS wrong
    FROM vehicle_images GROUP BY vehicle_id HAVING count(*) FILTER (WHERE is_primary) <> 1`,
  `SELECT 'the log tells of vehicle ' || record_id || ', which does not exist' AS wrong FROM audit_log
    WHERE table_name = 'vehicles' AND NOT EXISTS (SELECT 1 FROM vehicles WHERE id::text = record_id)`,
  `SELECT 'vehicle ' || id || ' has no change row for the search' AS wrong FROM vehicles v
    WHERE NOT EXISTS (SELECT 1 FROM vehicle_search_change c WHERE c.vehicle_id = v.id)`,
]

/**
 * Compares the database with everything that was ever requested. A write in flight may exist or not; which of
 * the two is recorded here, and must hold from then on.
 */
export async function verify(
  client: Client,
  vehicles: readonly Vehicle[],
  writes: readonly Write[],
): Promise<Findings> {
  const rowsByChassis = await readVehicles(client)
  const findings: Findings = { vehicles: rowsByChassis.size, unacknowledgedPresent: 0, lost: [], half: [] }
  for (const write of writes)
    if (write.isAcknowledged) checkLogged(write, rowsByChassis, findings)
    else resolveUnsure(write, rowsByChassis, findings)
  for (const vehicle of vehicles) checkVehicle(vehicle, rowsByChassis.get(vehicle.chassis), findings)
  const known = new Set(vehicles.map(({ chassis }) => chassis))
  for (const [chassis, { id }] of rowsByChassis)
    if (!known.has(chassis)) findings.half.push(`vehicle ${id} (${chassis}) was never asked for`)
  for (const query of CONTRADICTIONS)
    findings.half.push(...(await client.query(query)).rows.map(({ wrong }) => String(wrong)))
  return findings
}

async function readVehicles(client: Client): Promise<Map<string, Found>> {
  const { rows } = await client.query(VEHICLES)
  return new Map(
    rows.map(
      ({ id, sku, chassis, requests, status, description, price, mileage, tags, features, images }) => [
        chassis,
        {
          id,
          sku,
          requests: new Set(requests),
          state: {
            status,
            description,
            price: Number(price),
            mileage: Number(mileage),
            tags,
            features,
            images,
          },
        },
      ],
    ),
  )
}

/** An acknowledged write has left its row in the audit log, under its own request. */
function checkLogged(write: Write, vehicles: Map<string, Found>, findings: Findings): void {
  for (const vehicle of write.results.keys()) {
    const stored = vehicles.get(vehicle.chassis)
    if (stored && !stored.requests.has(write.requestId))
      findings.half.push(`vehicle ${stored.id}: the log has nothing of ${write.requestId}`)
  }
}

/** A write in flight exists as a whole, with its row in the log, or has left nothing. */
function resolveUnsure(write: Write, vehicles: Map<string, Found>, findings: Findings): void {
  const outcomes = [...write.results].flatMap(([vehicle, state]) => {
    if (keyOf(state) === keyOf(vehicle.confirmed)) return []
    const stored = vehicles.get(vehicle.chassis)
    const isApplied = stored !== undefined && keyOf(stored.state) === keyOf(state)
    if (isApplied) {
      vehicle.id = stored.id
      resolve(vehicle, state)
      if (!stored.requests.has(write.requestId))
        findings.half.push(`vehicle ${stored.id}: the log has nothing of ${write.requestId}`)
    } else if (stored?.requests.has(write.requestId))
      findings.half.push(
        `vehicle ${stored.id}: the log tells of ${write.requestId}, which has left nothing else`,
      )
    return [isApplied]
  })
  if (outcomes.includes(true)) findings.unacknowledgedPresent += 1
  if (outcomes.includes(true) && outcomes.includes(false))
    findings.half.push(`${write.requestId} was done to some of its vehicles only`)
}

function checkVehicle(vehicle: Vehicle, stored: Found | undefined, findings: Findings): void {
  const { chassis, confirmed: settled, past } = vehicle
  if (!stored) {
    if (settled) findings.lost.push(`${chassis} was acknowledged and does not exist`)
    vehicle.confirmed = null
    return
  }
  if (stored.sku !== `KD-${String(stored.id).padStart(6, '0')}`)
    findings.half.push(`vehicle ${stored.id} has the stock number ${stored.sku}`)
  if (vehicle.id !== null && vehicle.id !== stored.id)
    findings.half.push(`${chassis} was acknowledged as vehicle ${vehicle.id} and is vehicle ${stored.id}`)
  const actual = keyOf(stored.state)
  if (settled && actual === keyOf(settled)) return
  const about = `${chassis}: ${differences(settled, stored.state)}`
  if (settled && past.has(actual)) findings.lost.push(about)
  else findings.half.push(about)
  // Reported once; later rounds continue from what exists.
  vehicle.id = stored.id
  resolve(vehicle, stored.state)
}

/** How a vehicle differs from what was acknowledged. */
function differences(confirmed: VehicleState | null, actual: VehicleState): string {
  if (!confirmed) return 'was never acknowledged and is there in part'
  const names = Object.keys(actual) as (keyof VehicleState)[]
  const shown = (state: VehicleState, name: keyof VehicleState) => JSON.stringify(state[name]).slice(0, 80)
  return names
    .filter((name) => shown(confirmed, name) !== shown(actual, name))
    .map((name) => `${name} was acknowledged as ${shown(confirmed, name)} and is ${shown(actual, name)}`)
    .join(', ')
}
