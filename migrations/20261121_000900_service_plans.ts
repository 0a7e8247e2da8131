import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Service plans: what is sold beside a vehicle. Names and slugs are unique without case. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_service_plans_kind" AS ENUM('warranty', 'maintenance', 'roadside', 'inspection');
    CREATE TABLE "service_plans" (
      "id" serial PRIMARY KEY NOT NULL,
      "name" varchar NOT NULL,
      "slug" varchar,
      "kind" "enum_service_plans_kind" NOT NULL,
      "months" numeric,
      "mileage_cap" numeric,
      "covered" varchar,
      "excluded" varchar,
      "price" numeric,
      "currency" varchar DEFAULT 'USD',
      "active" boolean DEFAULT true,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_plans_id" integer;
    ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_plans_fk"
      FOREIGN KEY ("service_plans_id") REFERENCES "public"."service_plans"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "payload_locked_documents_rels_service_plans_id_idx"
      ON "payload_locked_documents_rels" USING btree ("service_plans_id");
    CREATE UNIQUE INDEX "service_plans_slug_idx" ON "service_plans" USING btree ("slug");
    CREATE UNIQUE INDEX "service_plans_name_lower_idx" ON "service_plans" (lower("name"));
    CREATE INDEX "service_plans_updated_at_idx" ON "service_plans" USING btree ("updated_at");
    CREATE INDEX "service_plans_created_at_idx" ON "service_plans" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_plans_id";
    DROP TABLE "service_plans";
    DROP TYPE "public"."enum_service_plans_kind";`)
}
