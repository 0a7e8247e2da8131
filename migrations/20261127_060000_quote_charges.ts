import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the delivery charges of a quote are made of. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quotes" ADD COLUMN "inland_transport" numeric;
  ALTER TABLE "quotes" ADD COLUMN "sea_freight" numeric;
  ALTER TABLE "quotes" ADD COLUMN "insurance" numeric;
  ALTER TABLE "quotes" ADD COLUMN "inspection" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quotes" DROP COLUMN "inland_transport";
  ALTER TABLE "quotes" DROP COLUMN "sea_freight";
  ALTER TABLE "quotes" DROP COLUMN "insurance";
  ALTER TABLE "quotes" DROP COLUMN "inspection";`)
}
