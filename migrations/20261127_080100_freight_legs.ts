import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "freights" ADD COLUMN "via_port_id" integer;
  ALTER TABLE "freights" ADD COLUMN "land_fee" varchar;
  ALTER TABLE "freights" ADD CONSTRAINT "freights_via_port_id_ports_id_fk" FOREIGN KEY ("via_port_id") REFERENCES "public"."ports"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "freights_via_port_idx" ON "freights" USING btree ("via_port_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "freights" DROP CONSTRAINT "freights_via_port_id_ports_id_fk";
  
  DROP INDEX "freights_via_port_idx";
  ALTER TABLE "freights" DROP COLUMN "via_port_id";
  ALTER TABLE "freights" DROP COLUMN "land_fee";`)
}
