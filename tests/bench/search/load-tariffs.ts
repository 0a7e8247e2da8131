import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '@/server/transaction'

/** As many as are in use at once. */
const DESTINATIONS = 20

/**
 * Ports of loading for the showrooms; twenty destinations, each in a country of its own with import rules and freights:
 * by volume from anywhere in the country of loading, by vehicle for some types, a few in another currency.
 */
export async function loadTariffs(payload: Payload): Promise<void> {
  await inTransaction({ payload }, async (_req, db) => {
    await db.execute(sql`INSERT INTO ports (name, country, use, active)
      SELECT 'Bench quay ' || n, 'Bench Islands', 'origin', true FROM generate_series(1, 3) n`)
    await db.execute(sql`UPDATE showroom_offices o SET transport_fee = (o.id % 4 * 75)::text, transport_currency = 'USD',
      port_id = (SELECT id FROM ports WHERE name = 'Bench quay ' || (1 + o.id % 3))`)
    await db.execute(sql`INSERT INTO ports (name, country, use, active)
      SELECT 'Bench port ' || n, 'Benchland ' || n, 'destination', true FROM generate_series(1, ${DESTINATIONS}::int) n`)
    await db.execute(sql`INSERT INTO exchange_rates (day, currency, per_usd)
      VALUES ('2026-01-05', 'JPY', '151.37'), ('2026-01-05', 'KES', '129.5') ON CONFLICT DO NOTHING`)
    await db.execute(FREIGHTS)
    await db.execute(INSURANCE)
    await db.execute(COUNTRIES)
    await db.execute(RULES)
  })
}

const FREIGHTS = sql`
  INSERT INTO freights (keyword, fee, currency, basis, method, vehicle_type_id, origin_port_id, origin_country,
    destination_port_id, lead_days)
  SELECT 'bench ' || p.id, (55 + p.id % 17)::text, 'USD'::enum_freights_currency, 'm3'::enum_freights_basis,
    'roro'::enum_freights_method, NULL::int, NULL::int, 'Bench Islands', p.id, 28 + p.id % 9
  FROM ports p WHERE p.name LIKE 'Bench port %'
  UNION ALL
  SELECT 'bench ' || p.id || ' type ' || t.id, (128000 + t.id * 500)::text, 'JPY', 'unit', 'container', t.id, o.id, NULL, p.id, 45
  FROM ports p, ports o, vehicle_types t
  WHERE p.name LIKE 'Bench port %' AND o.name = 'Bench quay 1' AND t.id % 3 = 0`

const INSURANCE = sql`
  INSERT INTO insurance_rates (coverage, fee, fee_kind, minimum, currency, used_in_prices)
  SELECT 'Bench cover', '1.5', 'percent', '60', 'USD', true
  WHERE NOT EXISTS (SELECT FROM insurance_rates WHERE used_in_prices)`

const COUNTRIES = sql`
  INSERT INTO destinations (country, slug, timezone, currency, active)
  SELECT p.country, 'benchland-' || p.id, 'Africa/Nairobi', 'KES', true FROM ports p WHERE p.name LIKE 'Bench port %'`

const RULES = sql`
  INSERT INTO destination_rules (destination_id, kind, key, name, value, source_name, source_url, checked_on, status)
  SELECT d.id, r.kind, r.kind, r.kind, r.value, 'Gazette', 'https://example.org/', '2026-01-01', 'APPROVED'
  FROM destinations d CROSS JOIN (VALUES
    ('steering', '{"sides": ["RHD"]}'::jsonb),
    ('age', '{"years": 8, "count": {"from": "firstRegistration", "by": "year"}, "to": "arrival"}')) r (kind, value)
  WHERE d.country LIKE 'Benchland %'`

/** The destinations' ports. */
export async function benchPorts(payload: Payload): Promise<number[]> {
  const { rows } = await payload.db.pool.query(
    `SELECT id FROM ports WHERE name LIKE 'Bench port %' ORDER BY id`,
  )
  return rows.map((row) => row.id)
}
