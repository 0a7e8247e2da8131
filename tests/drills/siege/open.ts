import path from 'node:path'
import { buildIfStale } from '../../../scripts/lib/build.mjs'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../scripts/lib/demo-accounts.mjs'
import { onChildren } from '../../../scripts/lib/lifecycle.mjs'
import { openOwnServer } from '../../../scripts/lib/own-database'
import { freePort } from '../../../scripts/lib/ports.mjs'
import type { Print } from '../../../scripts/lib/run-to-verdict'
import { serve } from '../../../scripts/lib/serve.mjs'
import { runScript } from '../../../scripts/lib/test-database.mjs'
import { servedEnv } from '../../bench/demo-server'
import type { SiegeSize, SiegeTarget } from './target'

/** The jobs would draw pictures all the time and cause part of the load. */
const BEHIND_PROXY = { JOBS: 'off', TRUST_PROXY: '1' }

/**
 * The product as run by `npm start`, behind one proxy with TLS as far as it knows, with the demo data and
 * without jobs. Everything it starts ends with the script.
 */
export async function openSiegeTarget(size: SiegeSize, print: Print): Promise<SiegeTarget> {
  await buildIfStale(print)
  const { home, url } = await openOwnServer({ name: 'drill-siege', print })
  const port = await freePort()
  const env = { ...servedEnv(url, path.join(home, 'files'), port), ...BEHIND_PROXY }
  env.SERVER_URL = env.SERVER_URL.replace('http:', 'https:')
  print('filling the database with the demo data')
  await runScript('migrate.ts', [], env)
  await runScript('seed.ts', [], env)
  let pid = 0
  onChildren((children) => {
    pid ||= children.at(-1)?.pid ?? 0
  })
  await serve('start', env)
  const admin = DEMO_ACCOUNTS.find(({ role }) => role === 'Admin')
  return {
    address: `http://127.0.0.1:${port}`,
    isSecure: true,
    pid,
    databaseUrl: url,
    admin: { email: admin?.email ?? '', password: DEMO_PASSWORD },
    samples: process.env.SAMPLES_DIR || null,
    size,
    print,
  }
}
