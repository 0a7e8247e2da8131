import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Slides of the home page and of topic pages, the videos they show, and settings for search engines; each with a notice
 * that every process follows. Columns of vehicles for search engines.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_homepage_slides_type" AS ENUM('DEFAULT', 'CUSTOM_CONFIG');
  CREATE TYPE "public"."enum_homepage_slides_media_type" AS ENUM('image', 'video');
  CREATE TYPE "public"."enum_homepage_slides_placement" AS ENUM('homepage', 'topic-page');
  CREATE TYPE "public"."enum_seo_settings_page_type" AS ENUM('homepage', 'browse-stock', 'careers', 'global');
  CREATE TABLE "homepage_slides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum_homepage_slides_type" NOT NULL,
  	"media_id" integer,
  	"video" varchar,
  	"media_type" "enum_homepage_slides_media_type" DEFAULT 'image' NOT NULL,
  	"config" jsonb,
  	"title" varchar,
  	"subtitle" varchar,
  	"duration" numeric DEFAULT 6 NOT NULL,
  	"alt_text" varchar,
  	"href" varchar,
  	"enabled" boolean DEFAULT false NOT NULL,
  	"placement" "enum_homepage_slides_placement" DEFAULT 'homepage' NOT NULL,
  	"topic_page_id" integer,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "seo_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_type" "enum_seo_settings_page_type" NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"keywords" varchar,
  	"custom_code" varchar,
  	"custom_parts" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "homepage_slides" ADD CONSTRAINT "homepage_slides_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "homepage_slides" ADD CONSTRAINT "homepage_slides_topic_page_id_topic_pages_id_fk" FOREIGN KEY ("topic_page_id") REFERENCES "public"."topic_pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "homepage_slides_media_idx" ON "homepage_slides" USING btree ("media_id");
  CREATE INDEX "homepage_slides_topic_page_idx" ON "homepage_slides" USING btree ("topic_page_id");
  CREATE INDEX "homepage_slides_updated_at_idx" ON "homepage_slides" USING btree ("updated_at");
  CREATE INDEX "homepage_slides_created_at_idx" ON "homepage_slides" USING btree ("created_at");
  CREATE UNIQUE INDEX "seo_settings_page_type_idx" ON "seo_settings" USING btree ("page_type");
  CREATE INDEX "seo_settings_updated_at_idx" ON "seo_settings" USING btree ("updated_at");
  CREATE INDEX "seo_settings_created_at_idx" ON "seo_settings" USING btree ("created_at");

  CREATE TABLE content_videos (
    id serial PRIMARY KEY,
    filename text NOT NULL UNIQUE,
    content_type text NOT NULL CHECK (content_type IN ('video/mp4', 'video/webm')),
    bytes integer NOT NULL CHECK (bytes > 0),
    upload_id uuid,
    created_by integer,
    created_at timestamptz(3) NOT NULL DEFAULT now()
  );
  ALTER TABLE content_pictures DROP CONSTRAINT content_pictures_kind_check;
  ALTER TABLE content_pictures ADD CONSTRAINT content_pictures_kind_check CHECK (kind IN ('post', 'page', 'slide'));

  -- A slide of a page that is deleted goes with it; it must not appear on the home page instead.
  ALTER TABLE homepage_slides DROP CONSTRAINT homepage_slides_topic_page_id_topic_pages_id_fk;
  ALTER TABLE homepage_slides
    ADD CONSTRAINT homepage_slides_topic_page_id_topic_pages_id_fk FOREIGN KEY (topic_page_id)
      REFERENCES topic_pages (id) ON DELETE CASCADE,
    ADD CONSTRAINT homepage_slides_video_fk FOREIGN KEY (video) REFERENCES content_videos (filename),
    ADD CONSTRAINT homepage_slides_placement CHECK ((placement = 'topic-page') = (topic_page_id IS NOT NULL)),
    ADD CONSTRAINT homepage_slides_duration CHECK (duration BETWEEN 2 AND 60),
    ADD CONSTRAINT homepage_slides_complete CHECK (NOT enabled OR CASE WHEN type = 'CUSTOM_CONFIG' THEN config IS NOT NULL
      WHEN media_type = 'video' THEN video IS NOT NULL ELSE media_id IS NOT NULL END);
  CREATE INDEX homepage_slides_shown ON homepage_slides (placement, position, id) WHERE enabled;

  CREATE FUNCTION slides_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('kaido_slides', '');
    RETURN NULL;
  END $$;
  CREATE TRIGGER slides_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON homepage_slides
    FOR EACH STATEMENT EXECUTE FUNCTION slides_changed();

  CREATE FUNCTION seo_settings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('kaido_seo', '');
    RETURN NULL;
  END $$;
  CREATE TRIGGER seo_settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON seo_settings
    FOR EACH STATEMENT EXECUTE FUNCTION seo_settings_changed();

  -- Lists of the company's settings are rows of this table, the hosts of scripts among them.
  CREATE FUNCTION script_hosts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('kaido_script_hosts', '');
    RETURN NULL;
  END $$;
  CREATE TRIGGER script_hosts_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON company_settings_texts
    FOR EACH STATEMENT EXECUTE FUNCTION script_hosts_changed();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP FUNCTION script_hosts_changed() CASCADE;
  DROP FUNCTION seo_settings_changed() CASCADE;
  DROP FUNCTION slides_changed() CASCADE;
  DROP TABLE "homepage_slides" CASCADE;
  DROP TABLE "seo_settings" CASCADE;
  DROP TABLE content_videos;
  DELETE FROM content_pictures WHERE kind = 'slide';
  ALTER TABLE content_pictures DROP CONSTRAINT content_pictures_kind_check;
  ALTER TABLE content_pictures ADD CONSTRAINT content_pictures_kind_check CHECK (kind IN ('post', 'page'));
  DROP TYPE "public"."enum_homepage_slides_type";
  DROP TYPE "public"."enum_homepage_slides_media_type";
  DROP TYPE "public"."enum_homepage_slides_placement";
  DROP TYPE "public"."enum_seo_settings_page_type";`)
}
