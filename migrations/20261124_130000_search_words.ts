import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What buyers type, and what they mean by it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_search_words_kind" AS ENUM('make', 'model', 'color', 'bodyType', 'fuel', 'words');
    CREATE TABLE "search_words" (
      "id" serial PRIMARY KEY NOT NULL,
      "words" varchar NOT NULL,
      "kind" "enum_search_words_kind" DEFAULT 'make',
      "meaning" varchar NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_words_id" integer;
    CREATE INDEX "search_words_words_idx" ON "search_words" USING btree ("words");
    CREATE INDEX "search_words_meaning_idx" ON "search_words" USING btree ("meaning");
    CREATE INDEX "search_words_updated_at_idx" ON "search_words" USING btree ("updated_at");
    CREATE INDEX "search_words_created_at_idx" ON "search_words" USING btree ("created_at");
    ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_words_fk"
      FOREIGN KEY ("search_words_id") REFERENCES "public"."search_words"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "payload_locked_documents_rels_search_words_id_idx"
      ON "payload_locked_documents_rels" USING btree ("search_words_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_words_id";
    DROP TABLE "search_words";
    DROP TYPE "public"."enum_search_words_kind";`)
}
