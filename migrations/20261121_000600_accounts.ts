import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "permissions" jsonb;
  ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "terms_accepted_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "deleted_by_self" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "subscriptions" jsonb;
  CREATE INDEX "users_deleted_at_idx" ON "users" USING btree ("deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "users_deleted_at_idx";
  ALTER TABLE "users" DROP COLUMN "permissions";
  ALTER TABLE "users" DROP COLUMN "email_verified_at";
  ALTER TABLE "users" DROP COLUMN "terms_accepted_at";
  ALTER TABLE "users" DROP COLUMN "last_sign_in_at";
  ALTER TABLE "users" DROP COLUMN "deleted_at";
  ALTER TABLE "users" DROP COLUMN "deleted_by_self";
  ALTER TABLE "users" DROP COLUMN "subscriptions";`)
}
