import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the search row needs for totals at a port and for import rules: the price's currency, term and named port,
 * and the month of first registration. The volume is in it already.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE vehicle_search
      ADD COLUMN currency text NOT NULL DEFAULT 'USD', -- XXX if it is none
      ADD COLUMN term smallint NOT NULL DEFAULT 1, -- CIF, FOB, DDP
      ADD COLUMN named_port int NOT NULL DEFAULT 0,
      ADD COLUMN registered int NOT NULL DEFAULT 0; -- first registered: months since the year 0; 0 if not known
  `)
  await db.execute(rows(MORE_VALUES))
  await db.execute(refresh(MORE_COLUMNS))
  await db.execute(sql`
    UPDATE vehicle_search s
    SET currency = r.currency, term = r.term, named_port = r.named_port, registered = r.registered
    FROM (SELECT v.id${sql.raw(MORE_VALUES)} FROM vehicles v) r (id, currency, term, named_port, registered)
    WHERE r.id = s.vehicle_id AND (s.currency, s.term, s.named_port, s.registered)
      IS DISTINCT FROM (r.currency, r.term, r.named_port, r.registered)
  `)
}

const MORE_VALUES = `,
    CASE WHEN v.currency ~ '^[A-Z]{3}$' THEN v.currency WHEN coalesce(v.currency, '') = '' THEN 'USD' ELSE 'XXX' END,
    array_position('{CIF,FOB,DDP}', coalesce(v.price_type::text, 'CIF'))::smallint, coalesce(v.named_port_id, 0),
    CASE WHEN v.first_registered ~ '^[0-9]{4}-[0-9]{2}$'
      THEN left(v.first_registered, 4)::int * 12 + right(v.first_registered, 2)::int - 1 ELSE 0 END`

const MORE_COLUMNS = `,
        currency = excluded.currency, term = excluded.term, named_port = excluded.named_port,
        registered = excluded.registered`

const rows = (more: string) => sql`
  CREATE OR REPLACE FUNCTION vehicle_search_core_rows(ids int[]) RETURNS SETOF vehicle_search
    LANGUAGE sql STABLE AS $$
  SELECT v.id, v.manufacturer_id, v.model_id, coalesce(v.model_code_id, 0),
    v.vehicle_type_id, coalesce(v.sub_body_type_id, 0),
    coalesce(v.steering_type_id, 0), coalesce(v.steering_assist_type_id, 0),
    coalesce(v.steering_control_type_id, 0), coalesce(v.steering_position_id, 0),
    coalesce(v.fuel_type_id, 0), coalesce(v.transmission_id, 0), coalesce(v.drivetrain_id, 0),
    coalesce(v.color_id, 0), coalesce(v.grade_id, 0), coalesce(v.condition_grade_id, 0), v.showroom_id,
    n.mileage, n.cc, search_int(v.m3_cbm * 1000),
    search_int(v.seats, 32767)::smallint, search_int(v.doors, 32767)::smallint,
    search_int(v.year, 32767)::smallint,
    search_band(n.price, '{0,25000,50000,75000,100000}'),
    search_band(n.mileage, '{0,10000,25000,50000,75000,100000}'),
    search_int(n.cc::numeric / 100, 32767)::smallint,
    array_position('{DRAFT,PUBLISHED,RESERVED,SOLD,ARCHIVED,IN_AUCTION}', v.status::text)::smallint,
    v.status IN ('PUBLISHED', 'RESERVED', 'IN_AUCTION'), coalesce(v.featured, false),
    coalesce(v.published_at, v.created_at), v.updated_at, n.price,
    r.tags, r.features, (SELECT array_agg(-t) FROM unnest(r.tags) t) || r.features,
    d.doc, d.doc || ' ' || search_norm(concat_ws(' ', v.chassis, v.office_file_no, v.engine_number)),
    jsonb_strip_nulls(jsonb_build_object(
      'name', v.name, 'sku', v.sku, 'engine', v.engine_size, 'currency', v.currency, 'priceType', v.price_type,
      'namedPort', v.named_port_id, 'firstRegistered', v.first_registered,
      'showPrice', coalesce(v.show_price, true), 'offer', nullif(v.offer, ''),
      'oldPrice', CASE WHEN n.price IS NOT NULL AND v.old_price > 0 THEN search_int(v.old_price) END,
      'pictures', p.n, 'picture', p.picture))${sql.raw(more)}
  FROM vehicles v
  LEFT JOIN model_codes mc ON mc.id = v.model_code_id
  CROSS JOIN LATERAL (SELECT search_int(v.mileage) AS mileage, search_int(v.engine_size_cc) AS cc,
    CASE WHEN coalesce(v.show_price, true) AND v.price > 0 THEN search_int(v.price) END AS price) n
  CROSS JOIN LATERAL (SELECT search_norm(concat_ws(' ', v.sku, v.name, mc.model_code,
    nullif(search_int(v.year), 0))) AS doc) d
  CROSS JOIN LATERAL (SELECT
      coalesce(array_agg(DISTINCT tags_id ORDER BY tags_id) FILTER (WHERE tags_id IS NOT NULL), '{}') AS tags,
      coalesce(array_agg(DISTINCT vehicle_features_id ORDER BY vehicle_features_id)
        FILTER (WHERE vehicle_features_id IS NOT NULL), '{}') AS features
    FROM vehicles_rels WHERE parent_id = v.id) r
  CROSS JOIN LATERAL (SELECT count(*)::int AS n,
      (array_agg(jsonb_build_object('f', m.filename, 't', m.sizes_thumb_filename, 'c', m.sizes_card_filename,
          'd', m.sizes_detail_filename, 'w', m.width, 'h', m.height, 'alt', m.alt,
          'drawn', CASE WHEN m.drawing IS NOT NULL THEN true END)
        ORDER BY (i.image_type IN ('exterior_360', 'interior_360')), i.is_primary DESC NULLS LAST,
          i.sort_order, i.id))[1] AS picture
    FROM vehicle_images i JOIN media m ON m.id = i.media_id WHERE i.vehicle_id = v.id) p
  WHERE v.deleted_at IS NULL AND v.id = ANY (ids)
  $$;
