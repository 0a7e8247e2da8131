// npm run drill:auth [-- --sign-ins 60 --sign-ups 40 --forgotten 40 --guesses 50]
// What outsiders try at accounts: to learn from answers and their times who has one, to guess passwords many at once,
// to use links and sessions that are altered, expired, used or somebody else's, to write from foreign pages, to go on
// after a block. Uses a database of its own in a folder that is thrown away. The last line is one JSON object; the
// numbers of sign-ins, sign-ups and forgotten passwords are those of each kind of address that a median stands on.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { drillAuth } from './drill/auth-run'
import { ensureDatabase } from './lib/database.mjs'
import { acquirePostgres } from './lib/embedded-postgres.mjs'
import { atEnd, end, listenForSignals } from './lib/lifecycle.mjs'
import { reasonOf, say } from './lib/progress.mjs'
import { runScript, testEnv } from './lib/test-database.mjs'

const TIMEOUT_MS = 8 * 60_000
/** Whatever happens. */
const BOUND_MS = 10 * 60_000 - 15_000

const { values } = parseArgs({
  options: {
    'sign-ins': { type: 'string', default: '60' },
    'sign-ups': { type: 'string', default: '40' },
    forgotten: { type: 'string', default: '40' },
    guesses: { type: 'string', default: '50' },
  },
})

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-drill-auth-'))
fs.chmodSync(home, 0o755)
listenForSignals()
atEnd(() => fs.rmSync(home, { recursive: true, force: true }))
const bound = setTimeout(() => void end(1, 'the drill hangs'), BOUND_MS)
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
  const { findings, ...result } = await drillAuth({
    home,
    url: server.url(),
    pairs: {
      signIn: Number(values['sign-ins']),
      signUp: Number(values['sign-ups']),
      forgot: Number(values.forgotten),
    },
    guesses: Number(values.guesses),
    timeoutMs: TIMEOUT_MS,
    say,
  })
  for (const finding of findings.slice(0, 40)) say(`! ${finding}`)
  say(JSON.stringify({ ...result, findings: findings.length }))
  clearTimeout(bound)
  await end(result.ok ? 0 : 1)
} catch (error) {
  await end(1, reasonOf(error))
}
