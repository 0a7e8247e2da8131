// npm run drill:search [-- --requests 10000 --writes 5000 --vehicles 400 --cuts 6 --seed 1]
// Random requests to the search indexes of two processes, compared with SQL between random writes: no total, facet
// or order may differ, no vehicle may show once it is hidden. Uses a database of its own in a folder that is thrown
// away. The last line is one JSON object.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDatabase } from './lib/database.mjs'
import { acquirePostgres } from './lib/embedded-postgres.mjs'
import { atEnd, end, listenForSignals } from './lib/lifecycle.mjs'
import { reasonOf, say } from './lib/progress.mjs'
import { runScript, testEnv } from './lib/test-database.mjs'

const TIMEOUT_MS = 9 * 60_000

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    writes: { type: 'string', default: '5000' },
    vehicles: { type: 'string', default: '400' },
    cuts: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
  },
})

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-drill-search-'))
fs.chmodSync(home, 0o755)
listenForSignals()
atEnd(() => fs.rmSync(home, { recursive: true, force: true }))
try {
  const starting = acquirePostgres({ home, fast: true, note: say })
  atEnd(() =>
    starting.then(
      ({ release }) => release(),
      () => {},
    ),
  )
  const server = await starting
  await ensureDatabase(server)
  // Its indexes say by a warning when their connection is cut, which the drill does.
  Object.assign(process.env, testEnv(server.url(), path.join(home, 'files')), { LOG_LEVEL: 'error' })
  await runScript('migrate.ts', [], process.env)
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const { drillSearch } = await import('./drill/search-run')
  const payload = await getPayload({ config, disableOnInit: true })
  const result = await drillSearch({
    payload,
    requests: Number(values.requests),
    writes: Number(values.writes),
    vehicles: Number(values.vehicles),
    cuts: Number(values.cuts),
    seed: Number(values.seed),
    timeoutMs: TIMEOUT_MS,
    say,
  })
  say(JSON.stringify(result))
  await end(result.ok ? 0 : 1)
} catch (error) {
  await end(1, reasonOf(error))
}
