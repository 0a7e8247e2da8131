import type { Payload } from 'payload'
import pg from 'pg'

/**
 * Runs work with a dedicated connection, for anything that lives as long as the connection, such as a lock
 * that outlives transactions. Taking one from the pool would leave it short while the work itself needs more.
 * The connection ends with the work, or by itself if the database goes away.
 */
export async function onOwnConnection<T>(
  payload: Payload,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { connectionString } = payload.db.pool.options
  const client = new pg.Client({
    connectionString,
    application_name: 'kaido',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined) // the work continues; its own queries will fail
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
