import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Folders of images, and what the list of images is searched by. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "image_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "folder_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "image_folders_id" integer;
  CREATE INDEX "image_folders_updated_at_idx" ON "image_folders" USING btree ("updated_at");
  CREATE INDEX "image_folders_created_at_idx" ON "image_folders" USING btree ("created_at");
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_image_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."image_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_image_folders_fk" FOREIGN KEY ("image_folders_id") REFERENCES "public"."image_folders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  CREATE INDEX "payload_locked_documents_rels_image_folders_id_idx" ON "payload_locked_documents_rels" USING btree ("image_folders_id");
  CREATE UNIQUE INDEX image_folders_name_lower_idx ON image_folders (lower(name));
  CREATE INDEX media_filename_search_idx ON media USING gin (filename gin_trgm_ops);
  CREATE INDEX media_alt_search_idx ON media USING gin (alt gin_trgm_ops);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX media_alt_search_idx, media_filename_search_idx;
  ALTER TABLE "image_folders" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "image_folders" CASCADE;
  ALTER TABLE "media" DROP CONSTRAINT "media_folder_id_image_folders_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_image_folders_fk";
  
  DROP INDEX "media_folder_idx";
  DROP INDEX "payload_locked_documents_rels_image_folders_id_idx";
  ALTER TABLE "media" DROP COLUMN "folder_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "image_folders_id";`)
}
