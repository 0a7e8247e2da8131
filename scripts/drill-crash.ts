// npm run drill:crash [-- --rounds 20 --writers 8]
// Kills the app and its database with -9 while clients write, again and again: no acknowledged write may be lost,
// no vehicle may be there in part. Uses a database of its own in a folder that is thrown away. The last line is one
// JSON object.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { drillCrash } from './drill/crash-run'
import { atEnd, end, listenForSignals } from './lib/lifecycle.mjs'
import { reasonOf, say } from './lib/progress.mjs'

const TIMEOUT_MS = 9 * 60_000

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, writers: { type: 'string', default: '8' } },
})

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-drill-crash-'))
fs.chmodSync(home, 0o755)
listenForSignals()
atEnd(() => fs.rmSync(home, { recursive: true, force: true }))
try {
  const result = await drillCrash({
    home,
    rounds: Number(values.rounds),
    writers: Number(values.writers),
    timeoutMs: TIMEOUT_MS,
    say,
    onServer: (starting) =>
      atEnd(() =>
        starting.then(
          ({ release }) => release(),
          () => {},
        ),
      ),
  })
  say(JSON.stringify(result))
  await end(result.ok ? 0 : 1)
} catch (error) {
  await end(1, reasonOf(error))
}
