import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Settings that nobody has saved yet take the defaults of sales. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE company_settings SET price_type = 'CIF'
      WHERE NOT EXISTS (SELECT 1 FROM _company_settings_v);
    UPDATE company_settings SET payment_method = 'Cash or Bank Transfer' WHERE payment_method IS NULL;
    UPDATE company_settings_bank_accounts a SET is_default = true
      WHERE a._order = (SELECT min(b._order) FROM company_settings_bank_accounts b WHERE b.currency = a.currency);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`SELECT 1`)
}
