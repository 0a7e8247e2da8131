import type { Payload } from 'payload'
import { withClient } from '../../../scripts/lib/database.mjs'
import { baseCars } from '../search/base-cars'
import { loadCatalogue } from '../search/load'
import { APPLICATIONS, HISTORY, OPENING_ROWS, RATERS, RATINGS } from './rows'

type LoadOptions = {
  payload: Payload
  /** The same database as the superuser: triggers and foreign keys are off while the rows come in. */
  adminUrl: string
  applications: number
  print: (text: string) => void
}

const TABLES = ['users', 'openings', '_openings_v', 'job_applications']

/** Fills an empty, migrated database: a small catalogue for its showrooms, jobs, and who applied within three years. */
export async function loadCareers({ adminUrl, applications, payload, print }: LoadOptions): Promise<void> {
  const { cars } = await baseCars(undefined)
  await loadCatalogue({ payload, adminUrl, vehicles: 100, cars, print })
  await withClient(adminUrl, async (client) => {
    await client.query(`SET session_replication_role = replica; SET synchronous_commit = off; SET jit = off`)
    for (const statement of [RATERS, OPENING_ROWS]) await client.query(statement)
    await client.query(APPLICATIONS, [applications])
    for (const statement of [HISTORY, RATINGS]) await client.query(statement)
    for (const table of TABLES)
      await client.query(`SELECT setval('${table}_id_seq', (SELECT max(id) FROM ${table}))`)
    // As autovacuum would leave it: counts read only indexes where pages are known to be visible.
    for (const table of [...TABLES, 'application_history', 'application_ratings'])
      await client.query(`VACUUM (ANALYZE) ${table}`)
  })
  print(`${applications} applications loaded`)
}
