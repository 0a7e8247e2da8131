import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" ADD COLUMN "first_registered" varchar;
  ALTER TABLE "vehicles" ADD COLUMN "named_port_id" integer;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_named_port_id_ports_id_fk" FOREIGN KEY ("named_port_id") REFERENCES "public"."ports"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "vehicles_named_port_idx" ON "vehicles" USING btree ("named_port_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicles" DROP CONSTRAINT "vehicles_named_port_id_ports_id_fk";
  
  DROP INDEX "vehicles_named_port_idx";
  ALTER TABLE "vehicles" DROP COLUMN "first_registered";
  ALTER TABLE "vehicles" DROP COLUMN "named_port_id";`)
}
