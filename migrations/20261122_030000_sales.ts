import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_vehicle_inquiries_status" AS ENUM('PENDING', 'REPLIED');
  CREATE TYPE "public"."enum_vehicle_inquiries_steering" AS ENUM('LHD', 'RHD');
  CREATE TYPE "public"."enum_vehicle_inquiries_price_type" AS ENUM('CIF', 'FOB', 'DDP');
  CREATE TYPE "public"."enum_quotes_status" AS ENUM('AWAITING_RESPONSE', 'QUOTED', 'NEGOTIATING', 'ACCEPTED', 'NOT_AVAILABLE', 'CANCELLED', 'EXPIRED');
  CREATE TYPE "public"."enum_quotes_quote_type" AS ENUM('INITIAL_QUOTE', 'REVISED_QUOTE', 'FINAL_QUOTE', 'INVOICE');
  CREATE TYPE "public"."enum_quotes_shipment_address_type" AS ENUM('DEFAULT_ADDRESS', 'DELIVERY_ADDRESS_1', 'DELIVERY_ADDRESS_2', 'DELIVERY_ADDRESS_3');
  CREATE TYPE "public"."enum_quotes_price_type" AS ENUM('CIF', 'FOB', 'DDP');
  CREATE TYPE "public"."enum_quotes_currency" AS ENUM('USD', 'JPY', 'UGX', 'TZS', 'KES', 'BYN');
  CREATE TYPE "public"."enum_quotes_payment_terms" AS ENUM('HUNDRED_PERCENT_BEFORE_DELIVERY', 'PAYMENT_IN_INSTALLMENTS');
  CREATE TYPE "public"."enum_quotes_installment_frequency" AS ENUM('EVERY_MONTH', 'EVERY_SECOND_MONTH', 'EVERY_THIRD_MONTH', 'EVERY_FOURTH_MONTH', 'EVERY_SIXTH_MONTH');
  CREATE TYPE "public"."enum_quotes_estimate_delivery" AS ENUM('TWO_TO_FOUR_WEEKS', 'FOUR_TO_SIX_WEEKS', 'SIX_TO_EIGHT_WEEKS', 'CUSTOM_TIMELINE');
  CREATE TYPE "public"."enum_quote_customizations_contact_method" AS ENUM('email', 'phone', 'text');
  CREATE TYPE "public"."enum_orders_status" AS ENUM('PENDING_CONFIRMATION', 'ORDER_CONFIRMED', 'IN_PROGRESS', 'VEHICLE_PREPARATION_INSPECTION', 'VEHICLE_READY', 'READY_FOR_PICKUP', 'DELIVERY_SCHEDULED', 'ORDER_DELIVERED', 'ORDER_COMPLETED', 'VEHICEL_RETURNED', 'ORDER_RETURNED', 'VEHICLE_SWITCHED', 'ORDER_CANCELLED');
  CREATE TYPE "public"."enum_orders_currency" AS ENUM('USD', 'JPY', 'UGX', 'TZS', 'KES', 'BYN');
  CREATE TYPE "public"."enum_orders_price_type" AS ENUM('CIF', 'FOB', 'DDP');
  CREATE TYPE "public"."enum_orders_shipment_milestone" AS ENUM('BOOKED', 'AT_ORIGIN_PORT', 'LOADED', 'DEPARTED', 'TRANSSHIPPED', 'ARRIVED', 'IN_CUSTOMS', 'RELEASED', 'DELIVERED');
  CREATE TYPE "public"."enum_payments_kind" AS ENUM('DOWN_PAYMENT', 'INSTALMENT', 'BALANCE', 'REFUND');
  CREATE TYPE "public"."enum_payments_currency" AS ENUM('USD', 'JPY', 'UGX', 'TZS', 'KES', 'BYN');
  CREATE TYPE "public"."enum_payments_status" AS ENUM('PENDING', 'RECEIVED', 'OVERDUE');
  CREATE TYPE "public"."enum_payments_method" AS ENUM('BANK_TRANSFER', 'CARD', 'MOBILE_MONEY', 'CASH', 'CHEQUE', 'OTHER');
  CREATE TYPE "public"."enum_order_documents_kind" AS ENUM('PROFORMA', 'PROOF_OF_PAYMENT', 'BILL_OF_LADING', 'EXPORT_CERTIFICATE', 'INSPECTION_CERTIFICATE', 'INSURANCE', 'OTHER');
  CREATE TYPE "public"."enum_bank_account_changes_status" AS ENUM('PENDING', 'APPROVED', 'REJECTED');
  CREATE TABLE "vehicle_inquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"customer_id" integer NOT NULL,
  	"status" "enum_vehicle_inquiries_status" DEFAULT 'PENDING' NOT NULL,
  	"manufacturer_id" integer,
  	"custom_manufacturer" varchar,
  	"model_id" integer,
  	"custom_model" varchar,
  	"year_from" numeric,
  	"year_to" numeric,
  	"transmission" varchar,
  	"steering" "enum_vehicle_inquiries_steering",
  	"price_type" "enum_vehicle_inquiries_price_type",
  	"country" varchar,
  	"message" varchar,
  	"reply_message" varchar,
  	"reply_at" timestamp(3) with time zone,
  	"replied_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"customer_id" integer NOT NULL,
  	"vehicle_id" integer,
  	"showroom_id" integer,
  	"status" "enum_quotes_status" DEFAULT 'AWAITING_RESPONSE' NOT NULL,
  	"quote_type" "enum_quotes_quote_type" DEFAULT 'INITIAL_QUOTE' NOT NULL,
  	"negotiating_round" numeric DEFAULT 0 NOT NULL,
  	"is_order_on_demand" boolean DEFAULT false NOT NULL,
  	"wanted_manufacturer_id" integer,
  	"custom_manufacturer" varchar,
  	"wanted_model_id" integer,
  	"custom_model" varchar,
  	"wanted_country" varchar,
  	"year_from" numeric,
  	"year_to" numeric,
  	"wanted_color" varchar,
  	"engine_capacity" varchar,
  	"wanted_fuel_type" varchar,
  	"wanted_transmission" varchar,
  	"wanted_drive_train" varchar,
  	"image_url" varchar,
  	"special_requirements" varchar,
  	"shipment_address_type" "enum_quotes_shipment_address_type",
  	"shipment_address" varchar,
  	"valid_until" varchar,
  	"price_type" "enum_quotes_price_type",
  	"currency" "enum_quotes_currency" DEFAULT 'USD' NOT NULL,
  	"quoted_price" numeric,
  	"previous_quote_price" numeric,
  	"initial_quote_price" numeric,
  	"customer_requested_price" numeric,
  	"delivery_charges" numeric,
  	"taxes_amount" numeric,
  	"down_payment_percentage" numeric,
  	"initial_down_payment_percentage" numeric,
  	"is_tax_applied" boolean DEFAULT false,
  	"withholding_tax_percentage" numeric,
  	"vat_percentage" numeric,
  	"payment_terms" "enum_quotes_payment_terms",
  	"number_of_installments" numeric,
  	"installment_frequency" "enum_quotes_installment_frequency",
  	"estimate_delivery" "enum_quotes_estimate_delivery",
  	"custom_timeline" varchar,
  	"additional_information" varchar,
  	"customization_options" jsonb,
  	"reserved_vehicle" boolean DEFAULT false,
  	"issue_at" timestamp(3) with time zone,
  	"rates" jsonb,
  	"reason" varchar,
  	"waiting_since" timestamp(3) with time zone,
  	"requested_at" timestamp(3) with time zone NOT NULL,
  	"quoted_at" timestamp(3) with time zone,
  	"accepted_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"quoted_by_id" integer,
  	"draft" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "quote_customizations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote_id" integer NOT NULL,
  	"negotiating_round" numeric NOT NULL,
  	"contact_method" "enum_quote_customizations_contact_method" NOT NULL,
  	"contact_time" varchar NOT NULL,
  	"customization_options" jsonb,
  	"detailed_requirements" varchar,
  	"has_budget_limits" boolean DEFAULT false,
  	"budget_details" varchar,
  	"counter_offer" numeric,
  	"response_timeframe" varchar NOT NULL,
  	"decision_timeframe" varchar NOT NULL,
  	"quoted_price" numeric,
  	"down_payment_percentage" numeric,
  	"answered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote_id" integer NOT NULL,
  	"customer_id" integer NOT NULL,
  	"vehicle_id" integer NOT NULL,
  	"showroom_id" integer,
  	"sales_rep_id" integer,
  	"status" "enum_orders_status" DEFAULT 'PENDING_CONFIRMATION' NOT NULL,
  	"is_order_on_demand" boolean DEFAULT false NOT NULL,
  	"currency" "enum_orders_currency" DEFAULT 'USD' NOT NULL,
  	"price_type" "enum_orders_price_type",
  	"price" numeric NOT NULL,
  	"delivery_charges" numeric NOT NULL,
  	"withholding_tax" numeric NOT NULL,
  	"vat" numeric NOT NULL,
  	"total" numeric NOT NULL,
  	"down_payment" numeric NOT NULL,
  	"snapshots_vehicle" jsonb,
  	"snapshots_customer" jsonb,
  	"snapshots_price" jsonb,
  	"snapshots_rates" jsonb,
  	"consignee_name" varchar,
  	"consignee_address" varchar,
  	"consignee_phone" varchar,
  	"consignee_email" varchar,
  	"notify_party_name" varchar,
  	"notify_party_address" varchar,
  	"notify_party_phone" varchar,
  	"notify_party_email" varchar,
  	"port_of_loading_id" integer,
  	"port_of_discharge_id" integer,
  	"shipment_vessel" varchar,
  	"shipment_voyage" varchar,
  	"shipment_etd" varchar,
  	"shipment_eta" varchar,
  	"shipment_milestone" "enum_orders_shipment_milestone",
  	"reason" varchar,
  	"reserved_until" timestamp(3) with time zone,
  	"ordered_at" timestamp(3) with time zone NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"kind" "enum_payments_kind" NOT NULL,
  	"sequence" numeric NOT NULL,
  	"amount" numeric NOT NULL,
  	"received" numeric DEFAULT 0 NOT NULL,
  	"currency" "enum_payments_currency" DEFAULT 'USD' NOT NULL,
  	"due_on" varchar,
  	"status" "enum_payments_status" DEFAULT 'PENDING' NOT NULL,
  	"method" "enum_payments_method",
  	"transaction_id" varchar,
  	"received_at" timestamp(3) with time zone,
  	"recorded_by_id" integer,
  	"proof_id" integer,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"kind" "enum_order_documents_kind" NOT NULL,
  	"file_path" varchar NOT NULL,
  	"file_name" varchar NOT NULL,
  	"file_size" numeric NOT NULL,
  	"file_mime_type" varchar NOT NULL,
  	"is_visible_to_customer" boolean DEFAULT false NOT NULL,
  	"uploaded_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "proformas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote_id" integer,
  	"order_id" integer,
  	"revision" numeric NOT NULL,
  	"number" varchar NOT NULL,
  	"token" varchar NOT NULL,
  	"data" jsonb NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sales_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote_id" integer,
  	"order_id" integer,
  	"author_id" integer,
  	"from_customer" boolean DEFAULT false NOT NULL,
  	"message" varchar NOT NULL,
  	"internal" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "exchange_rates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"currency" varchar NOT NULL,
  	"per_usd" varchar NOT NULL,
  	"source" varchar,
  	"entered_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bank_account_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" jsonb NOT NULL,
  	"status" "enum_bank_account_changes_status" DEFAULT 'PENDING' NOT NULL,
  	"proposed_by_id" integer NOT NULL,
  	"approved_by_id" integer,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "company_settings" ADD COLUMN "return_window_days" numeric DEFAULT 14;
  ALTER TABLE "_company_settings_v" ADD COLUMN "version_return_window_days" numeric DEFAULT 14;
  ALTER TABLE "vehicle_inquiries" ADD CONSTRAINT "vehicle_inquiries_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_inquiries" ADD CONSTRAINT "vehicle_inquiries_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_inquiries" ADD CONSTRAINT "vehicle_inquiries_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_inquiries" ADD CONSTRAINT "vehicle_inquiries_replied_by_id_users_id_fk" FOREIGN KEY ("replied_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_showroom_id_showroom_offices_id_fk" FOREIGN KEY ("showroom_id") REFERENCES "public"."showroom_offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_wanted_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("wanted_manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_wanted_model_id_models_id_fk" FOREIGN KEY ("wanted_model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_quoted_by_id_users_id_fk" FOREIGN KEY ("quoted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quote_customizations" ADD CONSTRAINT "quote_customizations_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_showroom_id_showroom_offices_id_fk" FOREIGN KEY ("showroom_id") REFERENCES "public"."showroom_offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_sales_rep_id_users_id_fk" FOREIGN KEY ("sales_rep_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_port_of_loading_id_ports_id_fk" FOREIGN KEY ("port_of_loading_id") REFERENCES "public"."ports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_port_of_discharge_id_ports_id_fk" FOREIGN KEY ("port_of_discharge_id") REFERENCES "public"."ports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_id_users_id_fk" FOREIGN KEY ("recorded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_proof_id_order_documents_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."order_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proformas" ADD CONSTRAINT "proformas_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "proformas" ADD CONSTRAINT "proformas_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sales_notes" ADD CONSTRAINT "sales_notes_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sales_notes" ADD CONSTRAINT "sales_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sales_notes" ADD CONSTRAINT "sales_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_entered_by_id_users_id_fk" FOREIGN KEY ("entered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bank_account_changes" ADD CONSTRAINT "bank_account_changes_proposed_by_id_users_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bank_account_changes" ADD CONSTRAINT "bank_account_changes_approved_by_id_users_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "vehicle_inquiries_customer_idx" ON "vehicle_inquiries" USING btree ("customer_id");
  CREATE INDEX "vehicle_inquiries_manufacturer_idx" ON "vehicle_inquiries" USING btree ("manufacturer_id");
  CREATE INDEX "vehicle_inquiries_model_idx" ON "vehicle_inquiries" USING btree ("model_id");
  CREATE INDEX "vehicle_inquiries_replied_by_idx" ON "vehicle_inquiries" USING btree ("replied_by_id");
  CREATE INDEX "vehicle_inquiries_updated_at_idx" ON "vehicle_inquiries" USING btree ("updated_at");
  CREATE INDEX "vehicle_inquiries_created_at_idx" ON "vehicle_inquiries" USING btree ("created_at");
  CREATE INDEX "quotes_customer_idx" ON "quotes" USING btree ("customer_id");
  CREATE INDEX "quotes_vehicle_idx" ON "quotes" USING btree ("vehicle_id");
  CREATE INDEX "quotes_showroom_idx" ON "quotes" USING btree ("showroom_id");
  CREATE INDEX "quotes_wanted_manufacturer_idx" ON "quotes" USING btree ("wanted_manufacturer_id");
  CREATE INDEX "quotes_wanted_model_idx" ON "quotes" USING btree ("wanted_model_id");
  CREATE INDEX "quotes_quoted_by_idx" ON "quotes" USING btree ("quoted_by_id");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  CREATE INDEX "quote_customizations_quote_idx" ON "quote_customizations" USING btree ("quote_id");
  CREATE INDEX "quote_customizations_updated_at_idx" ON "quote_customizations" USING btree ("updated_at");
  CREATE INDEX "quote_customizations_created_at_idx" ON "quote_customizations" USING btree ("created_at");
  CREATE UNIQUE INDEX "orders_quote_idx" ON "orders" USING btree ("quote_id");
  CREATE INDEX "orders_customer_idx" ON "orders" USING btree ("customer_id");
  CREATE INDEX "orders_vehicle_idx" ON "orders" USING btree ("vehicle_id");
  CREATE INDEX "orders_showroom_idx" ON "orders" USING btree ("showroom_id");
  CREATE INDEX "orders_sales_rep_idx" ON "orders" USING btree ("sales_rep_id");
  CREATE INDEX "orders_port_of_loading_idx" ON "orders" USING btree ("port_of_loading_id");
  CREATE INDEX "orders_port_of_discharge_idx" ON "orders" USING btree ("port_of_discharge_id");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");
  CREATE INDEX "payments_recorded_by_idx" ON "payments" USING btree ("recorded_by_id");
  CREATE INDEX "payments_proof_idx" ON "payments" USING btree ("proof_id");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE INDEX "order_documents_order_idx" ON "order_documents" USING btree ("order_id");
  CREATE INDEX "order_documents_uploaded_by_idx" ON "order_documents" USING btree ("uploaded_by_id");
  CREATE INDEX "order_documents_updated_at_idx" ON "order_documents" USING btree ("updated_at");
  CREATE INDEX "order_documents_created_at_idx" ON "order_documents" USING btree ("created_at");
  CREATE INDEX "proformas_quote_idx" ON "proformas" USING btree ("quote_id");
  CREATE INDEX "proformas_order_idx" ON "proformas" USING btree ("order_id");
  CREATE UNIQUE INDEX "proformas_token_idx" ON "proformas" USING btree ("token");
  CREATE INDEX "proformas_updated_at_idx" ON "proformas" USING btree ("updated_at");
  CREATE INDEX "proformas_created_at_idx" ON "proformas" USING btree ("created_at");
  CREATE INDEX "sales_notes_quote_idx" ON "sales_notes" USING btree ("quote_id");
  CREATE INDEX "sales_notes_order_idx" ON "sales_notes" USING btree ("order_id");
  CREATE INDEX "sales_notes_author_idx" ON "sales_notes" USING btree ("author_id");
  CREATE INDEX "sales_notes_updated_at_idx" ON "sales_notes" USING btree ("updated_at");
  CREATE INDEX "sales_notes_created_at_idx" ON "sales_notes" USING btree ("created_at");
  CREATE INDEX "exchange_rates_entered_by_idx" ON "exchange_rates" USING btree ("entered_by_id");
  CREATE INDEX "exchange_rates_updated_at_idx" ON "exchange_rates" USING btree ("updated_at");
  CREATE INDEX "exchange_rates_created_at_idx" ON "exchange_rates" USING btree ("created_at");
  CREATE INDEX "bank_account_changes_proposed_by_idx" ON "bank_account_changes" USING btree ("proposed_by_id");
  CREATE INDEX "bank_account_changes_approved_by_idx" ON "bank_account_changes" USING btree ("approved_by_id");
  CREATE INDEX "bank_account_changes_updated_at_idx" ON "bank_account_changes" USING btree ("updated_at");
  CREATE INDEX "bank_account_changes_created_at_idx" ON "bank_account_changes" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "vehicle_inquiries" CASCADE;
  DROP TABLE "quotes" CASCADE;
  DROP TABLE "quote_customizations" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "order_documents" CASCADE;
  DROP TABLE "proformas" CASCADE;
  DROP TABLE "sales_notes" CASCADE;
  DROP TABLE "exchange_rates" CASCADE;
  DROP TABLE "bank_account_changes" CASCADE;
  ALTER TABLE "company_settings" DROP COLUMN "return_window_days";
  ALTER TABLE "_company_settings_v" DROP COLUMN "version_return_window_days";
  DROP TYPE "public"."enum_vehicle_inquiries_status";
  DROP TYPE "public"."enum_vehicle_inquiries_steering";
  DROP TYPE "public"."enum_vehicle_inquiries_price_type";
  DROP TYPE "public"."enum_quotes_status";
  DROP TYPE "public"."enum_quotes_quote_type";
  DROP TYPE "public"."enum_quotes_shipment_address_type";
  DROP TYPE "public"."enum_quotes_price_type";
  DROP TYPE "public"."enum_quotes_currency";
  DROP TYPE "public"."enum_quotes_payment_terms";
  DROP TYPE "public"."enum_quotes_installment_frequency";
  DROP TYPE "public"."enum_quotes_estimate_delivery";
  DROP TYPE "public"."enum_quote_customizations_contact_method";
  DROP TYPE "public"."enum_orders_status";
  DROP TYPE "public"."enum_orders_currency";
  DROP TYPE "public"."enum_orders_price_type";
  DROP TYPE "public"."enum_orders_shipment_milestone";
  DROP TYPE "public"."enum_payments_kind";
  DROP TYPE "public"."enum_payments_currency";
  DROP TYPE "public"."enum_payments_status";
  DROP TYPE "public"."enum_payments_method";
  DROP TYPE "public"."enum_order_documents_kind";
  DROP TYPE "public"."enum_bank_account_changes_status";`)
}
