import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Whether the demo data was once completely created; anything deleted since stays deleted. */
export async function isSeeded(payload: Payload): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(sql`SELECT 1 FROM app_state WHERE key = 'demo_seed'`)
  return rows.length > 0
}

/** Records that the demo data is complete. */
export async function markSeeded(payload: Payload, facts: Record<string, unknown>): Promise<void> {
  await payload.db.drizzle.execute(sql`
    INSERT INTO app_state (key, value) VALUES ('demo_seed', ${JSON.stringify(facts)}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`)
}
