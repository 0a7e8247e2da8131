// SAMPLES_DIR=... npm run drill:hostile [-- --attacks 400]
// Every hostile string through every text and query of a vehicle, every odd file as an image: kept exactly as given or
// refused with a clear message, never a fault, never changed in silence, never slow. Uses a database of its own in a
// folder that is thrown away. The last line is one JSON object.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { drillHostile } from './drill/hostile-run'
import { missingSamples, readSamples } from './drill/hostile-samples'
import { OWN_STRINGS } from './drill/hostile-strings'
import { ensureDatabase } from './lib/database.mjs'
import { acquirePostgres } from './lib/embedded-postgres.mjs'
import { atEnd, end, listenForSignals } from './lib/lifecycle.mjs'
import { giveUp, Refusal, reasonOf, say } from './lib/progress.mjs'
import { runScript, testEnv } from './lib/test-database.mjs'

const TIMEOUT_MS = 9 * 60_000
const SLOW_MS = 5_000

const { values } = parseArgs({
  options: { attacks: { type: 'string', default: '400' }, texts: { type: 'string', default: '100000' } },
})

const folder = process.env.SAMPLES_DIR
const missing = missingSamples(folder)
if (missing || !folder) giveUp(new Refusal(missing ?? ''))

/** A few findings of each kind. */
function examples(findings: readonly string[]): string[] {
  const byKind = Map.groupBy(findings, (finding) => finding.split(': ', 2).join(': '))
  return [...byKind.values()].flatMap((some) => [
    ...some.slice(0, 6).map((finding) => `! ${finding}`),
    ...(some.length > 6 ? [`!   and ${some.length - 6} more of this kind`] : []),
  ])
}

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-drill-hostile-'))
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
  const samples = readSamples(folder, Number(values.attacks))
  const strings = [...new Set([...Object.values(OWN_STRINGS), ...samples.strings])]
  const { findings, ...result } = await drillHostile({
    ...samples,
    // Larger than a picture may be.
    images: [...samples.images, { name: 'six megabytes.jpg', data: Buffer.alloc(6 * 1024 * 1024, 1) }],
    strings: strings.slice(0, Number(values.texts)),
    home,
    url: server.url(),
    together: 4,
    timeoutMs: TIMEOUT_MS,
    slowMs: SLOW_MS,
    say,
  })
  for (const line of examples(findings)) say(line)
  say(JSON.stringify(result))
  await end(result.ok ? 0 : 1)
} catch (error) {
  await end(1, reasonOf(error))
}
