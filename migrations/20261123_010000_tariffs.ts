import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_showroom_offices_transport_currency" AS ENUM('USD', 'JPY', 'UGX', 'TZS', 'KES', 'BYN');
  CREATE TYPE "public"."enum_freights_currency" AS ENUM('USD', 'JPY', 'UGX', 'TZS', 'KES', 'BYN');
  CREATE TYPE "public"."enum_freights_basis" AS ENUM('unit', 'm3');
  CREATE TYPE "public"."enum_freights_method" AS ENUM('roro', 'container');
  CREATE TYPE "public"."enum_insurance_rates_fee_kind" AS ENUM('percent', 'flat');
  CREATE TYPE "public"."enum_insurance_rates_currency" AS ENUM('USD', 'JPY', 'UGX', 'TZS', 'KES', 'BYN');
  CREATE TABLE "freights" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"keyword" varchar NOT NULL,
  	"fee" varchar NOT NULL,
  	"currency" "enum_freights_currency" DEFAULT 'USD',
  	"basis" "enum_freights_basis" DEFAULT 'unit',
  	"method" "enum_freights_method" DEFAULT 'roro',
  	"vehicle_type_id" integer,
  	"origin_port_id" integer,
  	"origin_country" varchar,
  	"destination_port_id" integer,
  	"destination_country" varchar,
  	"lead_days" numeric,
  	"valid_from" varchar,
  	"valid_to" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "insurance_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"coverage" varchar NOT NULL,
  	"fee" varchar NOT NULL,
  	"fee_kind" "enum_insurance_rates_fee_kind" DEFAULT 'percent',
  	"minimum" varchar,
  	"currency" "enum_insurance_rates_currency" DEFAULT 'USD',
  	"keyword" varchar,
  	"used_in_prices" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "showroom_offices" ADD COLUMN "port_id" integer;
  ALTER TABLE "showroom_offices" ADD COLUMN "transport_fee" varchar;
  ALTER TABLE "showroom_offices" ADD COLUMN "transport_currency" "enum_showroom_offices_transport_currency" DEFAULT 'USD';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "freights_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "insurance_rates_id" integer;
  ALTER TABLE "freights" ADD CONSTRAINT "freights_vehicle_type_id_vehicle_types_id_fk" FOREIGN KEY ("vehicle_type_id") REFERENCES "public"."vehicle_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "freights" ADD CONSTRAINT "freights_origin_port_id_ports_id_fk" FOREIGN KEY ("origin_port_id") REFERENCES "public"."ports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "freights" ADD CONSTRAINT "freights_destination_port_id_ports_id_fk" FOREIGN KEY ("destination_port_id") REFERENCES "public"."ports"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "freights_keyword_idx" ON "freights" USING btree ("keyword");
  CREATE INDEX "freights_vehicle_type_idx" ON "freights" USING btree ("vehicle_type_id");
  CREATE INDEX "freights_origin_port_idx" ON "freights" USING btree ("origin_port_id");
  CREATE INDEX "freights_destination_port_idx" ON "freights" USING btree ("destination_port_id");
  CREATE INDEX "freights_updated_at_idx" ON "freights" USING btree ("updated_at");
  CREATE INDEX "freights_created_at_idx" ON "freights" USING btree ("created_at");
  CREATE INDEX "insurance_rates_coverage_idx" ON "insurance_rates" USING btree ("coverage");
  CREATE INDEX "insurance_rates_updated_at_idx" ON "insurance_rates" USING btree ("updated_at");
  CREATE INDEX "insurance_rates_created_at_idx" ON "insurance_rates" USING btree ("created_at");
  ALTER TABLE "showroom_offices" ADD CONSTRAINT "showroom_offices_port_id_ports_id_fk" FOREIGN KEY ("port_id") REFERENCES "public"."ports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_freights_fk" FOREIGN KEY ("freights_id") REFERENCES "public"."freights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_insurance_rates_fk" FOREIGN KEY ("insurance_rates_id") REFERENCES "public"."insurance_rates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "showroom_offices_port_idx" ON "showroom_offices" USING btree ("port_id");
  CREATE INDEX "payload_locked_documents_rels_freights_id_idx" ON "payload_locked_documents_rels" USING btree ("freights_id");
  CREATE INDEX "payload_locked_documents_rels_insurance_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("insurance_rates_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "freights" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "insurance_rates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "freights" CASCADE;
  DROP TABLE "insurance_rates" CASCADE;
  
  ALTER TABLE "showroom_offices" DROP CONSTRAINT "showroom_offices_port_id_ports_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_freights_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_insurance_rates_fk";
  
  DROP INDEX "showroom_offices_port_idx";
  DROP INDEX "payload_locked_documents_rels_freights_id_idx";
  DROP INDEX "payload_locked_documents_rels_insurance_rates_id_idx";
  ALTER TABLE "showroom_offices" DROP COLUMN "port_id";
  ALTER TABLE "showroom_offices" DROP COLUMN "transport_fee";
  ALTER TABLE "showroom_offices" DROP COLUMN "transport_currency";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "freights_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "insurance_rates_id";
  DROP TYPE "public"."enum_showroom_offices_transport_currency";
  DROP TYPE "public"."enum_freights_currency";
  DROP TYPE "public"."enum_freights_basis";
  DROP TYPE "public"."enum_freights_method";
  DROP TYPE "public"."enum_insurance_rates_fee_kind";
  DROP TYPE "public"."enum_insurance_rates_currency";`)
}
