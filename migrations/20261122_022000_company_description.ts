import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const BEFORE = 'Used vehicles for export, each with its price term and every known fact.'
const AFTER = 'Used vehicles for export, each with its price term and all known details.'

/** The description that a company starts with; one that was never changed becomes the new one. */
const become = (text: string, instead: string) =>
  sql.raw(`
  ALTER TABLE "company_settings" ALTER COLUMN "description" SET DEFAULT '${text}';
  ALTER TABLE "_company_settings_v" ALTER COLUMN "version_description" SET DEFAULT '${text}';
  UPDATE "company_settings" SET "description" = '${text}' WHERE "description" = '${instead}';`)

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(become(AFTER, BEFORE))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(become(BEFORE, AFTER))
}
