// npm run drill:hold [-- --customers 100 --confirms 20]
// Customers ask for one vehicle, each twice at the same time, then staff confirm many of the requests at once: one
// request for each customer and one hold must be left, and everybody else must read why. Uses a database of its own
// in a folder that is thrown away. The last line is one JSON object.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDatabase } from './lib/database.mjs'
import { acquirePostgres } from './lib/embedded-postgres.mjs'
import { atEnd, end, listenForSignals } from './lib/lifecycle.mjs'
import { reasonOf, say } from './lib/progress.mjs'
import { runScript, testEnv } from './lib/test-database.mjs'

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '100' },
    confirms: { type: 'string', default: '20' },
  },
})

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-drill-hold-'))
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
  Object.assign(process.env, testEnv(server.url(), path.join(home, 'files')), { LOG_LEVEL: 'error' })
  await runScript('migrate.ts', [], process.env)
  const { default: config } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const { drillHold } = await import('./drill/hold-run')
  const payload = await getPayload({ config, disableOnInit: true })
  const result = await drillHold({
    payload,
    customers: Number(values.customers),
    confirms: Number(values.confirms),
    say,
  })
  say(JSON.stringify(result))
  await end(result.ok ? 0 : 1)
} catch (error) {
  await end(1, reasonOf(error))
}
