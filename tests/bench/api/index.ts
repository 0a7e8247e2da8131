// npm run bench:api. Environment: BENCH_VEHICLES (100000), BENCH_SECONDS (4) of one turn, SAMPLES_DIR. The
// contract against Payload's own REST, both over HTTP with 16 clients, in turns: a listing with total and
// order, the same with all facets, by words, and one vehicle. The production build, with a catalogue in a
// temporary database of its own. Linux only. The last line is one JSON object; its `how` is what is compared
// with what.

import path from 'node:path'
import { buildIfStale } from '../../../scripts/lib/build.mjs'
import { onChildren } from '../../../scripts/lib/lifecycle.mjs'
import { openOwnDatabase, openOwnPayload } from '../../../scripts/lib/own-database'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { type Print, runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { serve } from '../../../scripts/lib/serve.mjs'
import { runScript } from '../../../scripts/lib/test-database.mjs'
import { servedEnv } from '../demo-server'
import { readAccount } from '../pages/cpu-account'
import { makeRoom } from '../search/room'

const number = (name: string, otherwise: number) => Number(process.env[name] || otherwise)

const VEHICLES = number('BENCH_VEHICLES', 100_000)
const SECONDS = number('BENCH_SECONDS', 4)
const EFFORT = { clients: 16, turns: 2, seconds: SECONDS, warmUp: 1_000, questions: 2_000 }
const STAFF = { email: 'staff@bench.example', password: 'Measured1@bench' }

async function openProduct(print: Print) {
  const { env, home, server, url } = await openOwnDatabase({ name: 'bench-api', print, fast: false })
  await makeRoom(server.adminUrl())
  await runScript('seed.ts', ['--baseline'], { ...process.env, ...env })
  const payload = await openOwnPayload(env)
  const { baseCars } = await import('../search/base-cars')
  const { loadCatalogue } = await import('../search/load')
  const { cars } = await baseCars(process.env.SAMPLES_DIR)
  await loadCatalogue({ payload, adminUrl: server.adminUrl('kaido'), vehicles: VEHICLES, cars, print })
  await payload.create({
    collection: 'users',
    data: { ...STAFF, firstName: 'Bench', lastName: 'Staff', status: 'ACTIVE', role: 1, allShowrooms: true },
    overrideAccess: true,
  })
  const port = await freePort()
  let app = 0
  onChildren((children) => {
    app = children.at(-1)?.pid ?? 0
  })
  await serve('start', { ...servedEnv(url, path.join(home, 'files'), port), DEMO: 'off' })
  const origin = `http://127.0.0.1:${port}`
  const account = () => readAccount({ app, database: server.process.pid })
  return { payload, databaseUrl: url, server: { origin, token: await signIn(origin), account } }
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(STAFF),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`nobody could sign in: ${answer.status}`)
  return token
}

await runToVerdict(async (print) => {
  await buildIfStale(print)
  const product = await openProduct(print)
  const { benchApi } = await import('./run')
  return benchApi({ ...product, ...EFFORT, print })
})
