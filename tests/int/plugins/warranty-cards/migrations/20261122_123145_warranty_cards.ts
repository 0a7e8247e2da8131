import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "warranty_providers" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" varchar NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

    CREATE TABLE "warranty_cards" (
	"id" serial PRIMARY KEY NOT NULL,
	"vehicle_id" integer,
	"provider_id" integer,
	"months" numeric,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

    ALTER TABLE "blog_posts" ADD COLUMN "warranty_cards_months" numeric;
    ALTER TABLE "blog_posts_locales" ADD COLUMN "warranty_cards_note" varchar;
    ALTER TABLE "_blog_posts_v" ADD COLUMN "version_warranty_cards_months" numeric;
    ALTER TABLE "_blog_posts_v_locales" ADD COLUMN "version_warranty_cards_note" varchar;
    ALTER TABLE "vehicles" ADD COLUMN "warranty_months" numeric;
    ALTER TABLE "vehicles" ADD COLUMN "warranty_transfers" boolean;
    ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "warranty_providers_id" integer;
    ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "warranty_cards_id" integer;
    ALTER TABLE "warranty_cards" ADD CONSTRAINT "warranty_cards_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
    ALTER TABLE "warranty_cards" ADD CONSTRAINT "warranty_cards_provider_id_warranty_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."warranty_providers"("id") ON DELETE set null ON UPDATE no action;
    CREATE INDEX "warranty_providers_name_idx" ON "warranty_providers" USING btree ("name");
    CREATE INDEX "warranty_providers_updated_at_idx" ON "warranty_providers" USING btree ("updated_at");
    CREATE INDEX "warranty_providers_created_at_idx" ON "warranty_providers" USING btree ("created_at");
    CREATE INDEX "warranty_cards_vehicle_idx" ON "warranty_cards" USING btree ("vehicle_id");
    CREATE INDEX "warranty_cards_provider_idx" ON "warranty_cards" USING btree ("provider_id");
    CREATE INDEX "warranty_cards_updated_at_idx" ON "warranty_cards" USING btree ("updated_at");
    CREATE INDEX "warranty_cards_created_at_idx" ON "warranty_cards" USING btree ("created_at");
    ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_warranty_providers_fk" FOREIGN KEY ("warranty_providers_id") REFERENCES "public"."warranty_providers"("id") ON DELETE cascade ON UPDATE no action;
    ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_warranty_cards_fk" FOREIGN KEY ("warranty_cards_id") REFERENCES "public"."warranty_cards"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "payload_locked_documents_rels_warranty_providers_id_idx" ON "payload_locked_documents_rels" USING btree ("warranty_providers_id");
    CREATE INDEX "payload_locked_documents_rels_warranty_cards_id_idx" ON "payload_locked_documents_rels" USING btree ("warranty_cards_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "warranty_providers" DISABLE ROW LEVEL SECURITY;
    ALTER TABLE "warranty_cards" DISABLE ROW LEVEL SECURITY;
    DROP TABLE "warranty_providers" CASCADE;
    DROP TABLE "warranty_cards" CASCADE;
    ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_warranty_providers_fk";

    ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_warranty_cards_fk";

    DROP INDEX "payload_locked_documents_rels_warranty_providers_id_idx";
    DROP INDEX "payload_locked_documents_rels_warranty_cards_id_idx";
    ALTER TABLE "blog_posts" DROP COLUMN "warranty_cards_months";
    ALTER TABLE "blog_posts_locales" DROP COLUMN "warranty_cards_note";
    ALTER TABLE "_blog_posts_v" DROP COLUMN "version_warranty_cards_months";
    ALTER TABLE "_blog_posts_v_locales" DROP COLUMN "version_warranty_cards_note";
    ALTER TABLE "vehicles" DROP COLUMN "warranty_months";
    ALTER TABLE "vehicles" DROP COLUMN "warranty_transfers";
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "warranty_providers_id";
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "warranty_cards_id";`)
}
