import type pg from 'pg'

/** The load's tables, and the indexes on them that it needs itself. */
const TABLES = ['vehicles', 'vehicles_rels', 'vehicle_images', 'vehicle_search']
const STORED = ['vehicles_rels_parent_idx', 'vehicle_images_vehicle_idx']

/** Drops the indexes that only queries need; returns the statements to create them again. */
export async function setIndexesAside(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS made FROM pg_index i
    WHERE i.indrelid = ANY ($1::regclass[]) AND NOT i.indisprimary AND i.indexrelid::regclass::text <> ALL ($2)
      AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [TABLES, STORED],
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  return rows.map((row) => row.made)
}

/** The trigram indexes take longest, so they come first. */
export async function recreateIndexes(
  clients: readonly pg.Client[],
  indexes: readonly string[],
): Promise<void> {
  const [long, short] = [
    indexes.filter((made) => /gin/.test(made)),
    indexes.filter((made) => !/gin/.test(made)),
  ]
  await share(clients, [...long, ...short], (client, made) => client.query(made))
}

/** Runs queued work on all connections. */
export async function share<T>(
  clients: readonly pg.Client[],
  line: readonly T[],
  work: (client: pg.Client, one: T) => Promise<unknown>,
): Promise<void> {
  const waiting = [...line]
  await Promise.all(
    clients.map(async (client) => {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(client, one)
    }),
  )
}
