import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { SEEDED_ROLES } from '@/kernel/seeded-roles'
import { KNOWN_WORDS } from '@/modules/inventory/search/data/built-in-search-words'
import { inTransaction } from '@/server/transaction'

/** The trade's three price terms; their texts and order may be edited later. */
const PRICE_TYPES = [
  ['CIF', 'CIF (Cost, Insurance, Freight)'],
  ['FOB', 'FOB (Free on Board)'],
  ['DDP', 'DDP (Delivery Duty Paid)'],
]

/**
 * What every installation needs before anyone can work: the four roles, the price terms, and words that buyers are known
 * to type. Running it again changes nothing: edited roles, texts and meanings are kept, and deleted words stay away.
 */
export async function seedBaseline(payload: Payload): Promise<void> {
  await inTransaction({ payload }, async (_req, db) => {
    for (const { id, key, name, permissions } of SEEDED_ROLES)
      await db.execute(sql`
        INSERT INTO roles (id, key, name, permissions)
        VALUES (${id}, ${key}, ${name}, ${JSON.stringify(permissions)}::jsonb) ON CONFLICT DO NOTHING`)
    await db.execute(
      sql`SELECT setval(pg_get_serial_sequence('roles', 'id'), greatest((SELECT max(id) FROM roles), 1))`,
    )
    for (const [index, [code, name]] of PRICE_TYPES.entries())
      await db.execute(sql`
        INSERT INTO vehicle_price_types (code, name, sort_order, status)
        VALUES (${code}, ${name}, ${index}, 'active') ON CONFLICT DO NOTHING`)
    await db.execute(sql`
      INSERT INTO search_words (words, kind, meaning)
      SELECT words, kind, meaning FROM jsonb_populate_recordset(null::search_words, ${JSON.stringify(KNOWN_WORDS)}::jsonb)
      WHERE NOT (SELECT is_called FROM search_words_id_seq)
      ON CONFLICT DO NOTHING`)
  })
}
