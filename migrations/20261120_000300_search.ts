import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The search table. One row per vehicle that is not in the trash, written in the vehicle's own transaction by
 * refresh_vehicle_search, whose source vehicle_search_rows is the only definition of a row.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(tables)
  await db.execute(indexes)
  await db.execute(normalisation)
  await db.execute(rows)
  await db.execute(refresh)
  await db.execute(terms)
}

// Fixed-width columns that facets count come first: reading them then needs no walk over the texts before.
const tables = sql`
  CREATE TABLE vehicle_search (
    vehicle_id int PRIMARY KEY REFERENCES vehicles (id) ON DELETE CASCADE,
    make_id int NOT NULL, model_id int NOT NULL, model_code int NOT NULL,
    body int NOT NULL, sub_body int NOT NULL,
    steer int NOT NULL, sassist int NOT NULL, scontrol int NOT NULL, spos int NOT NULL,
    fuel int NOT NULL, trans int NOT NULL, drive int NOT NULL, color int NOT NULL,
    grade int NOT NULL, condition int NOT NULL, showroom int NOT NULL,
    mileage int NOT NULL, engine_cc int NOT NULL,
    m3_milli int NOT NULL, -- thousandths of a cubic metre
    seats smallint NOT NULL, doors smallint NOT NULL, year smallint NOT NULL,
    price_band smallint NOT NULL, mileage_band smallint NOT NULL,
    engine_tenths smallint NOT NULL, -- tenths of a litre, as engine sizes are written
    status smallint NOT NULL, is_public boolean NOT NULL, featured boolean NOT NULL,
    listed timestamptz(3) NOT NULL, -- first published, or created
    updated timestamptz(3) NOT NULL,
    price int, -- null: on request, so that no filter or order gives a hidden price away
    tags int[] NOT NULL, features int[] NOT NULL,
    marks int[] NOT NULL, -- features, and tags as negative numbers: filtered and counted in one go
    doc text NOT NULL, -- what the public may search
    staff_doc text NOT NULL, -- with chassis, file and engine number: for staff calls alone
    card jsonb NOT NULL
  ) WITH (fillfactor = 85);

  -- A change for every row written or removed; readers in other processes follow it after NOTIFY vehicle_search.
  CREATE TABLE vehicle_search_change (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
    vehicle_id int NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
  );

  -- Names that typed words may mean. norm is the name alone, phrase with its maker, both as search_norm writes them.
  CREATE TABLE search_term (
    id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    ref int NOT NULL,
    parent int,
    label text NOT NULL,
    norm text NOT NULL,
    phrase text NOT NULL,
    popularity int NOT NULL DEFAULT 0,
    UNIQUE (kind, ref)
  );
`

const indexes = sql`
  CREATE INDEX vs_new ON vehicle_search (listed DESC, vehicle_id DESC) WHERE is_public;
  CREATE INDEX vs_updated ON vehicle_search (updated DESC, vehicle_id DESC) WHERE is_public;
  CREATE INDEX vs_price ON vehicle_search (price, vehicle_id) WHERE is_public;
  CREATE INDEX vs_price_desc ON vehicle_search (price DESC NULLS LAST, vehicle_id DESC) WHERE is_public;
  CREATE INDEX vs_year ON vehicle_search (year, vehicle_id) WHERE is_public;
  CREATE INDEX vs_mileage ON vehicle_search (mileage, vehicle_id) WHERE is_public;
  CREATE INDEX vs_make_new ON vehicle_search (make_id, listed DESC, vehicle_id DESC) WHERE is_public;
  CREATE INDEX vs_model_price ON vehicle_search (model_id, price, vehicle_id) WHERE is_public;
  CREATE INDEX vs_body_price ON vehicle_search (body, price, vehicle_id) WHERE is_public;
  CREATE INDEX vs_model_code ON vehicle_search (model_code) WHERE is_public;
  CREATE INDEX vs_featured ON vehicle_search (listed DESC, vehicle_id DESC) WHERE is_public AND featured;
  CREATE INDEX vs_marks ON vehicle_search USING gin (marks);
  -- Everything that counts need, in a quarter of the table's pages.
  CREATE INDEX vs_facets ON vehicle_search (vehicle_id) INCLUDE (make_id, model_id, model_code, body, sub_body,
    steer, sassist, scontrol, spos, fuel, trans, drive, color, grade, condition, showroom, mileage, engine_cc,
    seats, year, price_band, mileage_band, engine_tenths, status, price, marks) WHERE is_public;
  CREATE INDEX vs_doc ON vehicle_search USING gin (doc gin_trgm_ops) WHERE is_public;
  CREATE INDEX vs_staff_doc ON vehicle_search USING gin (staff_doc gin_trgm_ops);
  CREATE STATISTICS vs_mm (dependencies, ndistinct, mcv) ON make_id, model_id, body FROM vehicle_search;
  CREATE INDEX st_prefix ON search_term (norm text_pattern_ops, popularity DESC);
  CREATE INDEX st_phrase ON search_term USING gin (phrase gin_trgm_ops);
`

