import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_vehicles_price_type" AS ENUM('CIF', 'FOB', 'DDP');
  CREATE TYPE "public"."enum_vehicles_status" AS ENUM('DRAFT', 'PUBLISHED', 'RESERVED', 'SOLD', 'ARCHIVED', 'IN_AUCTION');
  CREATE TYPE "public"."enum_manufacturers_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_models_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_vehicle_images_image_type" AS ENUM('exterior', 'interior', 'exterior_360', 'interior_360');
  CREATE TYPE "public"."enum_vehicle_types_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_vehicle_sub_body_types_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_vehicle_colours_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_vehicle_seats_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_vehicle_transmissions_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_vehicle_drive_trains_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_vehicle_steering_types_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_vehicle_steering_assist_types_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_vehicle_steering_control_types_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_vehicle_steering_positions_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_vehicle_grades_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_vehicle_condition_grades_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_vehicle_fuel_types_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_vehicle_price_types_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_feature_groups_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_vehicle_features_status" AS ENUM('active', 'inactive');
  CREATE TYPE "public"."enum_users_gender" AS ENUM('MALE', 'FEMALE', 'OTHER');
  CREATE TYPE "public"."enum_users_user_type" AS ENUM('CUSTOMER', 'DEALER');
  CREATE TYPE "public"."enum_users_status" AS ENUM('ACTIVE', 'PENDING', 'BLOCKED', 'SUSPENDED');
  CREATE TYPE "public"."enum_ports_use" AS ENUM('origin', 'destination', 'both');
  CREATE TABLE "vehicles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"manufacturer_id" integer NOT NULL,
  	"model_id" integer NOT NULL,
  	"model_code_id" integer,
  	"year" numeric,
  	"vehicle_type_id" integer NOT NULL,
  	"office_file_no" varchar NOT NULL,
  	"chassis" varchar NOT NULL,
  	"color_id" integer,
  	"mileage" numeric,
  	"license_plate" varchar,
  	"fuel_type_id" integer,
  	"transmission_id" integer,
  	"drivetrain_id" integer,
  	"sub_body_type_id" integer,
  	"grade_id" integer,
  	"condition_grade_id" integer,
  	"seats" numeric,
  	"doors" numeric,
  	"engine_size_cc" numeric,
  	"engine_size" varchar,
  	"engine_number" varchar,
  	"steering_type_id" integer,
  	"steering_position_id" integer,
  	"steering_assist_type_id" integer,
  	"steering_control_type_id" integer,
  	"length" numeric,
  	"width" numeric,
  	"height" numeric,
  	"m3_cbm" numeric,
  	"carrying_cap_kg" numeric,
  	"weight_kg" numeric,
  	"gross_weight_kg" numeric,
  	"cost_value" numeric,
  	"markup" numeric,
  	"price" numeric,
  	"price_type" "enum_vehicles_price_type",
  	"old_price" numeric,
  	"currency" varchar DEFAULT 'USD',
  	"show_price" boolean,
  	"offer" varchar,
  	"auction_sheet_url" varchar,
  	"brochure_url" varchar,
  	"name" varchar,
  	"description" varchar,
  	"others" varchar,
  	"status" "enum_vehicles_status" DEFAULT 'DRAFT' NOT NULL,
  	"sku" varchar,
  	"showroom_id" integer NOT NULL,
  	"featured" boolean,
  	"post_facebook" boolean DEFAULT false,
  	"post_twitter" boolean DEFAULT false,
  	"post_instagram" boolean DEFAULT false,
  	"published_at" timestamp(3) with time zone,
  	"import_batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "vehicles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"tags_id" integer,
  	"vehicle_features_id" integer
  );
  
  CREATE TABLE "manufacturers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"logo_id" integer,
  	"status" "enum_manufacturers_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "models" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"manufacturer_id" integer NOT NULL,
  	"status" "enum_models_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "model_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"model_code" varchar NOT NULL,
  	"model_id" integer NOT NULL,
  	"fuel_type_id" integer,
  	"drivetrain_id" integer,
  	"engine_size_cc" numeric,
  	"engine_size_ltr" varchar,
  	"length_cm" numeric,
  	"width_cm" numeric,
  	"height_cm" numeric,
  	"m3_cbm" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"color" varchar DEFAULT '#FF0000',
  	"route" varchar,
  	"show_on_homepage" boolean DEFAULT false,
  	"featured_image_id" integer,
  	"featured_image_url" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_images" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"vehicle_id" integer NOT NULL,
  	"media_id" integer NOT NULL,
  	"image_type" "enum_vehicle_images_image_type" DEFAULT 'exterior' NOT NULL,
  	"is_primary" boolean DEFAULT false,
  	"sort_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"drawing" varchar,
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumb_url" varchar,
  	"sizes_thumb_width" numeric,
  	"sizes_thumb_height" numeric,
  	"sizes_thumb_mime_type" varchar,
  	"sizes_thumb_filesize" numeric,
  	"sizes_thumb_filename" varchar,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_detail_url" varchar,
  	"sizes_detail_width" numeric,
  	"sizes_detail_height" numeric,
  	"sizes_detail_mime_type" varchar,
  	"sizes_detail_filesize" numeric,
  	"sizes_detail_filename" varchar
  );
  
  CREATE TABLE "vehicle_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 0,
  	"status" "enum_vehicle_types_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_sub_body_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 0,
  	"status" "enum_vehicle_sub_body_types_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_colours" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"hex" varchar,
  	"sort_order" numeric DEFAULT 0,
  	"status" "enum_vehicle_colours_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_seats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 0,
  	"status" "enum_vehicle_seats_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_transmissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 0,
  	"status" "enum_vehicle_transmissions_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_drive_trains" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 0,
  	"status" "enum_vehicle_drive_trains_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_steering_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 0,
  	"status" "enum_vehicle_steering_types_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_steering_assist_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 0,
  	"status" "enum_vehicle_steering_assist_types_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_steering_control_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 0,
  	"status" "enum_vehicle_steering_control_types_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_steering_positions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 0,
  	"status" "enum_vehicle_steering_positions_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_grades" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 0,
  	"status" "enum_vehicle_grades_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_condition_grades" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 0,
  	"status" "enum_vehicle_condition_grades_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_fuel_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 0,
  	"status" "enum_vehicle_fuel_types_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_price_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 0,
  	"status" "enum_vehicle_price_types_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feature_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 0,
  	"status" "enum_feature_groups_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vehicle_features" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"feature_group_id" integer NOT NULL,
  	"sort_order" numeric DEFAULT 0,
  	"status" "enum_vehicle_features_status" DEFAULT 'active' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar NOT NULL,
  	"middle_name" varchar,
  	"last_name" varchar NOT NULL,
  	"phone_number" varchar,
  	"gender" "enum_users_gender",
  	"dob" timestamp(3) with time zone,
  	"address" varchar,
  	"city" varchar,
  	"state" varchar,
  	"zip" varchar,
  	"country" varchar,
  	"delivery_address1" varchar,
  	"delivery_address2" varchar,
  	"delivery_address3" varchar,
  	"company_name" varchar,
  	"company_address" varchar,
  	"profile_picture_url" varchar,
  	"role_id" integer,
  	"user_type" "enum_users_user_type",
  	"status" "enum_users_status" DEFAULT 'PENDING' NOT NULL,
  	"all_showrooms" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"showroom_offices_id" integer
  );
  
  CREATE TABLE "roles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"permissions" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "showroom_offices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"showroom_name" varchar NOT NULL,
  	"company_name" varchar,
  	"city" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"address" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"company_vat" varchar,
  	"company_wht" varchar,
  	"opening_hours" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"unlocode" varchar,
  	"use" "enum_ports_use" DEFAULT 'both',
  	"active" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"vehicles_id" integer,
  	"manufacturers_id" integer,
  	"models_id" integer,
  	"model_codes_id" integer,
  	"tags_id" integer,
  	"vehicle_images_id" integer,
  	"media_id" integer,
  	"vehicle_types_id" integer,
  	"vehicle_sub_body_types_id" integer,
  	"vehicle_colours_id" integer,
  	"vehicle_seats_id" integer,
  	"vehicle_transmissions_id" integer,
  	"vehicle_drive_trains_id" integer,
  	"vehicle_steering_types_id" integer,
  	"vehicle_steering_assist_types_id" integer,
  	"vehicle_steering_control_types_id" integer,
  	"vehicle_steering_positions_id" integer,
  	"vehicle_grades_id" integer,
  	"vehicle_condition_grades_id" integer,
  	"vehicle_fuel_types_id" integer,
  	"vehicle_price_types_id" integer,
  	"feature_groups_id" integer,
  	"vehicle_features_id" integer,
  	"users_id" integer,
  	"roles_id" integer,
  	"showroom_offices_id" integer,
  	"ports_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_model_code_id_model_codes_id_fk" FOREIGN KEY ("model_code_id") REFERENCES "public"."model_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_vehicle_type_id_vehicle_types_id_fk" FOREIGN KEY ("vehicle_type_id") REFERENCES "public"."vehicle_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_color_id_vehicle_colours_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."vehicle_colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_fuel_type_id_vehicle_fuel_types_id_fk" FOREIGN KEY ("fuel_type_id") REFERENCES "public"."vehicle_fuel_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_transmission_id_vehicle_transmissions_id_fk" FOREIGN KEY ("transmission_id") REFERENCES "public"."vehicle_transmissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_drivetrain_id_vehicle_drive_trains_id_fk" FOREIGN KEY ("drivetrain_id") REFERENCES "public"."vehicle_drive_trains"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_sub_body_type_id_vehicle_sub_body_types_id_fk" FOREIGN KEY ("sub_body_type_id") REFERENCES "public"."vehicle_sub_body_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_grade_id_vehicle_grades_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."vehicle_grades"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_condition_grade_id_vehicle_condition_grades_id_fk" FOREIGN KEY ("condition_grade_id") REFERENCES "public"."vehicle_condition_grades"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_steering_type_id_vehicle_steering_types_id_fk" FOREIGN KEY ("steering_type_id") REFERENCES "public"."vehicle_steering_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_steering_position_id_vehicle_steering_positions_id_fk" FOREIGN KEY ("steering_position_id") REFERENCES "public"."vehicle_steering_positions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_steering_assist_type_id_vehicle_steering_assist_types_id_fk" FOREIGN KEY ("steering_assist_type_id") REFERENCES "public"."vehicle_steering_assist_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_steering_control_type_id_vehicle_steering_control_types_id_fk" FOREIGN KEY ("steering_control_type_id") REFERENCES "public"."vehicle_steering_control_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_showroom_id_showroom_offices_id_fk" FOREIGN KEY ("showroom_id") REFERENCES "public"."showroom_offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicles_rels" ADD CONSTRAINT "vehicles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicles_rels" ADD CONSTRAINT "vehicles_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vehicles_rels" ADD CONSTRAINT "vehicles_rels_vehicle_features_fk" FOREIGN KEY ("vehicle_features_id") REFERENCES "public"."vehicle_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "manufacturers" ADD CONSTRAINT "manufacturers_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "model_codes" ADD CONSTRAINT "model_codes_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "model_codes" ADD CONSTRAINT "model_codes_fuel_type_id_vehicle_fuel_types_id_fk" FOREIGN KEY ("fuel_type_id") REFERENCES "public"."vehicle_fuel_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "model_codes" ADD CONSTRAINT "model_codes_drivetrain_id_vehicle_drive_trains_id_fk" FOREIGN KEY ("drivetrain_id") REFERENCES "public"."vehicle_drive_trains"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tags" ADD CONSTRAINT "tags_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tags" ADD CONSTRAINT "tags_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tags" ADD CONSTRAINT "tags_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_images" ADD CONSTRAINT "vehicle_images_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_images" ADD CONSTRAINT "vehicle_images_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vehicle_features" ADD CONSTRAINT "vehicle_features_feature_group_id_feature_groups_id_fk" FOREIGN KEY ("feature_group_id") REFERENCES "public"."feature_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_showroom_offices_fk" FOREIGN KEY ("showroom_offices_id") REFERENCES "public"."showroom_offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicles_fk" FOREIGN KEY ("vehicles_id") REFERENCES "public"."vehicles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_manufacturers_fk" FOREIGN KEY ("manufacturers_id") REFERENCES "public"."manufacturers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_models_fk" FOREIGN KEY ("models_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_model_codes_fk" FOREIGN KEY ("model_codes_id") REFERENCES "public"."model_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_images_fk" FOREIGN KEY ("vehicle_images_id") REFERENCES "public"."vehicle_images"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_types_fk" FOREIGN KEY ("vehicle_types_id") REFERENCES "public"."vehicle_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_sub_body_types_fk" FOREIGN KEY ("vehicle_sub_body_types_id") REFERENCES "public"."vehicle_sub_body_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_colours_fk" FOREIGN KEY ("vehicle_colours_id") REFERENCES "public"."vehicle_colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_seats_fk" FOREIGN KEY ("vehicle_seats_id") REFERENCES "public"."vehicle_seats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_transmissions_fk" FOREIGN KEY ("vehicle_transmissions_id") REFERENCES "public"."vehicle_transmissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_drive_trains_fk" FOREIGN KEY ("vehicle_drive_trains_id") REFERENCES "public"."vehicle_drive_trains"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_steering_types_fk" FOREIGN KEY ("vehicle_steering_types_id") REFERENCES "public"."vehicle_steering_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_steering_assist_typ_fk" FOREIGN KEY ("vehicle_steering_assist_types_id") REFERENCES "public"."vehicle_steering_assist_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_steering_control_ty_fk" FOREIGN KEY ("vehicle_steering_control_types_id") REFERENCES "public"."vehicle_steering_control_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_steering_positions_fk" FOREIGN KEY ("vehicle_steering_positions_id") REFERENCES "public"."vehicle_steering_positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_grades_fk" FOREIGN KEY ("vehicle_grades_id") REFERENCES "public"."vehicle_grades"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_condition_grades_fk" FOREIGN KEY ("vehicle_condition_grades_id") REFERENCES "public"."vehicle_condition_grades"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_fuel_types_fk" FOREIGN KEY ("vehicle_fuel_types_id") REFERENCES "public"."vehicle_fuel_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_price_types_fk" FOREIGN KEY ("vehicle_price_types_id") REFERENCES "public"."vehicle_price_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feature_groups_fk" FOREIGN KEY ("feature_groups_id") REFERENCES "public"."feature_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vehicle_features_fk" FOREIGN KEY ("vehicle_features_id") REFERENCES "public"."vehicle_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_roles_fk" FOREIGN KEY ("roles_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_showroom_offices_fk" FOREIGN KEY ("showroom_offices_id") REFERENCES "public"."showroom_offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ports_fk" FOREIGN KEY ("ports_id") REFERENCES "public"."ports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "vehicles_manufacturer_idx" ON "vehicles" USING btree ("manufacturer_id");
  CREATE INDEX "vehicles_model_idx" ON "vehicles" USING btree ("model_id");
  CREATE INDEX "vehicles_model_code_idx" ON "vehicles" USING btree ("model_code_id");
  CREATE INDEX "vehicles_year_idx" ON "vehicles" USING btree ("year");
  CREATE INDEX "vehicles_vehicle_type_idx" ON "vehicles" USING btree ("vehicle_type_id");
  CREATE INDEX "vehicles_office_file_no_idx" ON "vehicles" USING btree ("office_file_no");
  CREATE INDEX "vehicles_chassis_idx" ON "vehicles" USING btree ("chassis");
  CREATE INDEX "vehicles_color_idx" ON "vehicles" USING btree ("color_id");
  CREATE INDEX "vehicles_fuel_type_idx" ON "vehicles" USING btree ("fuel_type_id");
  CREATE INDEX "vehicles_transmission_idx" ON "vehicles" USING btree ("transmission_id");
  CREATE INDEX "vehicles_drivetrain_idx" ON "vehicles" USING btree ("drivetrain_id");
  CREATE INDEX "vehicles_sub_body_type_idx" ON "vehicles" USING btree ("sub_body_type_id");
  CREATE INDEX "vehicles_grade_idx" ON "vehicles" USING btree ("grade_id");
  CREATE INDEX "vehicles_condition_grade_idx" ON "vehicles" USING btree ("condition_grade_id");
  CREATE INDEX "vehicles_steering_type_idx" ON "vehicles" USING btree ("steering_type_id");
  CREATE INDEX "vehicles_steering_position_idx" ON "vehicles" USING btree ("steering_position_id");
  CREATE INDEX "vehicles_steering_assist_type_idx" ON "vehicles" USING btree ("steering_assist_type_id");
  CREATE INDEX "vehicles_steering_control_type_idx" ON "vehicles" USING btree ("steering_control_type_id");
  CREATE INDEX "vehicles_price_idx" ON "vehicles" USING btree ("price");
  CREATE INDEX "vehicles_status_idx" ON "vehicles" USING btree ("status");
  CREATE INDEX "vehicles_sku_idx" ON "vehicles" USING btree ("sku");
  CREATE INDEX "vehicles_showroom_idx" ON "vehicles" USING btree ("showroom_id");
  CREATE INDEX "vehicles_featured_idx" ON "vehicles" USING btree ("featured");
  CREATE INDEX "vehicles_published_at_idx" ON "vehicles" USING btree ("published_at");
  CREATE INDEX "vehicles_import_batch_idx" ON "vehicles" USING btree ("import_batch");
  CREATE INDEX "vehicles_updated_at_idx" ON "vehicles" USING btree ("updated_at");
  CREATE INDEX "vehicles_created_at_idx" ON "vehicles" USING btree ("created_at");
  CREATE INDEX "vehicles_deleted_at_idx" ON "vehicles" USING btree ("deleted_at");
  CREATE INDEX "vehicles_rels_order_idx" ON "vehicles_rels" USING btree ("order");
  CREATE INDEX "vehicles_rels_parent_idx" ON "vehicles_rels" USING btree ("parent_id");
  CREATE INDEX "vehicles_rels_path_idx" ON "vehicles_rels" USING btree ("path");
  CREATE INDEX "vehicles_rels_tags_id_idx" ON "vehicles_rels" USING btree ("tags_id");
  CREATE INDEX "vehicles_rels_vehicle_features_id_idx" ON "vehicles_rels" USING btree ("vehicle_features_id");
  CREATE INDEX "manufacturers_name_idx" ON "manufacturers" USING btree ("name");
  CREATE INDEX "manufacturers_logo_idx" ON "manufacturers" USING btree ("logo_id");
  CREATE INDEX "manufacturers_status_idx" ON "manufacturers" USING btree ("status");
  CREATE INDEX "manufacturers_updated_at_idx" ON "manufacturers" USING btree ("updated_at");
  CREATE INDEX "manufacturers_created_at_idx" ON "manufacturers" USING btree ("created_at");
  CREATE INDEX "models_name_idx" ON "models" USING btree ("name");
  CREATE INDEX "models_manufacturer_idx" ON "models" USING btree ("manufacturer_id");
  CREATE INDEX "models_status_idx" ON "models" USING btree ("status");
  CREATE INDEX "models_updated_at_idx" ON "models" USING btree ("updated_at");
  CREATE INDEX "models_created_at_idx" ON "models" USING btree ("created_at");
  CREATE INDEX "model_codes_model_code_idx" ON "model_codes" USING btree ("model_code");
  CREATE INDEX "model_codes_model_idx" ON "model_codes" USING btree ("model_id");
  CREATE INDEX "model_codes_fuel_type_idx" ON "model_codes" USING btree ("fuel_type_id");
  CREATE INDEX "model_codes_drivetrain_idx" ON "model_codes" USING btree ("drivetrain_id");
  CREATE INDEX "model_codes_updated_at_idx" ON "model_codes" USING btree ("updated_at");
  CREATE INDEX "model_codes_created_at_idx" ON "model_codes" USING btree ("created_at");
  CREATE INDEX "tags_name_idx" ON "tags" USING btree ("name");
  CREATE INDEX "tags_route_idx" ON "tags" USING btree ("route");
  CREATE INDEX "tags_featured_image_idx" ON "tags" USING btree ("featured_image_id");
  CREATE INDEX "tags_created_by_idx" ON "tags" USING btree ("created_by_id");
  CREATE INDEX "tags_updated_by_idx" ON "tags" USING btree ("updated_by_id");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE INDEX "vehicle_images_vehicle_idx" ON "vehicle_images" USING btree ("vehicle_id");
  CREATE INDEX "vehicle_images_media_idx" ON "vehicle_images" USING btree ("media_id");
  CREATE INDEX "vehicle_images_updated_at_idx" ON "vehicle_images" USING btree ("updated_at");
  CREATE INDEX "vehicle_images_created_at_idx" ON "vehicle_images" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_drawing_idx" ON "media" USING btree ("drawing");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumb_sizes_thumb_filename_idx" ON "media" USING btree ("sizes_thumb_filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_detail_sizes_detail_filename_idx" ON "media" USING btree ("sizes_detail_filename");
  CREATE INDEX "vehicle_types_name_idx" ON "vehicle_types" USING btree ("name");
  CREATE INDEX "vehicle_types_status_idx" ON "vehicle_types" USING btree ("status");
  CREATE INDEX "vehicle_types_updated_at_idx" ON "vehicle_types" USING btree ("updated_at");
  CREATE INDEX "vehicle_types_created_at_idx" ON "vehicle_types" USING btree ("created_at");
  CREATE INDEX "vehicle_sub_body_types_name_idx" ON "vehicle_sub_body_types" USING btree ("name");
  CREATE INDEX "vehicle_sub_body_types_status_idx" ON "vehicle_sub_body_types" USING btree ("status");
  CREATE INDEX "vehicle_sub_body_types_updated_at_idx" ON "vehicle_sub_body_types" USING btree ("updated_at");
  CREATE INDEX "vehicle_sub_body_types_created_at_idx" ON "vehicle_sub_body_types" USING btree ("created_at");
  CREATE INDEX "vehicle_colours_name_idx" ON "vehicle_colours" USING btree ("name");
  CREATE INDEX "vehicle_colours_status_idx" ON "vehicle_colours" USING btree ("status");
  CREATE INDEX "vehicle_colours_updated_at_idx" ON "vehicle_colours" USING btree ("updated_at");
  CREATE INDEX "vehicle_colours_created_at_idx" ON "vehicle_colours" USING btree ("created_at");
  CREATE INDEX "vehicle_seats_name_idx" ON "vehicle_seats" USING btree ("name");
  CREATE INDEX "vehicle_seats_status_idx" ON "vehicle_seats" USING btree ("status");
  CREATE INDEX "vehicle_seats_updated_at_idx" ON "vehicle_seats" USING btree ("updated_at");
  CREATE INDEX "vehicle_seats_created_at_idx" ON "vehicle_seats" USING btree ("created_at");
  CREATE INDEX "vehicle_transmissions_name_idx" ON "vehicle_transmissions" USING btree ("name");
  CREATE INDEX "vehicle_transmissions_status_idx" ON "vehicle_transmissions" USING btree ("status");
  CREATE INDEX "vehicle_transmissions_updated_at_idx" ON "vehicle_transmissions" USING btree ("updated_at");
  CREATE INDEX "vehicle_transmissions_created_at_idx" ON "vehicle_transmissions" USING btree ("created_at");
  CREATE INDEX "vehicle_drive_trains_name_idx" ON "vehicle_drive_trains" USING btree ("name");
  CREATE INDEX "vehicle_drive_trains_status_idx" ON "vehicle_drive_trains" USING btree ("status");
  CREATE INDEX "vehicle_drive_trains_updated_at_idx" ON "vehicle_drive_trains" USING btree ("updated_at");
  CREATE INDEX "vehicle_drive_trains_created_at_idx" ON "vehicle_drive_trains" USING btree ("created_at");
  CREATE INDEX "vehicle_steering_types_name_idx" ON "vehicle_steering_types" USING btree ("name");
  CREATE INDEX "vehicle_steering_types_status_idx" ON "vehicle_steering_types" USING btree ("status");
  CREATE INDEX "vehicle_steering_types_updated_at_idx" ON "vehicle_steering_types" USING btree ("updated_at");
  CREATE INDEX "vehicle_steering_types_created_at_idx" ON "vehicle_steering_types" USING btree ("created_at");
  CREATE INDEX "vehicle_steering_assist_types_name_idx" ON "vehicle_steering_assist_types" USING btree ("name");
  CREATE INDEX "vehicle_steering_assist_types_status_idx" ON "vehicle_steering_assist_types" USING btree ("status");
  CREATE INDEX "vehicle_steering_assist_types_updated_at_idx" ON "vehicle_steering_assist_types" USING btree ("updated_at");
  CREATE INDEX "vehicle_steering_assist_types_created_at_idx" ON "vehicle_steering_assist_types" USING btree ("created_at");
  CREATE INDEX "vehicle_steering_control_types_name_idx" ON "vehicle_steering_control_types" USING btree ("name");
  CREATE INDEX "vehicle_steering_control_types_status_idx" ON "vehicle_steering_control_types" USING btree ("status");
  CREATE INDEX "vehicle_steering_control_types_updated_at_idx" ON "vehicle_steering_control_types" USING btree ("updated_at");
  CREATE INDEX "vehicle_steering_control_types_created_at_idx" ON "vehicle_steering_control_types" USING btree ("created_at");
  CREATE INDEX "vehicle_steering_positions_name_idx" ON "vehicle_steering_positions" USING btree ("name");
  CREATE INDEX "vehicle_steering_positions_status_idx" ON "vehicle_steering_positions" USING btree ("status");
  CREATE INDEX "vehicle_steering_positions_updated_at_idx" ON "vehicle_steering_positions" USING btree ("updated_at");
  CREATE INDEX "vehicle_steering_positions_created_at_idx" ON "vehicle_steering_positions" USING btree ("created_at");
  CREATE INDEX "vehicle_grades_name_idx" ON "vehicle_grades" USING btree ("name");
  CREATE INDEX "vehicle_grades_status_idx" ON "vehicle_grades" USING btree ("status");
  CREATE INDEX "vehicle_grades_updated_at_idx" ON "vehicle_grades" USING btree ("updated_at");
  CREATE INDEX "vehicle_grades_created_at_idx" ON "vehicle_grades" USING btree ("created_at");
  CREATE INDEX "vehicle_condition_grades_name_idx" ON "vehicle_condition_grades" USING btree ("name");
  CREATE INDEX "vehicle_condition_grades_status_idx" ON "vehicle_condition_grades" USING btree ("status");
  CREATE INDEX "vehicle_condition_grades_updated_at_idx" ON "vehicle_condition_grades" USING btree ("updated_at");
  CREATE INDEX "vehicle_condition_grades_created_at_idx" ON "vehicle_condition_grades" USING btree ("created_at");
  CREATE INDEX "vehicle_fuel_types_name_idx" ON "vehicle_fuel_types" USING btree ("name");
  CREATE INDEX "vehicle_fuel_types_status_idx" ON "vehicle_fuel_types" USING btree ("status");
  CREATE INDEX "vehicle_fuel_types_updated_at_idx" ON "vehicle_fuel_types" USING btree ("updated_at");
  CREATE INDEX "vehicle_fuel_types_created_at_idx" ON "vehicle_fuel_types" USING btree ("created_at");
  CREATE INDEX "vehicle_price_types_name_idx" ON "vehicle_price_types" USING btree ("name");
  CREATE UNIQUE INDEX "vehicle_price_types_code_idx" ON "vehicle_price_types" USING btree ("code");
  CREATE INDEX "vehicle_price_types_status_idx" ON "vehicle_price_types" USING btree ("status");
  CREATE INDEX "vehicle_price_types_updated_at_idx" ON "vehicle_price_types" USING btree ("updated_at");
  CREATE INDEX "vehicle_price_types_created_at_idx" ON "vehicle_price_types" USING btree ("created_at");
  CREATE INDEX "feature_groups_name_idx" ON "feature_groups" USING btree ("name");
  CREATE INDEX "feature_groups_status_idx" ON "feature_groups" USING btree ("status");
  CREATE INDEX "feature_groups_updated_at_idx" ON "feature_groups" USING btree ("updated_at");
  CREATE INDEX "feature_groups_created_at_idx" ON "feature_groups" USING btree ("created_at");
  CREATE INDEX "vehicle_features_name_idx" ON "vehicle_features" USING btree ("name");
  CREATE INDEX "vehicle_features_feature_group_idx" ON "vehicle_features" USING btree ("feature_group_id");
  CREATE INDEX "vehicle_features_status_idx" ON "vehicle_features" USING btree ("status");
  CREATE INDEX "vehicle_features_updated_at_idx" ON "vehicle_features" USING btree ("updated_at");
  CREATE INDEX "vehicle_features_created_at_idx" ON "vehicle_features" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_role_idx" ON "users" USING btree ("role_id");
  CREATE INDEX "users_status_idx" ON "users" USING btree ("status");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "users_rels_order_idx" ON "users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "users_rels" USING btree ("path");
  CREATE INDEX "users_rels_showroom_offices_id_idx" ON "users_rels" USING btree ("showroom_offices_id");
  CREATE UNIQUE INDEX "roles_key_idx" ON "roles" USING btree ("key");
  CREATE INDEX "roles_updated_at_idx" ON "roles" USING btree ("updated_at");
  CREATE INDEX "roles_created_at_idx" ON "roles" USING btree ("created_at");
  CREATE INDEX "showroom_offices_showroom_name_idx" ON "showroom_offices" USING btree ("showroom_name");
  CREATE INDEX "showroom_offices_city_idx" ON "showroom_offices" USING btree ("city");
  CREATE INDEX "showroom_offices_country_idx" ON "showroom_offices" USING btree ("country");
  CREATE INDEX "showroom_offices_updated_at_idx" ON "showroom_offices" USING btree ("updated_at");
  CREATE INDEX "showroom_offices_created_at_idx" ON "showroom_offices" USING btree ("created_at");
  CREATE INDEX "ports_name_idx" ON "ports" USING btree ("name");
  CREATE INDEX "ports_country_idx" ON "ports" USING btree ("country");
  CREATE INDEX "ports_updated_at_idx" ON "ports" USING btree ("updated_at");
  CREATE INDEX "ports_created_at_idx" ON "ports" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_vehicles_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicles_id");
  CREATE INDEX "payload_locked_documents_rels_manufacturers_id_idx" ON "payload_locked_documents_rels" USING btree ("manufacturers_id");
  CREATE INDEX "payload_locked_documents_rels_models_id_idx" ON "payload_locked_documents_rels" USING btree ("models_id");
  CREATE INDEX "payload_locked_documents_rels_model_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("model_codes_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_images_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_images_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_types_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_types_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_sub_body_types_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_sub_body_types_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_colours_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_colours_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_seats_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_seats_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_transmissions_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_transmissions_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_drive_trains_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_drive_trains_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_steering_types_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_steering_types_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_steering_assist_ty_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_steering_assist_types_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_steering_control_t_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_steering_control_types_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_steering_positions_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_steering_positions_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_grades_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_grades_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_condition_grades_i_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_condition_grades_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_fuel_types_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_fuel_types_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_price_types_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_price_types_id");
  CREATE INDEX "payload_locked_documents_rels_feature_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("feature_groups_id");
  CREATE INDEX "payload_locked_documents_rels_vehicle_features_id_idx" ON "payload_locked_documents_rels" USING btree ("vehicle_features_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_roles_id_idx" ON "payload_locked_documents_rels" USING btree ("roles_id");
  CREATE INDEX "payload_locked_documents_rels_showroom_offices_id_idx" ON "payload_locked_documents_rels" USING btree ("showroom_offices_id");
  CREATE INDEX "payload_locked_documents_rels_ports_id_idx" ON "payload_locked_documents_rels" USING btree ("ports_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "vehicles" CASCADE;
  DROP TABLE "vehicles_rels" CASCADE;
  DROP TABLE "manufacturers" CASCADE;
  DROP TABLE "models" CASCADE;
  DROP TABLE "model_codes" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "vehicle_images" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "vehicle_types" CASCADE;
  DROP TABLE "vehicle_sub_body_types" CASCADE;
  DROP TABLE "vehicle_colours" CASCADE;
  DROP TABLE "vehicle_seats" CASCADE;
  DROP TABLE "vehicle_transmissions" CASCADE;
  DROP TABLE "vehicle_drive_trains" CASCADE;
  DROP TABLE "vehicle_steering_types" CASCADE;
  DROP TABLE "vehicle_steering_assist_types" CASCADE;
  DROP TABLE "vehicle_steering_control_types" CASCADE;
  DROP TABLE "vehicle_steering_positions" CASCADE;
  DROP TABLE "vehicle_grades" CASCADE;
  DROP TABLE "vehicle_condition_grades" CASCADE;
  DROP TABLE "vehicle_fuel_types" CASCADE;
  DROP TABLE "vehicle_price_types" CASCADE;
  DROP TABLE "feature_groups" CASCADE;
  DROP TABLE "vehicle_features" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "users_rels" CASCADE;
  DROP TABLE "roles" CASCADE;
  DROP TABLE "showroom_offices" CASCADE;
  DROP TABLE "ports" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."enum_vehicles_price_type";
  DROP TYPE "public"."enum_vehicles_status";
  DROP TYPE "public"."enum_manufacturers_status";
  DROP TYPE "public"."enum_models_status";
  DROP TYPE "public"."enum_vehicle_images_image_type";
  DROP TYPE "public"."enum_vehicle_types_status";
  DROP TYPE "public"."enum_vehicle_sub_body_types_status";
  DROP TYPE "public"."enum_vehicle_colours_status";
  DROP TYPE "public"."enum_vehicle_seats_status";
  DROP TYPE "public"."enum_vehicle_transmissions_status";
  DROP TYPE "public"."enum_vehicle_drive_trains_status";
  DROP TYPE "public"."enum_vehicle_steering_types_status";
  DROP TYPE "public"."enum_vehicle_steering_assist_types_status";
  DROP TYPE "public"."enum_vehicle_steering_control_types_status";
  DROP TYPE "public"."enum_vehicle_steering_positions_status";
  DROP TYPE "public"."enum_vehicle_grades_status";
  DROP TYPE "public"."enum_vehicle_condition_grades_status";
  DROP TYPE "public"."enum_vehicle_fuel_types_status";
  DROP TYPE "public"."enum_vehicle_price_types_status";
  DROP TYPE "public"."enum_feature_groups_status";
  DROP TYPE "public"."enum_vehicle_features_status";
  DROP TYPE "public"."enum_users_gender";
  DROP TYPE "public"."enum_users_user_type";
  DROP TYPE "public"."enum_users_status";
  DROP TYPE "public"."enum_ports_use";`)
}
