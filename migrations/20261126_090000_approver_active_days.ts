import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "company_settings" ADD COLUMN "approver_active_days" numeric DEFAULT 7;
  ALTER TABLE "_company_settings_v" ADD COLUMN "version_approver_active_days" numeric DEFAULT 7;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "company_settings" DROP COLUMN "approver_active_days";
  ALTER TABLE "_company_settings_v" DROP COLUMN "version_approver_active_days";`)
}
