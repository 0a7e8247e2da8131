import type { Payload } from 'payload'
import pg from 'pg'

/**
 * Runs work beside a connection of its own, for what lives as long as the connection, such as a lock that no
 * transaction ends. One of the pool would be missing there meanwhile, while the work itself asks for others. It ends
 * with the work, or by itself when the database goes away.
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
  client.on('error', () => undefined) // the work goes on; whatever it asks of the database tells it
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
