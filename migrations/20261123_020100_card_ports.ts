import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A vehicle's row of the search table, with more on its card. No vehicle has a port or a month yet, so that no row changes.
 */
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
      ${sql.raw(more)}
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

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(rows("'namedPort', v.named_port_id, 'firstRegistered', v.first_registered,"))
}

// Before the columns go.
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(rows(''))
  await db.execute(sql`SELECT refresh_vehicle_search()`)
}
