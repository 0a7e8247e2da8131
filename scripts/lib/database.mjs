import pg from 'pg'

/**
 * Runs work with its own connection and closes it whatever happens.
 *
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 })
  client.on('error', () => {}) // a lost connection also fails the running query, which is where it is reported
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Runs work one at a time across all processes that use the same database. The lock is bound to the
 * connection, so a killed holder frees it immediately.
 *
 * @template T
 * @param {string} url
 * @param {string} name
 * @param {(client: import('pg').Client) => Promise<T>} work
 */
export function withAdvisoryLock(url, name, work) {
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    return work(client)
  })
}

/**
 * Creates the product's role and database if they are missing.
 *
 * @param {import('./embedded-postgres.mjs').Server} server
 * @param {string} [database]
 */
export async function ensureDatabase(server, database = 'kaido') {
  const role = new URL(server.url())
  await withAdvisoryLock(server.adminUrl(), 'kaido:create', async (client) => {
    const has = async (/** @type {string} */ sql, /** @type {string} */ name) =>
      (await client.query(sql, [name])).rowCount > 0
    if (!(await has('select from pg_roles where rolname = $1', role.username)))
      await client.query(
        `create role ${client.escapeIdentifier(role.username)} login password ${client.escapeLiteral(role.password)}`,
      )
    if (!(await has('select from pg_database where datname = $1', database)))
      await client.query(
        `create database ${client.escapeIdentifier(database)} owner ${client.escapeIdentifier(role.username)}`,
      )
  })
}
