import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_inspections_result" AS ENUM('passed', 'failed');
    CREATE TABLE "inspections" (
	"id" serial PRIMARY KEY NOT NULL,
	"vehicle_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"inspected_on" timestamp(3) with time zone NOT NULL,
	"result" "enum_inspections_result" NOT NULL,
	"certificate_number" varchar,
	"remarks" varchar,
	"file_key" varchar,
	"file_name" varchar,
	"file_type" varchar,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

    ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "inspections_id" integer;
    ALTER TABLE "inspections" ADD CONSTRAINT "inspections_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "inspections" ADD CONSTRAINT "inspections_company_id_inspection_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."inspection_companies"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "inspections_vehicle_idx" ON "inspections" USING btree ("vehicle_id");
    CREATE INDEX "inspections_company_idx" ON "inspections" USING btree ("company_id");
    CREATE INDEX "inspections_updated_at_idx" ON "inspections" USING btree ("updated_at");
    CREATE INDEX "inspections_created_at_idx" ON "inspections" USING btree ("created_at");
    ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inspections_fk" FOREIGN KEY ("inspections_id") REFERENCES "public"."inspections"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "payload_locked_documents_rels_inspections_id_idx" ON "payload_locked_documents_rels" USING btree ("inspections_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_inspections_fk";
    DROP INDEX "payload_locked_documents_rels_inspections_id_idx";
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "inspections_id";
    ALTER TABLE "inspections" DISABLE ROW LEVEL SECURITY;
    DROP TABLE "inspections" CASCADE;
    DROP TYPE "public"."enum_inspections_result";`)
}
