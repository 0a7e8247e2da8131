import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_support_tickets_priority" AS ENUM('LOW', 'NORMAL', 'HIGH', 'URGENT');
  CREATE TYPE "public"."enum_support_tickets_type" AS ENUM('QUESTION', 'COMPLAINT', 'PAYMENT', 'SHIPPING', 'DOCUMENTS', 'WARRANTY_CLAIM', 'TECHNICAL', 'OTHER');
  CREATE TYPE "public"."enum_support_tickets_status" AS ENUM('OPEN', 'IN_PROGRESS', 'WAITING_ON_CUSTOMER', 'ON_HOLD', 'RESOLVED', 'CLOSED');
  CREATE TYPE "public"."enum_support_tickets_channel" AS ENUM('WEB', 'MAIL', 'STAFF');
  CREATE TYPE "public"."enum_ticket_responses_channel" AS ENUM('WEB', 'MAIL', 'STAFF');
  CREATE TYPE "public"."enum_inbound_mails_state" AS ENUM('RESPONSE', 'TICKET', 'AUTO_REPLY', 'BOUNCE', 'LOOP', 'UNREADABLE');
  CREATE TABLE "canned_replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "support_departments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"description" varchar,
  	"email" varchar,
  	"lead_id" integer,
  	"time_zone" varchar NOT NULL,
  	"hours" jsonb NOT NULL,
  	"holidays" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"targets" jsonb NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"is_archived" boolean DEFAULT false NOT NULL,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "support_departments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "support_tickets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_number" varchar,
  	"subject" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"trimmed_text" varchar,
  	"priority" "enum_support_tickets_priority" DEFAULT 'NORMAL' NOT NULL,
  	"type" "enum_support_tickets_type" DEFAULT 'QUESTION' NOT NULL,
  	"status" "enum_support_tickets_status" DEFAULT 'OPEN' NOT NULL,
  	"channel" "enum_support_tickets_channel" DEFAULT 'WEB' NOT NULL,
  	"department_id" integer,
  	"handler_id" integer,
  	"showroom_id" integer,
  	"customer_id" integer,
  	"customer_name" varchar,
  	"customer_email" varchar,
  	"order_id" integer,
  	"quote_id" integer,
  	"vehicle_id" integer,
  	"proforma_id" integer,
  	"follows_id" integer,
  	"merged_into_id" integer,
  	"status_at" timestamp(3) with time zone NOT NULL,
  	"last_customer_at" timestamp(3) with time zone,
  	"awaiting_since" timestamp(3) with time zone,
  	"first_responded_at" timestamp(3) with time zone,
  	"resolved_at" timestamp(3) with time zone,
  	"closed_at" timestamp(3) with time zone,
  	"first_response_due_at" timestamp(3) with time zone,
  	"next_response_due_at" timestamp(3) with time zone,
  	"resolution_due_at" timestamp(3) with time zone,
  	"due_at" timestamp(3) with time zone,
  	"rating" numeric,
  	"rating_comment" varchar,
  	"rated_at" timestamp(3) with time zone,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_responses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"author_id" integer,
  	"author_name" varchar,
  	"from_customer" boolean DEFAULT false NOT NULL,
  	"message" varchar NOT NULL,
  	"trimmed_text" varchar,
  	"channel" "enum_ticket_responses_channel" DEFAULT 'WEB' NOT NULL,
  	"send_email_notification" boolean DEFAULT false NOT NULL,
  	"internal" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ticket_attachments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"response_id" integer,
  	"file_name" varchar NOT NULL,
  	"file_path" varchar NOT NULL,
  	"file_size" numeric DEFAULT 0 NOT NULL,
  	"mime_type" varchar DEFAULT 'image/jpeg' NOT NULL,
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inbound_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_id" varchar NOT NULL,
  	"from_address" varchar NOT NULL,
  	"from_name" varchar,
  	"subject" varchar,
  	"state" "enum_inbound_mails_state" NOT NULL,
  	"why" varchar,
  	"raw_path" varchar NOT NULL,
  	"ticket_id" integer,
  	"response_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "canned_replies_id" integer;
  ALTER TABLE "support_departments" ADD CONSTRAINT "support_departments_lead_id_users_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_departments" ADD CONSTRAINT "support_departments_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_departments" ADD CONSTRAINT "support_departments_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_departments_rels" ADD CONSTRAINT "support_departments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."support_departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "support_departments_rels" ADD CONSTRAINT "support_departments_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_department_id_support_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."support_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_handler_id_users_id_fk" FOREIGN KEY ("handler_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_showroom_id_showroom_offices_id_fk" FOREIGN KEY ("showroom_id") REFERENCES "public"."showroom_offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_proforma_id_proformas_id_fk" FOREIGN KEY ("proforma_id") REFERENCES "public"."proformas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_follows_id_support_tickets_id_fk" FOREIGN KEY ("follows_id") REFERENCES "public"."support_tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_merged_into_id_support_tickets_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."support_tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_responses" ADD CONSTRAINT "ticket_responses_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_responses" ADD CONSTRAINT "ticket_responses_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_response_id_ticket_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."ticket_responses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_response_id_ticket_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."ticket_responses"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "canned_replies_title_idx" ON "canned_replies" USING btree ("title");
  CREATE INDEX "canned_replies_updated_at_idx" ON "canned_replies" USING btree ("updated_at");
  CREATE INDEX "canned_replies_created_at_idx" ON "canned_replies" USING btree ("created_at");
  CREATE UNIQUE INDEX "support_departments_slug_idx" ON "support_departments" USING btree ("slug");
  CREATE INDEX "support_departments_lead_idx" ON "support_departments" USING btree ("lead_id");
  CREATE INDEX "support_departments_created_by_idx" ON "support_departments" USING btree ("created_by_id");
  CREATE INDEX "support_departments_updated_by_idx" ON "support_departments" USING btree ("updated_by_id");
  CREATE INDEX "support_departments_updated_at_idx" ON "support_departments" USING btree ("updated_at");
  CREATE INDEX "support_departments_created_at_idx" ON "support_departments" USING btree ("created_at");
  CREATE INDEX "support_departments_rels_order_idx" ON "support_departments_rels" USING btree ("order");
  CREATE INDEX "support_departments_rels_parent_idx" ON "support_departments_rels" USING btree ("parent_id");
  CREATE INDEX "support_departments_rels_path_idx" ON "support_departments_rels" USING btree ("path");
  CREATE INDEX "support_departments_rels_users_id_idx" ON "support_departments_rels" USING btree ("users_id");
  CREATE UNIQUE INDEX "support_tickets_ticket_number_idx" ON "support_tickets" USING btree ("ticket_number");
  CREATE INDEX "support_tickets_department_idx" ON "support_tickets" USING btree ("department_id");
  CREATE INDEX "support_tickets_handler_idx" ON "support_tickets" USING btree ("handler_id");
  CREATE INDEX "support_tickets_showroom_idx" ON "support_tickets" USING btree ("showroom_id");
  CREATE INDEX "support_tickets_customer_idx" ON "support_tickets" USING btree ("customer_id");
  CREATE INDEX "support_tickets_order_idx" ON "support_tickets" USING btree ("order_id");
  CREATE INDEX "support_tickets_quote_idx" ON "support_tickets" USING btree ("quote_id");
  CREATE INDEX "support_tickets_vehicle_idx" ON "support_tickets" USING btree ("vehicle_id");
  CREATE INDEX "support_tickets_proforma_idx" ON "support_tickets" USING btree ("proforma_id");
  CREATE INDEX "support_tickets_follows_idx" ON "support_tickets" USING btree ("follows_id");
  CREATE INDEX "support_tickets_merged_into_idx" ON "support_tickets" USING btree ("merged_into_id");
  CREATE INDEX "support_tickets_created_by_idx" ON "support_tickets" USING btree ("created_by_id");
  CREATE INDEX "support_tickets_updated_by_idx" ON "support_tickets" USING btree ("updated_by_id");
  CREATE INDEX "support_tickets_updated_at_idx" ON "support_tickets" USING btree ("updated_at");
  CREATE INDEX "support_tickets_created_at_idx" ON "support_tickets" USING btree ("created_at");
  CREATE INDEX "ticket_responses_ticket_idx" ON "ticket_responses" USING btree ("ticket_id");
  CREATE INDEX "ticket_responses_author_idx" ON "ticket_responses" USING btree ("author_id");
  CREATE INDEX "ticket_responses_updated_at_idx" ON "ticket_responses" USING btree ("updated_at");
  CREATE INDEX "ticket_responses_created_at_idx" ON "ticket_responses" USING btree ("created_at");
  CREATE INDEX "ticket_attachments_ticket_idx" ON "ticket_attachments" USING btree ("ticket_id");
  CREATE INDEX "ticket_attachments_response_idx" ON "ticket_attachments" USING btree ("response_id");
  CREATE INDEX "ticket_attachments_created_by_idx" ON "ticket_attachments" USING btree ("created_by_id");
  CREATE INDEX "ticket_attachments_updated_at_idx" ON "ticket_attachments" USING btree ("updated_at");
  CREATE INDEX "ticket_attachments_created_at_idx" ON "ticket_attachments" USING btree ("created_at");
  CREATE UNIQUE INDEX "inbound_mails_message_id_idx" ON "inbound_mails" USING btree ("message_id");
  CREATE INDEX "inbound_mails_ticket_idx" ON "inbound_mails" USING btree ("ticket_id");
  CREATE INDEX "inbound_mails_response_idx" ON "inbound_mails" USING btree ("response_id");
  CREATE INDEX "inbound_mails_updated_at_idx" ON "inbound_mails" USING btree ("updated_at");
  CREATE INDEX "inbound_mails_created_at_idx" ON "inbound_mails" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_canned_replies_fk" FOREIGN KEY ("canned_replies_id") REFERENCES "public"."canned_replies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_canned_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("canned_replies_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "canned_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "support_departments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "support_departments_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "support_tickets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_responses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ticket_attachments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "inbound_mails" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "canned_replies" CASCADE;
  DROP TABLE "support_departments" CASCADE;
  DROP TABLE "support_departments_rels" CASCADE;
  DROP TABLE "support_tickets" CASCADE;
  DROP TABLE "ticket_responses" CASCADE;
  DROP TABLE "ticket_attachments" CASCADE;
  DROP TABLE "inbound_mails" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_canned_replies_fk";
  
  DROP INDEX "payload_locked_documents_rels_canned_replies_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "canned_replies_id";
  DROP TYPE "public"."enum_support_tickets_priority";
  DROP TYPE "public"."enum_support_tickets_type";
  DROP TYPE "public"."enum_support_tickets_status";
  DROP TYPE "public"."enum_support_tickets_channel";
  DROP TYPE "public"."enum_ticket_responses_channel";
  DROP TYPE "public"."enum_inbound_mails_state";`)
}
