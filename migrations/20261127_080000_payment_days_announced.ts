import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Arrivals are counted from the day by which a down payment is due.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE TRIGGER company_settings_notify AFTER UPDATE OF timezone, down_payment_days ON company_settings
      FOR EACH STATEMENT EXECUTE FUNCTION notify_tariffs()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE TRIGGER company_settings_notify AFTER UPDATE OF timezone ON company_settings
      FOR EACH STATEMENT EXECUTE FUNCTION notify_tariffs()`)
}
