import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Named views of the queue of tickets. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "ticket_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"query" varchar,
  	"is_shared" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "ticket_views" ADD CONSTRAINT "ticket_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "ticket_views_user_idx" ON "ticket_views" USING btree ("user_id");
  CREATE INDEX "ticket_views_is_shared_idx" ON "ticket_views" USING btree ("is_shared");
  CREATE INDEX "ticket_views_updated_at_idx" ON "ticket_views" USING btree ("updated_at");
  CREATE INDEX "ticket_views_created_at_idx" ON "ticket_views" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "ticket_views" CASCADE;`)
}
