import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_company_settings_price_type" AS ENUM('FOB', 'CIF', 'DDP');
  CREATE TYPE "public"."enum_company_settings_mileage_unit" AS ENUM('miles', 'km');
  CREATE TYPE "public"."enum__company_settings_v_version_price_type" AS ENUM('FOB', 'CIF', 'DDP');
  CREATE TYPE "public"."enum__company_settings_v_version_mileage_unit" AS ENUM('miles', 'km');
  CREATE TABLE "company_settings_bank_accounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"currency" varchar NOT NULL,
  	"bank_name" varchar NOT NULL,
  	"account_name" varchar NOT NULL,
  	"account_number" varchar NOT NULL,
  	"swift" varchar,
  	"bank_address" varchar
  );
  
  CREATE TABLE "company_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"trade_name" varchar DEFAULT 'Kaido' NOT NULL,
  	"legal_name" varchar,
  	"registration_number" varchar,
  	"tax_number" varchar,
  	"motto" varchar DEFAULT 'the sea road',
  	"purpose" varchar DEFAULT 'used vehicles for export',
  	"description" varchar DEFAULT 'Used vehicles for export, each with its price term and every known fact.',
  	"logo_id" integer,
  	"dark_logo_id" integer,
  	"favicon_id" integer,
  	"address" varchar,
  	"whatsapp" varchar,
  	"sales_email" varchar,
  	"support_email" varchar,
  	"billing_email" varchar,
  	"careers_email" varchar,
  	"opening_hours" varchar,
  	"timezone" varchar DEFAULT 'UTC',
  	"facebook" varchar,
  	"instagram" varchar,
  	"youtube" varchar,
  	"x" varchar,
  	"linkedin" varchar,
  	"tiktok" varchar,
  	"default_currency" varchar DEFAULT 'USD',
  	"price_type" "enum_company_settings_price_type" DEFAULT 'FOB',
  	"mileage_unit" "enum_company_settings_mileage_unit" DEFAULT 'miles',
  	"validity_days" numeric DEFAULT 30,
  	"reservation_days" numeric DEFAULT 14,
  	"hold_hours" numeric DEFAULT 48,
  	"max_negotiation_rounds" numeric DEFAULT 2,
  	"low_stock_threshold" numeric DEFAULT 2,
  	"payment_method" varchar,
  	"proforma_terms" varchar,
  	"cookie_text" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "company_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_company_settings_v_version_bank_accounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"currency" varchar NOT NULL,
  	"bank_name" varchar NOT NULL,
  	"account_name" varchar NOT NULL,
  	"account_number" varchar NOT NULL,
  	"swift" varchar,
  	"bank_address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_trade_name" varchar DEFAULT 'Kaido' NOT NULL,
  	"version_legal_name" varchar,
  	"version_registration_number" varchar,
  	"version_tax_number" varchar,
  	"version_motto" varchar DEFAULT 'the sea road',
  	"version_purpose" varchar DEFAULT 'used vehicles for export',
  	"version_description" varchar DEFAULT 'Used vehicles for export, each with its price term and every known fact.',
  	"version_logo_id" integer,
  	"version_dark_logo_id" integer,
  	"version_favicon_id" integer,
  	"version_address" varchar,
  	"version_whatsapp" varchar,
  	"version_sales_email" varchar,
  	"version_support_email" varchar,
  	"version_billing_email" varchar,
  	"version_careers_email" varchar,
  	"version_opening_hours" varchar,
  	"version_timezone" varchar DEFAULT 'UTC',
  	"version_facebook" varchar,
  	"version_instagram" varchar,
  	"version_youtube" varchar,
  	"version_x" varchar,
  	"version_linkedin" varchar,
  	"version_tiktok" varchar,
  	"version_default_currency" varchar DEFAULT 'USD',
  	"version_price_type" "enum__company_settings_v_version_price_type" DEFAULT 'FOB',
  	"version_mileage_unit" "enum__company_settings_v_version_mileage_unit" DEFAULT 'miles',
  	"version_validity_days" numeric DEFAULT 30,
  	"version_reservation_days" numeric DEFAULT 14,
  	"version_hold_hours" numeric DEFAULT 48,
  	"version_max_negotiation_rounds" numeric DEFAULT 2,
  	"version_low_stock_threshold" numeric DEFAULT 2,
  	"version_payment_method" varchar,
  	"version_proforma_terms" varchar,
  	"version_cookie_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_company_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "company_settings_bank_accounts" ADD CONSTRAINT "company_settings_bank_accounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_dark_logo_id_media_id_fk" FOREIGN KEY ("dark_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_favicon_id_media_id_fk" FOREIGN KEY ("favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_settings_texts" ADD CONSTRAINT "company_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_settings_v_version_bank_accounts" ADD CONSTRAINT "_company_settings_v_version_bank_accounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_settings_v" ADD CONSTRAINT "_company_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_settings_v" ADD CONSTRAINT "_company_settings_v_version_dark_logo_id_media_id_fk" FOREIGN KEY ("version_dark_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_settings_v" ADD CONSTRAINT "_company_settings_v_version_favicon_id_media_id_fk" FOREIGN KEY ("version_favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_settings_v_texts" ADD CONSTRAINT "_company_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_company_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "company_settings_bank_accounts_order_idx" ON "company_settings_bank_accounts" USING btree ("_order");
  CREATE INDEX "company_settings_bank_accounts_parent_id_idx" ON "company_settings_bank_accounts" USING btree ("_parent_id");
  CREATE INDEX "company_settings_trade_name_idx" ON "company_settings" USING btree ("trade_name");
  CREATE INDEX "company_settings_logo_idx" ON "company_settings" USING btree ("logo_id");
  CREATE INDEX "company_settings_dark_logo_idx" ON "company_settings" USING btree ("dark_logo_id");
  CREATE INDEX "company_settings_favicon_idx" ON "company_settings" USING btree ("favicon_id");
  CREATE INDEX "company_settings_texts_order_parent" ON "company_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_company_settings_v_version_bank_accounts_order_idx" ON "_company_settings_v_version_bank_accounts" USING btree ("_order");
  CREATE INDEX "_company_settings_v_version_bank_accounts_parent_id_idx" ON "_company_settings_v_version_bank_accounts" USING btree ("_parent_id");
  CREATE INDEX "_company_settings_v_version_version_trade_name_idx" ON "_company_settings_v" USING btree ("version_trade_name");
  CREATE INDEX "_company_settings_v_version_version_logo_idx" ON "_company_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_company_settings_v_version_version_dark_logo_idx" ON "_company_settings_v" USING btree ("version_dark_logo_id");
  CREATE INDEX "_company_settings_v_version_version_favicon_idx" ON "_company_settings_v" USING btree ("version_favicon_id");
  CREATE INDEX "_company_settings_v_created_at_idx" ON "_company_settings_v" USING btree ("created_at");
  CREATE INDEX "_company_settings_v_updated_at_idx" ON "_company_settings_v" USING btree ("updated_at");
  CREATE INDEX "_company_settings_v_texts_order_parent" ON "_company_settings_v_texts" USING btree ("order","parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "company_settings_bank_accounts" CASCADE;
  DROP TABLE "company_settings" CASCADE;
  DROP TABLE "company_settings_texts" CASCADE;
  DROP TABLE "_company_settings_v_version_bank_accounts" CASCADE;
  DROP TABLE "_company_settings_v" CASCADE;
  DROP TABLE "_company_settings_v_texts" CASCADE;
  DROP TYPE "public"."enum_company_settings_price_type";
  DROP TYPE "public"."enum_company_settings_mileage_unit";
  DROP TYPE "public"."enum__company_settings_v_version_price_type";
  DROP TYPE "public"."enum__company_settings_v_version_mileage_unit";`)
}
