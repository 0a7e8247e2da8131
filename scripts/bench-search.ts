// SAMPLES_DIR=... npm run bench:search. Environment: BENCH_VEHICLES (1000000), BENCH_SEARCHES (2000).
// A million vehicles in a database of its own, in a folder that is thrown away; random searches through the
// product's own searchVehicles, the same through payload.find, saves with and without search. Progress goes to
// the error output; the last line is one JSON object, times in milliseconds.

import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { ensureDatabase, withClient } from './lib/database.mjs'
import { acquirePostgres, type Server } from './lib/embedded-postgres.mjs'
import { giveUp } from './lib/progress.mjs'
import { runScript, testEnv } from './lib/test-database.mjs'

const say = (text: string) => console.error(text)
const number = (name: string, otherwise: number) => Number(process.env[name] || otherwise)

const VEHICLES = number('BENCH_VEHICLES', 1_000_000)
const SEARCHES = number('BENCH_SEARCHES', 2_000)

/** Room for the load; what the product itself sets stays. */
async function makeRoom(server: Server): Promise<void> {
  await withClient(server.adminUrl(), async (client) => {
    await client.query(`ALTER SYSTEM SET max_wal_size = '8GB'`)
    await client.query('SELECT pg_reload_conf()')
  })
}

async function openPayload(): Promise<Payload> {
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config })
  payload.db.pool.on('error', () => {}) // the server is stopped at the end, with idle connections open
  return payload
}

async function bench(home: string): Promise<boolean> {
  const server = await acquirePostgres({ home, note: say })
  try {
    await ensureDatabase(server)
    await makeRoom(server)
    Object.assign(process.env, testEnv(server.url(), path.join(home, 'files')), { LOG_LEVEL: 'error' })
    await runScript('migrate.ts', [], process.env)
    await runScript('seed.ts', ['--baseline'], process.env)
    const payload = await openPayload()
    const { benchSearch } = await import('./bench/search/run')
    const result = await benchSearch({
      payload,
      adminUrl: server.adminUrl('kaido'),
      samples: process.env.SAMPLES_DIR,
      vehicles: VEHICLES,
      searches: SEARCHES,
      say,
    })
    console.log(JSON.stringify(result))
    return result.ok
  } finally {
    await server.release()
  }
}

const home = await fs.mkdtemp(path.join(os.tmpdir(), 'kaido-bench-search-'))
try {
  await fs.chmod(home, 0o755)
  process.exitCode = (await bench(home)) ? 0 : 1
} catch (error) {
  giveUp(error)
} finally {
  await fs.rm(home, { recursive: true, force: true })
}
// Payload's connection pool would keep the process alive.
process.exit()
