import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE company_settings ALTER COLUMN description SET DEFAULT 'Used vehicles for export, each with its price type and all known details.';
    ALTER TABLE _company_settings_v ALTER COLUMN version_description SET DEFAULT 'Used vehicles for export, each with its price type and all known details.';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE company_settings ALTER COLUMN description SET DEFAULT 'Used vehicles for export, each with its price term and all known details.';
    ALTER TABLE _company_settings_v ALTER COLUMN version_description SET DEFAULT 'Used vehicles for export, each with its price term and all known details.';`)
}
