import type { Payload } from 'payload'
import type { World } from '../../int/inventory/search/search-world'
import { one, type Random } from './requests'

const ORIGIN = `INSERT INTO ports (name, country, use, active) VALUES ('Drill quay', 'Drill Islands', 'origin', true) RETURNING id`
/** The first country has import rules, the second has none. */
const PORTS = `INSERT INTO ports (name, country, use, active) VALUES ('North Pier', 'Drilland', 'destination', true),
  ('South Pier', 'Drilland', 'destination', true), ('West Pier', 'Lawless', 'destination', true) RETURNING id`

const RATES = `INSERT INTO exchange_rates (day, currency, per_usd) VALUES ('2026-01-05', 'JPY', '151.37'), ('2026-01-05', 'KES', '129.5')`
const INSURANCE = `INSERT INTO insurance_rates (coverage, fee, fee_kind, minimum, currency, used_in_prices)
  VALUES ('Drill cover', '1.5', 'percent', '60', 'USD', true) ON CONFLICT DO NOTHING`
const COUNTRY = `INSERT INTO destinations (country, slug, timezone, currency, active)
  VALUES ('Drilland', 'drilland', 'Africa/Nairobi', 'KES', true) RETURNING id`
const RULES = `INSERT INTO destination_rules (destination_id, kind, key, name, value, source_name, source_url, checked_on, status)
  SELECT $1::int, kind, kind, kind, value, 'Gazette', 'https://example.org/', '2026-01-01', 'APPROVED' FROM (VALUES
    ('steering', '{"sides": ["RHD"], "only": {"notBodyTypes": ["Kei truck"]}}'::jsonb),
    ('age', '{"years": 8, "count": {"from": "firstRegistration", "by": "year"}, "to": "arrival"}'),
    ('fuel', '{"refused": ["Electric"]}')) r (kind, value)`

/** Versions of rules are never changed: another one is entered. */
const NEW_AGE = `INSERT INTO destination_rules (destination_id, kind, key, name, value, source_name, source_url, checked_on, status)
  SELECT destination_id, kind, key, name, jsonb_set(value, '{years}', $1::jsonb), source_name, source_url, checked_on, status
  FROM destination_rules WHERE kind = 'age' AND source_name = 'Gazette' ORDER BY id DESC LIMIT 1`

/** From the quay to every port by volume, for vans by vehicle; to the last port from anywhere in the country. */
const FREIGHTS = `INSERT INTO freights (keyword, fee, currency, basis, method, vehicle_type_id, origin_port_id, origin_country,
    destination_port_id, destination_country, lead_days)
  SELECT 'drill ' || port, (60 + port % 7)::text, 'USD'::enum_freights_currency, 'm3'::enum_freights_basis, 'roro'::enum_freights_method, NULL::int, $1::int, NULL, port, NULL, 30 FROM unnest($2::int[]) port
  UNION ALL SELECT 'drill van ' || port, '95000', 'JPY', 'unit', 'container', $3::int, $1::int, NULL, port, NULL, 45 FROM unnest(($2::int[])[:2]) port
  UNION ALL SELECT 'drill country', '1400', 'USD', 'unit', 'container', NULL, NULL, 'Drill Islands', NULL, 'Lawless', NULL`

/** What tariffs consist of, in a few destinations, and random changes of it. */
export class TariffWriter {
  /** The destinations. */
  ports: number[] = []
  changes = 0
  private readonly payload: Payload
  private readonly world: World
  private readonly random: Random

  constructor(payload: Payload, world: World, random: Random) {
    this.payload = payload
    this.world = world
    this.random = random
  }

  async create(): Promise<void> {
    const { bodyType, showroomLocation } = this.world.lists
    const [origin] = await this.idsOf(ORIGIN)
    this.ports = await this.idsOf(PORTS)
    await this.query(FREIGHTS, [origin, this.ports, bodyType[2]])
    await this.query(RATES)
    await this.query(INSURANCE)
    const [country] = await this.idsOf(COUNTRY)
    await this.query(RULES, [country])
    await this.query(
      `UPDATE showroom_offices SET port_id = $1, transport_fee = '120', transport_currency = 'USD' WHERE id = ANY ($2)`,
      [origin, showroomLocation.slice(0, 2)],
    )
    await this.query(`UPDATE showroom_offices SET country = 'Drilland' WHERE id = $1`, [showroomLocation[2]])
  }

  /** One change of a random kind. */
  async change(): Promise<void> {
    const { random } = this
    this.changes += 1
    const some = (table: string) => `id = (SELECT id FROM ${table} ORDER BY id OFFSET ${random(3)} LIMIT 1)`
    const changes: readonly (readonly [text: string, value: unknown])[] = [
      [
        `UPDATE freights SET fee = $1 WHERE keyword LIKE 'drill%' AND id % 3 = ${random(3)}`,
        `${40 + random(90)}.5`,
      ],
      ["UPDATE freights SET lead_days = $1 WHERE method = 'roro'", one([30, 45, 60, null], random)],
      [`UPDATE exchange_rates SET per_usd = $1 WHERE currency = 'JPY'`, `${140 + random(20)}.25`],
      [`UPDATE insurance_rates SET fee = $1 WHERE used_in_prices`, `${1 + random(3)}.25`],
      [
        `UPDATE showroom_offices SET transport_fee = $1 WHERE ${some('showroom_offices')}`,
        one(['0', '250', null], random),
      ],
      [NEW_AGE, String(5 + random(8))],
    ]
    const [text, value] = one(changes, random)
    await this.query(text, [value])
  }

  private async query(text: string, values: unknown[] = []) {
    return (await this.payload.db.pool.query(text, values)).rows
  }

  private async idsOf(text: string): Promise<number[]> {
    return (await this.query(text)).map(({ id }) => Number(id))
  }
}
