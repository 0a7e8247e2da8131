import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Company names and inspection companies. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "company_names" (
      "id" serial PRIMARY KEY NOT NULL,
      "company_name" varchar NOT NULL,
      "country" varchar,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    CREATE TABLE "inspection_companies" (
      "id" serial PRIMARY KEY NOT NULL,
      "company_name" varchar NOT NULL,
      "service_area" varchar,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "company_names_id" integer;
    ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "inspection_companies_id" integer;
    CREATE INDEX "company_names_company_name_idx" ON "company_names" USING btree ("company_name");
    CREATE INDEX "company_names_updated_at_idx" ON "company_names" USING btree ("updated_at");
    CREATE INDEX "company_names_created_at_idx" ON "company_names" USING btree ("created_at");
    CREATE INDEX "inspection_companies_company_name_idx" ON "inspection_companies" USING btree ("company_name");
    CREATE INDEX "inspection_companies_updated_at_idx" ON "inspection_companies" USING btree ("updated_at");
    CREATE INDEX "inspection_companies_created_at_idx" ON "inspection_companies" USING btree ("created_at");
    ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_company_names_fk"
      FOREIGN KEY ("company_names_id") REFERENCES "public"."company_names"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inspection_companies_fk"
      FOREIGN KEY ("inspection_companies_id") REFERENCES "public"."inspection_companies"("id")
      ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "payload_locked_documents_rels_company_names_id_idx"
      ON "payload_locked_documents_rels" USING btree ("company_names_id");
    CREATE INDEX "payload_locked_documents_rels_inspection_companies_id_idx"
      ON "payload_locked_documents_rels" USING btree ("inspection_companies_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "company_names_id", DROP COLUMN "inspection_companies_id";
    DROP TABLE "company_names", "inspection_companies";`)
}