`

const refresh = (more: string) => sql`
  CREATE OR REPLACE FUNCTION refresh_vehicle_search(ids int[] DEFAULT NULL) RETURNS int LANGUAGE plpgsql
    SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
  DECLARE
    touched int[];
    gone int[];
  BEGIN
    IF ids IS NULL THEN
      SELECT array_agg(id) INTO ids FROM
        (SELECT id FROM vehicles UNION SELECT vehicle_id FROM vehicle_search) every(id);
    END IF;
    PERFORM 1 FROM vehicles WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;

    WITH written AS (
      INSERT INTO vehicle_search AS s SELECT * FROM vehicle_search_rows(ids) r ORDER BY r.vehicle_id
      ON CONFLICT (vehicle_id) DO UPDATE SET
        make_id = excluded.make_id, model_id = excluded.model_id, model_code = excluded.model_code,
        body = excluded.body, sub_body = excluded.sub_body, steer = excluded.steer, sassist = excluded.sassist,
        scontrol = excluded.scontrol, spos = excluded.spos, fuel = excluded.fuel, trans = excluded.trans,
        drive = excluded.drive, color = excluded.color, grade = excluded.grade, condition = excluded.condition,
        showroom = excluded.showroom, mileage = excluded.mileage, engine_cc = excluded.engine_cc,
        m3_milli = excluded.m3_milli, seats = excluded.seats, doors = excluded.doors, year = excluded.year,
        price_band = excluded.price_band, mileage_band = excluded.mileage_band,
        engine_tenths = excluded.engine_tenths, status = excluded.status, is_public = excluded.is_public,
        featured = excluded.featured, listed = excluded.listed, updated = excluded.updated,
        price = excluded.price, tags = excluded.tags, features = excluded.features, marks = excluded.marks,
        doc = excluded.doc, staff_doc = excluded.staff_doc, card = excluded.card${sql.raw(more)}
      WHERE (s.*) IS DISTINCT FROM (excluded.*)
      RETURNING s.vehicle_id
    ) SELECT coalesce(array_agg(vehicle_id), '{}') INTO touched FROM written;

    WITH removed AS (
      DELETE FROM vehicle_search s WHERE s.vehicle_id = ANY (ids)
        AND NOT EXISTS (SELECT 1 FROM vehicles v WHERE v.id = s.vehicle_id AND v.deleted_at IS NULL)
      RETURNING s.vehicle_id
    ) -- A row that went with its vehicle is not there to be removed, but is to be told of.
    SELECT coalesce(array_agg(id), '{}') INTO gone FROM (
      SELECT vehicle_id FROM removed
      UNION SELECT given.id FROM unnest(ids) given(id) WHERE NOT EXISTS (SELECT 1 FROM vehicles v WHERE v.id = given.id)
    ) every(id);

    IF cardinality(touched) + cardinality(gone) > 0 THEN
      INSERT INTO vehicle_search_change (vehicle_id) SELECT unnest(touched || gone);
      PERFORM pg_notify('vehicle_search', '');
    END IF;
    RETURN cardinality(touched) + cardinality(gone);
  END $$;
`

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE vehicle_search DROP COLUMN currency, DROP COLUMN term, DROP COLUMN named_port, DROP COLUMN registered;
  `)
  await db.execute(rows(''))
  await db.execute(refresh(''))
}
