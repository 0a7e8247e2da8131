import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Topic pages with their versions; every route at which a page has been published, so that old addresses lead to it; and
 * a notice of what readers see, which header and footer follow.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_topic_pages_footer_column" AS ENUM('buying', 'company', 'rules');
  CREATE TYPE "public"."enum_topic_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__topic_pages_v_version_footer_column" AS ENUM('buying', 'company', 'rules');
  CREATE TYPE "public"."enum__topic_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__topic_pages_v_published_locale" AS ENUM('en', 'ru', 'sw');
  CREATE TABLE "topic_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"route" varchar,
  	"footer_column" "enum_topic_pages_footer_column",
  	"position" numeric,
  	"show_in_header" boolean DEFAULT false,
  	"show_in_additional_plan" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_topic_pages_status" DEFAULT 'draft'
  );
  CREATE TABLE "topic_pages_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"content" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  CREATE TABLE "_topic_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_route" varchar,
  	"version_footer_column" "enum__topic_pages_v_version_footer_column",
  	"version_position" numeric,
  	"version_show_in_header" boolean DEFAULT false,
  	"version_show_in_additional_plan" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__topic_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__topic_pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  CREATE TABLE "_topic_pages_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_content" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "topic_pages_id" integer;
  ALTER TABLE "topic_pages_locales" ADD CONSTRAINT "topic_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."topic_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_topic_pages_v" ADD CONSTRAINT "_topic_pages_v_parent_id_topic_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."topic_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_topic_pages_v_locales" ADD CONSTRAINT "_topic_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_topic_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "topic_pages_route_idx" ON "topic_pages" USING btree ("route");
  CREATE INDEX "topic_pages_updated_at_idx" ON "topic_pages" USING btree ("updated_at");
  CREATE INDEX "topic_pages_created_at_idx" ON "topic_pages" USING btree ("created_at");
  CREATE INDEX "topic_pages__status_idx" ON "topic_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "topic_pages_locales_locale_parent_id_unique" ON "topic_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_topic_pages_v_parent_idx" ON "_topic_pages_v" USING btree ("parent_id");
  CREATE INDEX "_topic_pages_v_version_version_route_idx" ON "_topic_pages_v" USING btree ("version_route");
  CREATE INDEX "_topic_pages_v_version_version_updated_at_idx" ON "_topic_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_topic_pages_v_version_version_created_at_idx" ON "_topic_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_topic_pages_v_version_version__status_idx" ON "_topic_pages_v" USING btree ("version__status");
  CREATE INDEX "_topic_pages_v_created_at_idx" ON "_topic_pages_v" USING btree ("created_at");
  CREATE INDEX "_topic_pages_v_updated_at_idx" ON "_topic_pages_v" USING btree ("updated_at");
  CREATE INDEX "_topic_pages_v_snapshot_idx" ON "_topic_pages_v" USING btree ("snapshot");
  CREATE INDEX "_topic_pages_v_published_locale_idx" ON "_topic_pages_v" USING btree ("published_locale");
  CREATE INDEX "_topic_pages_v_latest_idx" ON "_topic_pages_v" USING btree ("latest");
  CREATE INDEX "_topic_pages_v_autosave_idx" ON "_topic_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_topic_pages_v_locales_locale_parent_id_unique" ON "_topic_pages_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_topic_pages_fk" FOREIGN KEY ("topic_pages_id") REFERENCES "public"."topic_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_topic_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("topic_pages_id");

  CREATE UNIQUE INDEX topic_pages_route_once ON topic_pages (lower(route));

  CREATE TABLE topic_page_routes (
    route text PRIMARY KEY,
    page_id integer NOT NULL REFERENCES topic_pages (id) ON DELETE CASCADE
  );
  CREATE INDEX topic_page_routes_page_idx ON topic_page_routes (page_id);

  -- A route leads to the page that was published at it last.
  CREATE FUNCTION topic_page_published() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO topic_page_routes (route, page_id) VALUES (NEW.route, NEW.id)
      ON CONFLICT (route) DO UPDATE SET page_id = EXCLUDED.page_id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER topic_page_published AFTER INSERT OR UPDATE ON topic_pages
    FOR EACH ROW WHEN (NEW._status = 'published' AND NEW.route IS NOT NULL) EXECUTE FUNCTION topic_page_published();

  CREATE FUNCTION topic_pages_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('kaido_topic_pages', '');
    RETURN NULL;
  END $$;
  CREATE TRIGGER topic_pages_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON topic_pages
    FOR EACH STATEMENT EXECUTE FUNCTION topic_pages_changed();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE topic_page_routes CASCADE;
  DROP FUNCTION topic_pages_changed() CASCADE;
  DROP FUNCTION topic_page_published() CASCADE;
  DROP TABLE "topic_pages" CASCADE;
  DROP TABLE "topic_pages_locales" CASCADE;
  DROP TABLE "_topic_pages_v" CASCADE;
  DROP TABLE "_topic_pages_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_topic_pages_fk";
  DROP INDEX "payload_locked_documents_rels_topic_pages_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "topic_pages_id";
  DROP TYPE "public"."enum_topic_pages_footer_column";
  DROP TYPE "public"."enum_topic_pages_status";
  DROP TYPE "public"."enum__topic_pages_v_version_footer_column";
  DROP TYPE "public"."enum__topic_pages_v_version_status";
  DROP TYPE "public"."enum__topic_pages_v_published_locale";`)
}
