// SAMPLES_DIR=... npm run drill:uploads
// Real photographs the whole way: an address for each, the bytes, the look at them, a vehicle with twenty of them. What
// pages show is upright, clean and small: a phone's gallery before it is opened, every size, no camera data. Uses a
// database of its own in a folder that is thrown away. The last line is one JSON object.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { drillUploads, missingPhotos, readPhotos } from './drill/uploads-run'
import { ensureDatabase } from './lib/database.mjs'
import { acquirePostgres } from './lib/embedded-postgres.mjs'
import { atEnd, end, listenForSignals } from './lib/lifecycle.mjs'
import { giveUp, Refusal, reasonOf, say } from './lib/progress.mjs'
import { runScript, testEnv } from './lib/test-database.mjs'

const folder = process.env.SAMPLES_DIR
const missing = missingPhotos(folder)
if (missing || !folder) giveUp(new Refusal(missing ?? ''))

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-drill-uploads-'))
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
  const env: Record<string, string> = testEnv(server.url(), path.join(home, 'files'))
  await runScript('migrate.ts', [], { ...process.env, ...env, LOG_LEVEL: 'error' })
  const { findings, ...result } = await drillUploads({ env, home, photos: readPhotos(folder), say })
  for (const finding of findings) say(`! ${finding}`)
  say(JSON.stringify(result))
  await end(result.ok ? 0 : 1)
} catch (error) {
  await end(1, reasonOf(error))
}
