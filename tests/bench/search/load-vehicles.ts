// The statements of the load. $1 and $2 are the first and the last id of a range; every draw depends only on
// the id, so that the catalogue is the same whatever the ranges and however many connections share them.

/** Salts of bench_u: one per drawn question. */
const u = (salt: number) => `bench_u(n, ${salt})`
const list = (table: string, order = 'id') => `(SELECT array_agg(id ORDER BY ${order}) FROM ${table})`

/**
 * Vehicles: model, code, year, body, engine, drive, fuel and gearbox of a drawn car; price by model, age and
 * luck; mileage by age; four fifths listed, the rest sold, drafts and archived; entered within three years,
 * more of them lately.
 */
export const VEHICLES = `
  WITH lists AS MATERIALIZED (SELECT ${list('vehicle_colours', 'sort_order')} AS colours, ${list('vehicle_grades')} AS grades,
    ${list('vehicle_condition_grades', 'abs(sort_order - 3)')} AS conditions, ${list('showroom_offices')} AS showrooms,
    ${list('vehicle_sub_body_types')} AS subs, ${list('vehicle_steering_types')} AS sides,
    ${list('vehicle_steering_assist_types')} AS assists, ${list('vehicle_steering_control_types')} AS controls,
    ${list('vehicle_steering_positions')} AS positions,
    (SELECT array_agg(id ORDER BY id) FROM ports WHERE name LIKE 'Bench port %') AS ports, (SELECT count(*)::int FROM bench_car) AS cars)
  INSERT INTO vehicles (id, sku, manufacturer_id, model_id, model_code_id, year, vehicle_type_id, sub_body_type_id,
    office_file_no, chassis, engine_number, color_id, mileage, fuel_type_id, transmission_id, drivetrain_id, grade_id,
    condition_grade_id, seats, doors, engine_size_cc, engine_size, steering_type_id, steering_assist_type_id,
    steering_control_type_id, steering_position_id, length, width, height, m3_cbm, weight_kg, price, old_price,
    cost_value, markup, price_type, named_port_id, first_registered, currency, show_price, offer, name, description, status, showroom_id, featured,
    published_at, created_at, updated_at)
  SELECT n, 'KD-' || lpad(n::text, greatest(6, length(n::text)), '0'), c.make, c.model, c.code, c.year, c.body,
    CASE WHEN ${u(1)} < 0.4 THEN bench_pick(l.subs, ${u(2)}) END,
    'OF-' || n, 'BNCH' || c.code || '-' || lpad(n::text, 7, '0'), 'EN' || (n::bigint * 7919 % 10000000),
    bench_pick(l.colours, ${u(3)}), d.miles, c.fuel, c.trans, c.drive, bench_pick(l.grades, ${u(4)}),
    bench_pick(l.conditions, ${u(5)}), c.seats, c.doors, c.cc, round(c.cc / 1000.0, 1) || ' L',
    l.sides[1 + (${u(6)} < 0.55)::int], CASE WHEN ${u(7)} < 0.8 THEN bench_pick(l.assists, ${u(8)}) END,
    CASE WHEN ${u(9)} < 0.7 THEN bench_pick(l.controls, ${u(10)}) END, bench_pick(l.positions, ${u(6)}),
    380 + floor(${u(11)} * 150), 160 + floor(${u(12)} * 40), 140 + floor(${u(13)} * 60),
    round((8 + ${u(11)} * 9)::numeric, 3), 900 + floor(${u(11)} * 1500), d.price,
    CASE WHEN ${u(14)} < 0.12 THEN round(d.price * 1.1) END, round(d.price * 0.8), 25,
    (ARRAY['FOB', 'FOB', 'FOB', 'CIF', 'CIF', 'DDP'])[1 + floor(${u(15)} * 6)::int]::enum_vehicles_price_type,
    CASE WHEN ${u(15)} >= 0.5 THEN bench_pick(l.ports, ${u(35)}) END,
    CASE WHEN ${u(36)} < 0.6 THEN c.year || '-' || lpad((1 + floor(${u(37)} * 12))::text, 2, '0') END, 'USD',
    ${u(16)} > 0.03, CASE WHEN ${u(17)} < 0.1 THEN (ARRAY['clearance', 'best-value', 'low-mileage'])[1 + floor(${u(18)} * 3)::int] END,
    c.name, c.name || ' with ' || d.miles || ' miles. One careful owner, serviced on time, ready to be shipped.',
    d.status::enum_vehicles_status, bench_pick(l.showrooms, ${u(19)}), ${u(20)} < 0.002,
    CASE WHEN d.status <> 'DRAFT' THEN d.entered + ${u(21)} * interval '2 days' END, d.entered,
    d.entered + (2 + 40 * ${u(22)} * ${u(22)}) * interval '1 day'
  FROM generate_series($1::int, $2::int) n CROSS JOIN lists l
  JOIN bench_car c ON c.place = floor(${u(23)} * l.cars)::int
  CROSS JOIN LATERAL (SELECT greatest(0, 2026 - c.year) AS age) a
  CROSS JOIN LATERAL (SELECT
    round(a.age * 7500 * (0.4 + 1.3 * ${u(24)}) + 200 * ${u(25)})::int AS miles,
    greatest(400, round(c.usd * 0.9 ^ a.age * (0.7 + 0.6 * ${u(26)}) / 10) * 10)::int AS price,
    CASE WHEN ${u(27)} < 0.71 THEN 'PUBLISHED' WHEN ${u(27)} < 0.77 THEN 'RESERVED' WHEN ${u(27)} < 0.80 THEN 'IN_AUCTION'
      WHEN ${u(27)} < 0.93 THEN 'SOLD' WHEN ${u(27)} < 0.96 THEN 'DRAFT' ELSE 'ARCHIVED' END AS status,
    date_trunc('milliseconds', timestamptz '2026-11-01' - 1095 * ${u(28)} * ${u(29)} * interval '1 day') AS entered) d`

/** Features by the set that the vehicle drew, and up to two tags. */
export const LINKS = `
  INSERT INTO vehicles_rels (parent_id, path, "order", vehicle_features_id, tags_id)
  SELECT n, 'features', f.place, f.id, NULL
  FROM generate_series($1::int, $2::int) n
  JOIN bench_set s ON s.place = floor(${u(31)} * (SELECT count(*) FROM bench_set))::int,
    LATERAL unnest(s.ids) WITH ORDINALITY f (id, place)
  UNION ALL
  SELECT n, 'tags', t.place, NULL, t.id
  FROM (SELECT n, bench_pick(${list('tags')}, ${u(32)}) AS a, bench_pick(${list('tags')}, ${u(33)}) AS b, ${u(34)} AS luck
    FROM generate_series($1::int, $2::int) n) v,
    LATERAL (SELECT a AS id, 1 AS place WHERE luck < 0.35 UNION ALL SELECT b, 2 WHERE luck < 0.08 AND b <> a) t`

/** A first picture for nine of ten. */
export const IMAGES = `
  INSERT INTO vehicle_images (vehicle_id, media_id, image_type, is_primary, sort_order)
  SELECT n, bench_pick(m.ids, sqrt(${u(41)})), 'exterior', true, 0
  FROM generate_series($1::int, $2::int) n, (SELECT array_agg(id ORDER BY id) AS ids FROM media WHERE filename LIKE 'bench-%') m
  WHERE ${u(42)} < 0.9`

/** The search rows, as the product defines them. */
export const SEARCH_ROWS = `
  INSERT INTO vehicle_search SELECT * FROM vehicle_search_rows((SELECT array_agg(n) FROM generate_series($1::int, $2::int) n))`
