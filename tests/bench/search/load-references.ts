import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '@/server/transaction'
import { FEATURES } from '../../../scripts/seed/demo'
import { chanceOf } from '../../../scripts/seed/demo/repeatable-chance'
import { seedReferences } from '../../../scripts/seed/references'
import type { BaseCar } from './base-cars'

/** The number of different feature sets in the catalogue. */
const FEATURE_SETS = 2_000
/** The trade's listings name part of a vehicle's equipment. */
const NAMED_SHARE = 0.19
const PICTURES = 500

/**
 * The lists that vehicles refer to (the product's demo lists, with every make, model and code of the cars), and
 * three tables to draw vehicles from: bench_car, bench_set (features) and media files of pictures.
 */
export async function loadReferences(payload: Payload, cars: readonly BaseCar[]): Promise<void> {
  await inTransaction({ payload }, async (_req, db) => {
    await seedReferences(db, new Map())
    await db.execute(sql`CREATE UNLOGGED TABLE bench_named AS SELECT n - 1 AS place, c.* FROM ROWS FROM (
      jsonb_to_recordset(${JSON.stringify(cars)}::jsonb) AS (make text, model text, code text, year int, body text,
        fuel text, transmission text, drive text, cc int, seats int, doors int)) WITH ORDINALITY
      AS c (make, model, code, year, body, fuel, transmission, drive, cc, seats, doors, n)`)
    await db.execute(NAMES)
    await db.execute(CARS)
    await db.execute(sql`CREATE UNLOGGED TABLE bench_set AS SELECT (n - 1)::int AS place, ids
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(featureSets())}::jsonb) AS (names jsonb)) WITH ORDINALITY s (names, n),
      LATERAL (SELECT coalesce(array_agg(f.id ORDER BY f.id), '{}') AS ids FROM vehicle_features f
        WHERE s.names ? f.name) x`)
    await db.execute(sql`INSERT INTO media (filename, alt, mime_type, width, height, sizes_thumb_filename,
        sizes_card_filename, sizes_detail_filename)
      SELECT name || '.webp', 'Left side', 'image/webp', 1600, 1200, name || '-160.webp', name || '-480.webp', name || '-1280.webp'
      FROM generate_series(1, ${PICTURES}::int) n, LATERAL (SELECT 'bench-' || n AS name) x`)
    await db.execute(sql`DROP TABLE bench_named`)
    await db.execute(RANDOM)
  })
}

const NAMES = sql`
  INSERT INTO manufacturers (name, status) SELECT DISTINCT ON (lower(make)) make, 'active' FROM bench_named
    ON CONFLICT DO NOTHING;
  INSERT INTO models (name, manufacturer_id, status)
    SELECT DISTINCT ON (k.id, lower(c.model)) c.model, k.id, 'active'
    FROM bench_named c JOIN manufacturers k ON lower(k.name) = lower(c.make) ON CONFLICT DO NOTHING;
  INSERT INTO model_codes (model_code, model_id, engine_size_cc, engine_size_ltr)
    SELECT DISTINCT ON (m.id, lower(c.code)) c.code, m.id, c.cc, round(c.cc / 1000.0, 1) || ' L'
    FROM bench_named c JOIN manufacturers k ON lower(k.name) = lower(c.make)
    JOIN models m ON m.manufacturer_id = k.id AND lower(m.name) = lower(c.model) ON CONFLICT DO NOTHING;
`

// Cars of one model cost alike: each has its own new price, between about 12,000 and 90,000, and a few far
// above.
const CARS = sql`
  CREATE UNLOGGED TABLE bench_car AS
  SELECT c.place::int, k.id AS make, m.id AS model, mc.id AS code, c.year, b.id AS body, f.id AS fuel, t.id AS trans,
    d.id AS drive, c.cc, c.seats, c.doors, k.name || ' ' || m.name || ' ' || mc.model_code || ' ' || c.year AS name,
    (12000 * exp(2.0 * u.u * u.u) * (1 + coalesce(c.cc, 1500) / 6000.0))::int AS usd
  FROM bench_named c JOIN manufacturers k ON lower(k.name) = lower(c.make)
  JOIN models m ON m.manufacturer_id = k.id AND lower(m.name) = lower(c.model)
  JOIN model_codes mc ON mc.model_id = m.id AND lower(mc.model_code) = lower(c.code)
  JOIN vehicle_types b ON lower(b.name) = lower(c.body)
  JOIN vehicle_fuel_types f ON lower(f.name) = lower(c.fuel)
  JOIN vehicle_transmissions t ON lower(t.name) = lower(c.transmission)
  JOIN vehicle_drive_trains d ON lower(d.name) = lower(c.drive)
  CROSS JOIN LATERAL (SELECT (hashint8extended(m.id, 7) & 65535) / 65536.0 AS u) u;
  CREATE UNIQUE INDEX ON bench_car (place);
  ANALYZE bench_car;
`

/**
 * A number from 0 to below 1 that depends only on the vehicle and the question, however the load is split.
 */
const RANDOM = sql`
  CREATE FUNCTION bench_u(n int, salt int) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT (hashint8extended(n::bigint, salt::bigint) & 2147483647)::float8 / 2147483648.0 $$;
  -- The entry of a list that a number from 0 to 1 stands for; the first ones come more often.
  CREATE FUNCTION bench_pick(list int[], u float8) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT list[1 + floor(cardinality(list) * u * u)::int] $$;
`

function featureSets(): { names: string[] }[] {
  const chance = chanceOf(11)
  return Array.from({ length: FEATURE_SETS }, () => ({
    names: FEATURES.filter(({ share }) => chance.happens(share * NAMED_SHARE)).map(({ name }) => name),
  }))
}
