import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What a customer on demand wants it to cost, and in what condition. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quotes_wanted_mileage_unit" AS ENUM('mi', 'km');
  CREATE TYPE "public"."enum_quotes_wanted_budget_currency" AS ENUM('USD', 'JPY', 'UGX', 'TZS', 'KES', 'BYN');
  ALTER TABLE "quotes" ADD COLUMN "wanted_chassis_code" varchar;
  ALTER TABLE "quotes" ADD COLUMN "wanted_auction_grade" varchar;
  ALTER TABLE "quotes" ADD COLUMN "wanted_mileage" numeric;
  ALTER TABLE "quotes" ADD COLUMN "wanted_mileage_unit" "enum_quotes_wanted_mileage_unit";
  ALTER TABLE "quotes" ADD COLUMN "wanted_budget" numeric;
  ALTER TABLE "quotes" ADD COLUMN "wanted_budget_currency" "enum_quotes_wanted_budget_currency";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quotes" DROP COLUMN "wanted_chassis_code";
  ALTER TABLE "quotes" DROP COLUMN "wanted_auction_grade";
  ALTER TABLE "quotes" DROP COLUMN "wanted_mileage";
  ALTER TABLE "quotes" DROP COLUMN "wanted_mileage_unit";
  ALTER TABLE "quotes" DROP COLUMN "wanted_budget";
  ALTER TABLE "quotes" DROP COLUMN "wanted_budget_currency";
  DROP TYPE "public"."enum_quotes_wanted_mileage_unit";
  DROP TYPE "public"."enum_quotes_wanted_budget_currency";`)
}
