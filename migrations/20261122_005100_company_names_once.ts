import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A company has one name in a country, and an inspection company stands in its list once, whatever the case. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNIQUE INDEX company_names_name_country_lower_idx
      ON company_names (lower(company_name), lower(coalesce(country, '')));
    CREATE UNIQUE INDEX inspection_companies_name_lower_idx ON inspection_companies (lower(company_name));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql`DROP INDEX IF EXISTS company_names_name_country_lower_idx, inspection_companies_name_lower_idx`,
  )
}
