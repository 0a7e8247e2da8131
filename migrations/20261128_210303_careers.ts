import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_openings_questions_type" AS ENUM('YES_NO', 'MULTIPLE_CHOICE', 'TEXT');
  CREATE TYPE "public"."enum_openings_questions_requirement" AS ENUM('required', 'preferred', 'optional');
  CREATE TYPE "public"."enum_openings_type" AS ENUM('full-time', 'part-time', 'contract', 'internship', 'temporary', 'volunteer', 'casual', 'commission only', 'other');
  CREATE TYPE "public"."enum_openings_mode" AS ENUM('on-site', 'remote', 'hybrid');
  CREATE TYPE "public"."enum_openings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__openings_v_version_questions_type" AS ENUM('YES_NO', 'MULTIPLE_CHOICE', 'TEXT');
  CREATE TYPE "public"."enum__openings_v_version_questions_requirement" AS ENUM('required', 'preferred', 'optional');
  CREATE TYPE "public"."enum__openings_v_version_type" AS ENUM('full-time', 'part-time', 'contract', 'internship', 'temporary', 'volunteer', 'casual', 'commission only', 'other');
  CREATE TYPE "public"."enum__openings_v_version_mode" AS ENUM('on-site', 'remote', 'hybrid');
  CREATE TYPE "public"."enum__openings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__openings_v_published_locale" AS ENUM('en', 'ru', 'sw');
  CREATE TYPE "public"."enum_job_applications_stage" AS ENUM('SUBMITTED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED', 'HIRED', 'WITHDRAWN');
  CREATE TYPE "public"."enum_job_applications_shortlist_status" AS ENUM('PENDING', 'SHORTLISTED', 'NOT_SHORTLISTED');
  CREATE TABLE "openings_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"type" "enum_openings_questions_type",
  	"requirement" "enum_openings_questions_requirement" DEFAULT 'optional',
  	"options" varchar,
  	"disqualifying" varchar,
  	"tags" varchar
  );
  
  CREATE TABLE "openings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" jsonb,
  	"key_responsibilities" jsonb,
  	"requirements" jsonb,
  	"education" jsonb,
  	"closing_date" varchar,
  	"type" "enum_openings_type",
  	"mode" "enum_openings_mode",
  	"experience" varchar,
  	"location_id" integer,
  	"posted_by_id" integer,
  	"is_unpublished" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_openings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_openings_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"type" "enum__openings_v_version_questions_type",
  	"requirement" "enum__openings_v_version_questions_requirement" DEFAULT 'optional',
  	"options" varchar,
  	"disqualifying" varchar,
  	"tags" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_openings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" jsonb,
  	"version_key_responsibilities" jsonb,
  	"version_requirements" jsonb,
  	"version_education" jsonb,
  	"version_closing_date" varchar,
  	"version_type" "enum__openings_v_version_type",
  	"version_mode" "enum__openings_v_version_mode",
  	"version_experience" varchar,
  	"version_location_id" integer,
  	"version_posted_by_id" integer,
  	"version_is_unpublished" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__openings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__openings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "job_applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"opening_id" integer NOT NULL,
  	"job_title" varchar NOT NULL,
  	"job_location" varchar NOT NULL,
  	"applicant_id" integer,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"country" varchar,
  	"citizen" varchar,
  	"resume_path" varchar,
  	"resume_name" varchar,
  	"resume_type" varchar,
  	"cover_letter_path" varchar,
  	"cover_letter_name" varchar,
  	"cover_letter_type" varchar,
  	"answers" jsonb NOT NULL,
  	"is_marked" boolean DEFAULT false NOT NULL,
  	"stage" "enum_job_applications_stage" DEFAULT 'SUBMITTED' NOT NULL,
  	"stage_at" timestamp(3) with time zone NOT NULL,
  	"shortlist_status" "enum_job_applications_shortlist_status" DEFAULT 'PENDING' NOT NULL,
  	"note" varchar,
  	"rejected_at" timestamp(3) with time zone,
  	"rejected_by_id" integer,
  	"rejection_reason" varchar,
  	"rejection_mail_at" timestamp(3) with time zone,
  	"rejection_mail_sent_at" timestamp(3) with time zone,
  	"anonymized_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "openings_id" integer;
  ALTER TABLE "company_settings" ADD COLUMN "rejection_mail_hours" numeric DEFAULT 24;
  ALTER TABLE "company_settings" ADD COLUMN "application_months" numeric DEFAULT 12;
  ALTER TABLE "_company_settings_v" ADD COLUMN "version_rejection_mail_hours" numeric DEFAULT 24;
  ALTER TABLE "_company_settings_v" ADD COLUMN "version_application_months" numeric DEFAULT 12;
  ALTER TABLE "openings_questions" ADD CONSTRAINT "openings_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "openings" ADD CONSTRAINT "openings_location_id_showroom_offices_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."showroom_offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "openings" ADD CONSTRAINT "openings_posted_by_id_users_id_fk" FOREIGN KEY ("posted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_openings_v_version_questions" ADD CONSTRAINT "_openings_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_openings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_openings_v" ADD CONSTRAINT "_openings_v_parent_id_openings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."openings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_openings_v" ADD CONSTRAINT "_openings_v_version_location_id_showroom_offices_id_fk" FOREIGN KEY ("version_location_id") REFERENCES "public"."showroom_offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_openings_v" ADD CONSTRAINT "_openings_v_version_posted_by_id_users_id_fk" FOREIGN KEY ("version_posted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_opening_id_openings_id_fk" FOREIGN KEY ("opening_id") REFERENCES "public"."openings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_rejected_by_id_users_id_fk" FOREIGN KEY ("rejected_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "openings_questions_order_idx" ON "openings_questions" USING btree ("_order");
  CREATE INDEX "openings_questions_parent_id_idx" ON "openings_questions" USING btree ("_parent_id");
  CREATE INDEX "openings_location_idx" ON "openings" USING btree ("location_id");
  CREATE INDEX "openings_posted_by_idx" ON "openings" USING btree ("posted_by_id");
  CREATE INDEX "openings_updated_at_idx" ON "openings" USING btree ("updated_at");
  CREATE INDEX "openings_created_at_idx" ON "openings" USING btree ("created_at");
  CREATE INDEX "openings__status_idx" ON "openings" USING btree ("_status");
  CREATE INDEX "_openings_v_version_questions_order_idx" ON "_openings_v_version_questions" USING btree ("_order");
  CREATE INDEX "_openings_v_version_questions_parent_id_idx" ON "_openings_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_openings_v_parent_idx" ON "_openings_v" USING btree ("parent_id");
  CREATE INDEX "_openings_v_version_version_location_idx" ON "_openings_v" USING btree ("version_location_id");
  CREATE INDEX "_openings_v_version_version_posted_by_idx" ON "_openings_v" USING btree ("version_posted_by_id");
  CREATE INDEX "_openings_v_version_version_updated_at_idx" ON "_openings_v" USING btree ("version_updated_at");
  CREATE INDEX "_openings_v_version_version_created_at_idx" ON "_openings_v" USING btree ("version_created_at");
  CREATE INDEX "_openings_v_version_version__status_idx" ON "_openings_v" USING btree ("version__status");
  CREATE INDEX "_openings_v_created_at_idx" ON "_openings_v" USING btree ("created_at");
  CREATE INDEX "_openings_v_updated_at_idx" ON "_openings_v" USING btree ("updated_at");
  CREATE INDEX "_openings_v_snapshot_idx" ON "_openings_v" USING btree ("snapshot");
  CREATE INDEX "_openings_v_published_locale_idx" ON "_openings_v" USING btree ("published_locale");
  CREATE INDEX "_openings_v_latest_idx" ON "_openings_v" USING btree ("latest");
  CREATE INDEX "job_applications_opening_idx" ON "job_applications" USING btree ("opening_id");
  CREATE INDEX "job_applications_applicant_idx" ON "job_applications" USING btree ("applicant_id");
  CREATE INDEX "job_applications_rejected_by_idx" ON "job_applications" USING btree ("rejected_by_id");
  CREATE INDEX "job_applications_updated_at_idx" ON "job_applications" USING btree ("updated_at");
  CREATE INDEX "job_applications_created_at_idx" ON "job_applications" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_openings_fk" FOREIGN KEY ("openings_id") REFERENCES "public"."openings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("openings_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "openings_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "openings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_openings_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_openings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "job_applications" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "openings_questions" CASCADE;
  DROP TABLE "openings" CASCADE;
  DROP TABLE "_openings_v_version_questions" CASCADE;
  DROP TABLE "_openings_v" CASCADE;
  DROP TABLE "job_applications" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_openings_fk";
  
  DROP INDEX "payload_locked_documents_rels_openings_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "openings_id";
  ALTER TABLE "company_settings" DROP COLUMN "rejection_mail_hours";
  ALTER TABLE "company_settings" DROP COLUMN "application_months";
  ALTER TABLE "_company_settings_v" DROP COLUMN "version_rejection_mail_hours";
  ALTER TABLE "_company_settings_v" DROP COLUMN "version_application_months";
  DROP TYPE "public"."enum_openings_questions_type";
  DROP TYPE "public"."enum_openings_questions_requirement";
  DROP TYPE "public"."enum_openings_type";
  DROP TYPE "public"."enum_openings_mode";
  DROP TYPE "public"."enum_openings_status";
  DROP TYPE "public"."enum__openings_v_version_questions_type";
  DROP TYPE "public"."enum__openings_v_version_questions_requirement";
  DROP TYPE "public"."enum__openings_v_version_type";
  DROP TYPE "public"."enum__openings_v_version_mode";
  DROP TYPE "public"."enum__openings_v_version_status";
  DROP TYPE "public"."enum__openings_v_published_locale";
  DROP TYPE "public"."enum_job_applications_stage";
  DROP TYPE "public"."enum_job_applications_shortlist_status";`)
}