const normalisation = sql`
  -- One way of writing for what is searched and what is typed: no case, no accents, single spaces between
  -- runs of letters and digits. What is left holds no character that LIKE takes for a sign.
  CREATE FUNCTION search_norm(t text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT btrim(regexp_replace(lower(unaccent(normalize(coalesce(t, ''), NFKC))), '[^[:alnum:]]+', ' ', 'g'))
  $$;

  -- A value's place among ascending bounds, so that counting a band needs no comparison: 2 × n lies inside
  -- band n, the odd number below it exactly on its lower bound, which two bands that meet there both include.
  CREATE FUNCTION search_band(v int, bounds int[]) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT (CASE WHEN v IS NULL THEN -1
      ELSE 2 * width_bucket(v, bounds) - (v = ANY (bounds))::int END)::smallint
  $$;

  -- A number of any size as one that an integer column holds.
  CREATE FUNCTION search_int(n numeric, top int DEFAULT 2147483647) RETURNS int
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT coalesce(least(greatest(round(n), 0), top), 0)::int $$;
`

const rows = sql`
  CREATE FUNCTION vehicle_search_rows(ids int[]) RETURNS SETOF vehicle_search
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
      'showPrice', coalesce(v.show_price, true), 'offer', nullif(v.offer, ''),
      'oldPrice', CASE WHEN n.price IS NOT NULL AND v.old_price > 0 THEN search_int(v.old_price) END,
      'pictures', p.n, 'picture', p.picture))
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

// The vehicles are locked first: a change of pictures and one of the vehicle then follow each other, and the
// later one reads what the earlier wrote. A row that would stay as it is is left alone.
const refresh = sql`
  CREATE FUNCTION refresh_vehicle_search(ids int[] DEFAULT NULL) RETURNS int LANGUAGE plpgsql
    SET plan_cache_mode = force_custom_plan AS $$
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
        doc = excluded.doc, staff_doc = excluded.staff_doc, card = excluded.card
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

