import { withClient } from '../../../scripts/lib/database.mjs'

/**
 * Room for the load of a large catalogue; what the product itself sets stays.
 *
 * @param adminUrl a server that nobody else uses, as its superuser
 */
export async function makeRoom(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query(`ALTER SYSTEM SET max_wal_size = '8GB'`)
    await client.query('SELECT pg_reload_conf()')
  })
}
