import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_customs_value_lists_status" AS ENUM('DRAFT', 'IN_USE', 'RETIRED');
    CREATE TABLE "customs_value_lists" (
      "id" serial PRIMARY KEY NOT NULL,
      "name" varchar NOT NULL,
      "country" varchar NOT NULL,
      "currency" varchar NOT NULL,
      "applies_from" varchar NOT NULL,
      "source_name" varchar NOT NULL,
      "source_url" varchar,
      "checked_on" varchar NOT NULL,
      "status" "enum_customs_value_lists_status" DEFAULT 'DRAFT' NOT NULL,
      "lines" numeric DEFAULT 0 NOT NULL,
      "file_name" varchar,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    CREATE INDEX "customs_value_lists_name_idx" ON "customs_value_lists" USING btree ("name");
    CREATE INDEX "customs_value_lists_country_idx" ON "customs_value_lists" USING btree ("country");
    CREATE INDEX "customs_value_lists_currency_idx" ON "customs_value_lists" USING btree ("currency");
    CREATE INDEX "customs_value_lists_source_name_idx" ON "customs_value_lists" USING btree ("source_name");
    CREATE INDEX "customs_value_lists_updated_at_idx" ON "customs_value_lists" USING btree ("updated_at");
    CREATE INDEX "customs_value_lists_created_at_idx" ON "customs_value_lists" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE "customs_value_lists" CASCADE;
    DROP TYPE "public"."enum_customs_value_lists_status";`)
}
