import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Texts of e-mails that wait for an administrator. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mail_text_changes_status" AS ENUM('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN');
  CREATE TABLE "mail_text_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"subject_before" varchar NOT NULL,
  	"body_before" varchar NOT NULL,
  	"status" "enum_mail_text_changes_status" DEFAULT 'PENDING' NOT NULL,
  	"proposed_by_id" integer NOT NULL,
  	"decided_by_id" integer,
  	"decided_at" timestamp(3) with time zone,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "mail_text_changes" ADD CONSTRAINT "mail_text_changes_proposed_by_id_users_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mail_text_changes" ADD CONSTRAINT "mail_text_changes_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "mail_text_changes_key_idx" ON "mail_text_changes" USING btree ("key");
  CREATE INDEX "mail_text_changes_proposed_by_idx" ON "mail_text_changes" USING btree ("proposed_by_id");
  CREATE INDEX "mail_text_changes_decided_by_idx" ON "mail_text_changes" USING btree ("decided_by_id");
  CREATE INDEX "mail_text_changes_updated_at_idx" ON "mail_text_changes" USING btree ("updated_at");
  CREATE INDEX "mail_text_changes_created_at_idx" ON "mail_text_changes" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "mail_text_changes" CASCADE;
  DROP TYPE "public"."enum_mail_text_changes_status";`)
}
