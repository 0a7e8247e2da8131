import type { Payload } from 'payload'
import pg from 'pg'
import type { BaseCar } from './base-cars'
import { recreateIndexes, setIndexesAside, share } from './load-indexes'
import { loadReferences } from './load-references'
import { loadTariffs } from './load-tariffs'
import { IMAGES, LINKS, SEARCH_ROWS, VEHICLES } from './load-vehicles'

export type LoadOptions = {
  payload: Payload
  /** The same database as the superuser: triggers and foreign keys are off while the rows come in. */
  adminUrl: string
  vehicles: number
  cars: readonly BaseCar[]
  print: (text: string) => void
}

export type Loaded = { vehicles: number; listed: number; seconds: number }

/** Two, because the goals are for two cores. */
const CONNECTIONS = 2
const CHUNK = 25_000
const SAMPLE = 500

/**
 * Fills an empty, migrated database with vehicles: set-based, in ranges of ids on two connections, without
 * the indexes that the load itself does not need, which follow at the end. The search rows use the product's
 * own definition of a row, and a sample of them is written again by its own refresh, which may change none.
 */
export async function loadCatalogue(options: LoadOptions): Promise<Loaded> {
  const { payload, adminUrl, vehicles, cars, print } = options
  const started = performance.now()
  const statsOf = (what: string) =>
    print(`${what} at ${((performance.now() - started) / 1000).toFixed(1)} s of the load`)
  await loadReferences(payload, cars)
  await loadTariffs(payload)
  statsOf('lists and drawing tables')
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => connect(adminUrl)))
  try {
    const [first] = clients
    if (!first) throw new Error('No connection')
    const indexes = await setIndexesAside(first)
    await fill(clients, vehicles, statsOf)
    await recreateIndexes(clients, indexes)
    statsOf(`${indexes.length} indexes made`)
    await analyze(clients)
    statsOf('vacuumed and analysed')
    await first.query('SELECT refresh_search_terms(); SELECT refresh_search_popularity()')
    await first.query('ANALYZE search_term')
    const listed = await check(first, vehicles)
    return { vehicles, listed, seconds: (performance.now() - started) / 1000 }
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // a lost connection also fails the running statement, where it is reported
  await client.connect()
  await client.query(`SET session_replication_role = replica; SET synchronous_commit = off; SET jit = off;
    SET maintenance_work_mem = '512MB'; SET work_mem = '128MB'; SET random_page_cost = 1.1;
    SET max_parallel_maintenance_workers = 0; SET max_parallel_workers_per_gather = 0`)
  return client
}

async function fill(clients: readonly pg.Client[], vehicles: number, report: (what: string) => void) {
  const ranges = Array.from({ length: Math.ceil(vehicles / CHUNK) }, (_, place) => [
    place * CHUNK + 1,
    Math.min(vehicles, (place + 1) * CHUNK),
  ])
  let done = 0
  await share(clients, ranges, async (client, range) => {
    for (const statement of [VEHICLES, LINKS, IMAGES, SEARCH_ROWS]) await client.query(statement, range)
    const before = done
    done += CHUNK
    if (Math.floor(before / 200_000) < Math.floor(done / 200_000))
      report(`${Math.min(done, vehicles)} vehicles`)
  })
  await clients[0]?.query(`SELECT setval('vehicles_id_seq', (SELECT max(id) FROM vehicles))`)
}

/**
 * As autovacuum would leave the tables after a while: counts read only indexes where pages are known to be
 * visible.
 */
const analyze = (clients: readonly pg.Client[]) =>
  share(
    clients,
    [
      'vehicles_rels',
      'vehicle_search',
      'vehicles',
      'vehicle_images',
      'models',
      'model_codes',
      'manufacturers',
    ],
    (client, table) => client.query(`VACUUM (ANALYZE) ${table}`),
  )

async function check(client: pg.Client, vehicles: number): Promise<number> {
  const { rows } =
    await client.query(`SELECT count(*)::int AS n, count(*) FILTER (WHERE is_public)::int AS listed,
    (SELECT count(*)::int FROM vehicles) AS vehicles FROM vehicle_search`)
  const row = rows[0]
  if (row.n !== vehicles || row.vehicles !== vehicles)
    throw new Error(`${row.vehicles} vehicles and ${row.n} search rows were loaded, not ${vehicles}`)
  const step = Math.max(1, Math.floor(vehicles / SAMPLE))
  const sample = await client.query(
    `SELECT refresh_vehicle_search(array_agg(n)) AS n FROM generate_series(1, ${vehicles}, ${step}) n`,
  )
  if (sample.rows[0].n !== 0)
    throw new Error(`${sample.rows[0].n} loaded search rows are not as a save writes them`)
  return row.listed
}
