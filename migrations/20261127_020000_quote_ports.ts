import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The port of destination of a quote, and when a down payment is due. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quotes" ADD COLUMN "port_id" integer;
  ALTER TABLE "company_settings" ADD COLUMN "down_payment_days" numeric DEFAULT 5;
  ALTER TABLE "_company_settings_v" ADD COLUMN "version_down_payment_days" numeric DEFAULT 5;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_port_id_ports_id_fk" FOREIGN KEY ("port_id") REFERENCES "public"."ports"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "quotes_port_idx" ON "quotes" USING btree ("port_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quotes" DROP CONSTRAINT "quotes_port_id_ports_id_fk";
  
  DROP INDEX "quotes_port_idx";
  ALTER TABLE "quotes" DROP COLUMN "port_id";
  ALTER TABLE "company_settings" DROP COLUMN "down_payment_days";
  ALTER TABLE "_company_settings_v" DROP COLUMN "version_down_payment_days";`)
}
