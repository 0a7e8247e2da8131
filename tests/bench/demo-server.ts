import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildIfStale } from '../../scripts/lib/build.mjs'
import { withClient } from '../../scripts/lib/database.mjs'
import { onChildren } from '../../scripts/lib/lifecycle.mjs'
import { openOwnServer } from '../../scripts/lib/own-database'
import { freePort } from '../../scripts/lib/ports.mjs'
import type { Print } from '../../scripts/lib/run-to-verdict'
import { serve } from '../../scripts/lib/serve.mjs'
import { runScript } from '../../scripts/lib/test-database.mjs'

/** A running product with the demo data, with its own database in a temporary folder. */
export type DemoServer = {
  origin: string
  databaseUrl: string
  /** Process ids, for the operating system's records. */
  app: number
  database: number
}

const DRAWINGS_MS = 6 * 60_000

/**
 * The product as run by `npm start`: the production build, rebuilt if its sources have changed, and the whole
 * demo catalogue with every drawing. Everything it starts ends with the script, through its lifecycle.
 */
export async function openDemoServer(print: Print): Promise<DemoServer> {
  await buildIfStale(print)
  const { home, server, url } = await openOwnServer({ name: 'bench', print, fast: false })

  const port = Number(process.env.BENCH_PORT) || (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const env = servedEnv(url, path.join(home, 'files'), port)
  print('filling the database with the demo data')
  await runScript('migrate.ts', [], env)
  await runScript('seed.ts', [], env)

  let app = 0
  onChildren((children) => {
    app = children.at(-1)?.pid ?? 0
  })
  await serve('start', env)
  print(`serving at ${origin}; waiting until every view of every vehicle is drawn`)
  await untilDrawn(url)
  return { origin, databaseUrl: url, app, database: server.process.pid }
}

/** As in a new installation; no local settings get in. */
export const servedEnv = (url: string, dataDir: string, port: number) => ({
  ...process.env,
  NODE_ENV: 'production' as const,
  NEXT_TELEMETRY_DISABLED: '1',
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  PAYLOAD_SECRET: 'a-secret-that-signs-nothing-but-the-sessions-of-measurements',
  PORT: String(port),
  SERVER_URL: `http://127.0.0.1:${port}`,
  STORAGE: 'local',
  JOBS: 'in-process',
  DEMO: 'on',
  LOG_LEVEL: 'warn',
  SEARCH_INDEX: 'on',
  TRUST_PROXY: '0',
})

/** The first start draws pictures in the background, which would be counted as the pages' own time. */
async function untilDrawn(url: string): Promise<void> {
  const end = Date.now() + DRAWINGS_MS
  await withClient(url, async (client) => {
    for (;;) {
      const { rows } = await client.query(
        `SELECT count(*)::int AS open FROM pgboss.job WHERE name = 'vehicles.draw-galleries' AND state < 'completed'`,
      )
      if (rows[0].open === 0) return
      if (Date.now() > end)
        throw new Error(`The drawings were not done after ${DRAWINGS_MS / 60_000} minutes`)
      await sleep(1_000)
    }
  })
}
