import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Whether a person typed the title of a vehicle. Of what is stored already, a title that is the built one, or that
 * differs from it in the year alone, was built; the latter had missed a change of the year and is put right.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "vehicles" ADD COLUMN "name_typed" boolean DEFAULT false;

    -- The title as rules/derive-vehicle builds it, without its year; null when neither make nor model has a name.
    CREATE FUNCTION vehicle_title_base(v vehicles) RETURNS text LANGUAGE sql STABLE AS $$
      SELECT CASE WHEN concat(btrim(mk.name), btrim(m.name)) <> '' THEN
        concat_ws(' ', nullif(btrim(mk.name), ''), nullif(btrim(m.name), ''), nullif(btrim(c.model_code), '')) END
      FROM (SELECT 1) one
      LEFT JOIN manufacturers mk ON mk.id = v.manufacturer_id
      LEFT JOIN models m ON m.id = v.model_id
      LEFT JOIN model_codes c ON c.id = v.model_code_id
    $$;

    UPDATE vehicles v SET name_typed = true
    FROM (SELECT id, vehicle_title_base(w) AS base FROM vehicles w) t
    WHERE t.id = v.id AND v.name <> '' AND v.name !~ '^Vehicle [0-9]{13}$'
      AND (t.base IS NULL OR NOT starts_with(v.name, t.base || ' ')
        OR substr(v.name, length(t.base) + 2) !~ '^[0-9]{4}$');
  `)
  const { rows } = await db.execute(sql`
    UPDATE vehicles v SET name = t.base || ' ' || v.year
    FROM (SELECT id, vehicle_title_base(w) AS base FROM vehicles w) t
    WHERE t.id = v.id AND NOT v.name_typed AND t.base IS NOT NULL AND v.year IS NOT NULL
      AND v.name <> t.base || ' ' || v.year
    RETURNING v.id`)
  const ids = rows.map((row) => Number(row.id))
  if (ids.length > 0) await db.execute(sql`SELECT refresh_vehicle_search(${sql.param(ids)}::int[])`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION IF EXISTS vehicle_title_base(vehicles);
    ALTER TABLE "vehicles" DROP COLUMN "name_typed";
  `)
}
