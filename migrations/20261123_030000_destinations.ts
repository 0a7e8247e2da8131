import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Countries that vehicles go to, and versions of what they say of import. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_destination_rules_status" AS ENUM('PROPOSED', 'APPROVED', 'REJECTED', 'WITHDRAWN');
  CREATE TABLE "destinations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"timezone" varchar NOT NULL,
  	"currency" varchar NOT NULL,
  	"active" boolean DEFAULT false NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "destination_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"destination_id" integer NOT NULL,
  	"kind" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"value" jsonb NOT NULL,
  	"applies_from" varchar,
  	"applies_to" varchar,
  	"source_name" varchar NOT NULL,
  	"source_url" varchar NOT NULL,
  	"checked_on" varchar NOT NULL,
  	"note" varchar,
  	"entered_by_id" integer,
  	"status" "enum_destination_rules_status" DEFAULT 'PROPOSED' NOT NULL,
  	"approved_by_id" integer,
  	"decided_at" timestamp(3) with time zone,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "destination_rules" ADD CONSTRAINT "destination_rules_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "destination_rules" ADD CONSTRAINT "destination_rules_entered_by_id_users_id_fk" FOREIGN KEY ("entered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "destination_rules" ADD CONSTRAINT "destination_rules_approved_by_id_users_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "destinations_country_idx" ON "destinations" USING btree ("country");
  CREATE UNIQUE INDEX "destinations_slug_idx" ON "destinations" USING btree ("slug");
  CREATE INDEX "destinations_updated_at_idx" ON "destinations" USING btree ("updated_at");
  CREATE INDEX "destinations_created_at_idx" ON "destinations" USING btree ("created_at");
  CREATE INDEX "destination_rules_destination_idx" ON "destination_rules" USING btree ("destination_id");
  CREATE INDEX "destination_rules_entered_by_idx" ON "destination_rules" USING btree ("entered_by_id");
  CREATE INDEX "destination_rules_approved_by_idx" ON "destination_rules" USING btree ("approved_by_id");
  CREATE INDEX "destination_rules_updated_at_idx" ON "destination_rules" USING btree ("updated_at");
  CREATE INDEX "destination_rules_created_at_idx" ON "destination_rules" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "destinations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "destination_rules" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "destinations" CASCADE;
  DROP TABLE "destination_rules" CASCADE;
  DROP TYPE "public"."enum_destination_rules_status";`)
}
