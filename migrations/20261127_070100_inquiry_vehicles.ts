import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The vehicle of the stock that an inquiry is about, and its showroom. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicle_inquiries" ADD COLUMN "vehicle_id" integer;
  ALTER TABLE "vehicle_inquiries" ADD COLUMN "showroom_id" integer;
  ALTER TABLE "vehicle_inquiries" ADD CONSTRAINT "vehicle_inquiries_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_inquiries" ADD CONSTRAINT "vehicle_inquiries_showroom_id_showroom_offices_id_fk" FOREIGN KEY ("showroom_id") REFERENCES "public"."showroom_offices"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "vehicle_inquiries_vehicle_idx" ON "vehicle_inquiries" USING btree ("vehicle_id");
  CREATE INDEX "vehicle_inquiries_showroom_idx" ON "vehicle_inquiries" USING btree ("showroom_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vehicle_inquiries" DROP CONSTRAINT "vehicle_inquiries_vehicle_id_vehicles_id_fk";
  
  ALTER TABLE "vehicle_inquiries" DROP CONSTRAINT "vehicle_inquiries_showroom_id_showroom_offices_id_fk";
  
  DROP INDEX "vehicle_inquiries_vehicle_idx";
  DROP INDEX "vehicle_inquiries_showroom_idx";
  ALTER TABLE "vehicle_inquiries" DROP COLUMN "vehicle_id";
  ALTER TABLE "vehicle_inquiries" DROP COLUMN "showroom_id";`)
}
