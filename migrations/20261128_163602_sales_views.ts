import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sales_views_list" AS ENUM('standard-quotes', 'order-on-demand', 'orders', 'standard-orders', 'advanced-orders', 'payments');
  CREATE TABLE "sales_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"list" "enum_sales_views_list" NOT NULL,
  	"name" varchar NOT NULL,
  	"query" varchar,
  	"is_shared" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "sales_views" ADD CONSTRAINT "sales_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sales_views_user_idx" ON "sales_views" USING btree ("user_id");
  CREATE INDEX "sales_views_is_shared_idx" ON "sales_views" USING btree ("is_shared");
  CREATE INDEX "sales_views_updated_at_idx" ON "sales_views" USING btree ("updated_at");
  CREATE INDEX "sales_views_created_at_idx" ON "sales_views" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sales_views" CASCADE;
  DROP TYPE "public"."enum_sales_views_list";`)
}
