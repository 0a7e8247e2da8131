import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Accounts are no longer locked by wrong passwords, which any outsider could send; limits of their own bound those. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "users" DROP COLUMN "login_attempts";
    ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
    ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;`)
}
