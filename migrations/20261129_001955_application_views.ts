import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Named views of applications. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "application_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"query" varchar,
  	"is_shared" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "application_views" ADD CONSTRAINT "application_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "application_views_user_idx" ON "application_views" USING btree ("user_id");
  CREATE INDEX "application_views_is_shared_idx" ON "application_views" USING btree ("is_shared");
  CREATE INDEX "application_views_updated_at_idx" ON "application_views" USING btree ("updated_at");
  CREATE INDEX "application_views_created_at_idx" ON "application_views" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "application_views" CASCADE;`)
}