const terms = sql`
  CREATE FUNCTION search_term_source(only_kind text, only_ids int[])
    RETURNS TABLE (kind text, ref int, parent int, label text, norm text, phrase text) LANGUAGE sql STABLE AS $$
  SELECT * FROM (
    SELECT t.kind, t.ref, t.parent, t.label, search_norm(t.name) AS norm, search_norm(t.label) AS phrase FROM (
      SELECT 'make' AS kind, id AS ref, NULL::int AS parent, name AS label, name FROM manufacturers
      UNION ALL
      SELECT 'model', m.id, m.manufacturer_id, k.name || ' ' || m.name, m.name
        FROM models m JOIN manufacturers k ON k.id = m.manufacturer_id
      UNION ALL
      SELECT 'modelCode', c.id, c.model_id, c.model_code, c.model_code FROM model_codes c
      UNION ALL SELECT 'tag', id, NULL, name, name FROM tags
      UNION ALL SELECT 'bodyType', id, NULL, name, name FROM vehicle_types
      UNION ALL SELECT 'fuel', id, NULL, name, name FROM vehicle_fuel_types
      UNION ALL SELECT 'color', id, NULL, name, name FROM vehicle_colours
      UNION ALL SELECT 'driveTrain', id, NULL, name, name FROM vehicle_drive_trains
      UNION ALL SELECT 'transmission', id, NULL, name, name FROM vehicle_transmissions
    ) t
    WHERE (only_kind IS NULL OR t.kind = only_kind)
      AND (only_ids IS NULL OR t.ref = ANY (only_ids) OR (only_kind = 'model' AND t.parent = ANY (only_ids)))
  ) n WHERE n.norm <> ''
  $$;

  -- Brings the terms of one kind, or all, in line with the lists; popularity waits for refresh_search_popularity.
  -- With ids only those are touched; for models the ids may also be of their manufacturers.
  CREATE FUNCTION refresh_search_terms(only_kind text DEFAULT NULL, only_ids int[] DEFAULT NULL) RETURNS int
    LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
  DECLARE
    n int;
  BEGIN
    DELETE FROM search_term t
      WHERE (only_kind IS NULL OR t.kind = only_kind) AND (only_ids IS NULL OR t.ref = ANY (only_ids))
        AND NOT EXISTS (SELECT 1 FROM search_term_source(only_kind, only_ids) s WHERE s.kind = t.kind AND s.ref = t.ref);
    INSERT INTO search_term AS t (kind, ref, parent, label, norm, phrase)
      SELECT * FROM search_term_source(only_kind, only_ids) ORDER BY kind, ref
      ON CONFLICT (kind, ref) DO UPDATE SET parent = excluded.parent, label = excluded.label,
        norm = excluded.norm, phrase = excluded.phrase
      WHERE (t.parent, t.label, t.norm, t.phrase)
        IS DISTINCT FROM (excluded.parent, excluded.label, excluded.norm, excluded.phrase);
    GET DIAGNOSTICS n = ROW_COUNT;
    RETURN n;
  END $$;

  -- How many listed vehicles each term names; orders suggestions.
  CREATE FUNCTION refresh_search_popularity() RETURNS void LANGUAGE sql AS $$
    UPDATE search_term t SET popularity = c.n FROM (
      SELECT t.kind, t.ref, coalesce(c.n, 0) AS n FROM search_term t LEFT JOIN (
        SELECT CASE grouping(make_id, model_id, model_code, body, fuel, color, drive, trans)
            WHEN 127 THEN 'make' WHEN 191 THEN 'model' WHEN 223 THEN 'modelCode' WHEN 239 THEN 'bodyType'
            WHEN 247 THEN 'fuel' WHEN 251 THEN 'color' WHEN 253 THEN 'driveTrain' ELSE 'transmission' END AS kind,
          coalesce(make_id, model_id, model_code, body, fuel, color, drive, trans) AS ref, count(*)::int AS n
        FROM vehicle_search WHERE is_public
        GROUP BY GROUPING SETS ((make_id), (model_id), (model_code), (body), (fuel), (color), (drive), (trans))
        UNION ALL
        SELECT 'tag', tag, count(*)::int FROM vehicle_search, unnest(tags) tag WHERE is_public GROUP BY tag
      ) c USING (kind, ref)
    ) c WHERE c.kind = t.kind AND c.ref = t.ref AND t.popularity <> c.n
  $$;

  SELECT refresh_vehicle_search();
  SELECT refresh_search_terms();
  SELECT refresh_search_popularity();
`

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION IF EXISTS refresh_search_popularity(), refresh_search_terms(text, int[]),
      search_term_source(text, int[]), refresh_vehicle_search(int[]), vehicle_search_rows(int[]);
    DROP TABLE IF EXISTS vehicle_search_change, search_term, vehicle_search;
    DROP FUNCTION IF EXISTS search_norm(text), search_band(int, int[]), search_int(numeric, int);
  `)
}
