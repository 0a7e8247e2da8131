import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Finds the newest vehicles with a frame number's code, the beginning of a VIN, or a model code. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX vehicles_chassis_code_idx ON vehicles (left(upper(split_part(chassis, '-', 1)), 8), id DESC)
      WHERE deleted_at IS NULL;
    CREATE INDEX vehicles_model_code_newest_idx ON vehicles (model_code_id, id DESC) WHERE deleted_at IS NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX IF EXISTS vehicles_chassis_code_idx, vehicles_model_code_newest_idx`)
}
