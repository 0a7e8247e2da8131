import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { KNOWN_WORDS } from '@/modules/inventory/search/data/built-in-search-words'

/**
 * Installations from before there were search words get those that new ones begin with. They are left alone where the list
 * has ever had any, since staff may have emptied it; new installations have no roles yet, and are filled with them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    INSERT INTO search_words (words, kind, meaning)
    SELECT words, kind, meaning FROM jsonb_populate_recordset(null::search_words, ${JSON.stringify(KNOWN_WORDS)}::jsonb)
    WHERE EXISTS (SELECT FROM roles) AND NOT (SELECT is_called FROM search_words_id_seq)
    ON CONFLICT DO NOTHING`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // Staff may have changed them; their table is dropped by the migration before.
  await db.execute(sql`SELECT 1`)
}
