import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { DESTINATIONS } from '@/modules/settings/tariffs/data/destinations'

/**
 * The countries that come with the product, with their rules as approved versions that nobody entered. One that is there
 * already stays as it is.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { active, country, currency, note, rules, slug, timezone } of DESTINATIONS) {
    await db.execute(sql`
      WITH added AS (
        INSERT INTO destinations (country, slug, timezone, currency, active, note)
        VALUES (${country}, ${slug}, ${timezone}, ${currency}, ${active}, ${note})
        ON CONFLICT DO NOTHING
        RETURNING id
      )
      INSERT INTO destination_rules (destination_id, kind, key, name, value, applies_from, applies_to, source_name,
        source_url, checked_on, note, status, decided_at)
      SELECT added.id, r.kind, r.key, r.name, r.value, r."appliesFrom", r."appliesTo", r."sourceName", r."sourceUrl",
        r."checkedOn", r.note, 'APPROVED', now()
      FROM added, jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) AS r (kind varchar, key varchar, name varchar,
        value jsonb, "appliesFrom" varchar, "appliesTo" varchar, "sourceName" varchar, "sourceUrl" varchar,
        "checkedOn" varchar, note varchar)
    `)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // Their tables are dropped by the migration before.
  await db.execute(sql`SELECT 1`)
}
