import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Orders and filters of staff lists, which show vehicles of every status: the indexes of orders hold all rows
 * from now on, not only public ones, which they serve as well, four rows of five being public.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(drop)
  await db.execute(sql`
    CREATE INDEX vs_updated ON vehicle_search (updated DESC, vehicle_id DESC);
    CREATE INDEX vs_price ON vehicle_search (price, vehicle_id);
    CREATE INDEX vs_price_desc ON vehicle_search (price DESC NULLS LAST, vehicle_id DESC);
    CREATE INDEX vs_year ON vehicle_search (year, vehicle_id);
    CREATE INDEX vs_mileage ON vehicle_search (mileage, vehicle_id);
    CREATE INDEX vs_make_new ON vehicle_search (make_id, listed DESC, vehicle_id DESC);
    CREATE INDEX vs_body_price ON vehicle_search (body, price, vehicle_id);
    CREATE INDEX vs_status ON vehicle_search (status, updated DESC, vehicle_id DESC);
    CREATE INDEX vs_showroom ON vehicle_search (showroom, updated DESC, vehicle_id DESC);
    CREATE INDEX vs_name ON vehicle_search ((card ->> 'name'), vehicle_id);
    -- Everything that the stock figures add up, without the vehicles' own wide rows.
    CREATE INDEX vehicles_stock_figures_idx ON vehicles (showroom_id, status, created_at) INCLUDE (price)
      WHERE deleted_at IS NULL;
  `)
}

const drop = sql`
  DROP INDEX IF EXISTS vs_updated, vs_price, vs_price_desc, vs_year, vs_mileage, vs_make_new, vs_body_price,
    vs_status, vs_showroom, vs_name, vehicles_stock_figures_idx
`

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(drop)
  await db.execute(sql`
    CREATE INDEX vs_updated ON vehicle_search (updated DESC, vehicle_id DESC) WHERE is_public;
    CREATE INDEX vs_price ON vehicle_search (price, vehicle_id) WHERE is_public;
    CREATE INDEX vs_price_desc ON vehicle_search (price DESC NULLS LAST, vehicle_id DESC) WHERE is_public;
    CREATE INDEX vs_year ON vehicle_search (year, vehicle_id) WHERE is_public;
    CREATE INDEX vs_mileage ON vehicle_search (mileage, vehicle_id) WHERE is_public;
    CREATE INDEX vs_make_new ON vehicle_search (make_id, listed DESC, vehicle_id DESC) WHERE is_public;
    CREATE INDEX vs_body_price ON vehicle_search (body, price, vehicle_id) WHERE is_public;
  `)
}
