import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_vehicles_inspection_status" AS ENUM('passed', 'failed');
    ALTER TABLE "vehicles" ADD COLUMN "inspection_status" "enum_vehicles_inspection_status";
    ALTER TABLE "vehicles" ADD COLUMN "inspected_on" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "vehicles" DROP COLUMN "inspection_status";
    ALTER TABLE "vehicles" DROP COLUMN "inspected_on";
    DROP TYPE "public"."enum_vehicles_inspection_status";`)
}
