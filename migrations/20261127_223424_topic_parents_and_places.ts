import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which page another one is below, and where showrooms are on the map. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "topic_pages" ADD COLUMN "parent_id" integer;
  ALTER TABLE "_topic_pages_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "showroom_offices" ADD COLUMN "latitude" numeric;
  ALTER TABLE "showroom_offices" ADD COLUMN "longitude" numeric;
  ALTER TABLE "topic_pages" ADD CONSTRAINT "topic_pages_parent_id_topic_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."topic_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_topic_pages_v" ADD CONSTRAINT "_topic_pages_v_version_parent_id_topic_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."topic_pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "topic_pages_parent_idx" ON "topic_pages" USING btree ("parent_id");
  CREATE INDEX "_topic_pages_v_version_version_parent_idx" ON "_topic_pages_v" USING btree ("version_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "topic_pages" DROP CONSTRAINT "topic_pages_parent_id_topic_pages_id_fk";
  ALTER TABLE "_topic_pages_v" DROP CONSTRAINT "_topic_pages_v_version_parent_id_topic_pages_id_fk";
  DROP INDEX "topic_pages_parent_idx";
  DROP INDEX "_topic_pages_v_version_version_parent_idx";
  ALTER TABLE "topic_pages" DROP COLUMN "parent_id";
  ALTER TABLE "_topic_pages_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "showroom_offices" DROP COLUMN "latitude";
  ALTER TABLE "showroom_offices" DROP COLUMN "longitude";`)
}
