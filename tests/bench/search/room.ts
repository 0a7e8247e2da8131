import { withClient } from '../../../scripts/lib/database.mjs'

/**
 * Server settings for loading a large catalogue; the product's own settings stay.
 *
 * @param adminUrl a server that nobody else uses, as its superuser
 */
export async function makeRoom(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query(`ALTER SYSTEM SET max_wal_size = '8GB'`)
    await client.query('SELECT pg_reload_conf()')
  })
}
