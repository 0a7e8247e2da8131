// SAMPLES_DIR=... npm run bench:search. Environment: BENCH_VEHICLES (1000000), BENCH_SEARCHES (2000).
// A million vehicles in a database of its own, in a temporary folder; random searches through the product's
// own searchVehicles, the same through payload.find, saves with and without search. Progress goes to standard
// error; the last line is one JSON object, times in milliseconds.

import { openOwnDatabase, openOwnPayload } from '../../../scripts/lib/own-database'
import { runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { runScript } from '../../../scripts/lib/test-database.mjs'
import { makeRoom } from './room'

const number = (name: string, otherwise: number) => Number(process.env[name] || otherwise)

const VEHICLES = number('BENCH_VEHICLES', 1_000_000)
const SEARCHES = number('BENCH_SEARCHES', 2_000)
/** Loading a million vehicles takes most of it. */
const LIMIT_MS = 2 * 3_600_000

await runToVerdict(
  async (print) => {
    const { env, server } = await openOwnDatabase({ name: 'bench-search', print, fast: false })
    await makeRoom(server.adminUrl())
    await runScript('seed.ts', ['--baseline'], { ...process.env, ...env })
    const payload = await openOwnPayload(env)
    const { benchSearch } = await import('./run')
    return benchSearch({
      payload,
      adminUrl: server.adminUrl('kaido'),
      samples: process.env.SAMPLES_DIR,
      vehicles: VEHICLES,
      searches: SEARCHES,
      print,
    })
  },
  { limitMs: LIMIT_MS, print: (text) => console.error(text) },
)
