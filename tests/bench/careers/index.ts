// npm run bench:careers. Environment: BENCH_APPLICATIONS (50000), BENCH_READS (200 of each list). A database of its own in a
// temporary folder, loaded set-based; then every list of applications as its screens and calls read it. Progress goes to
// standard error; the last line is one JSON object, times in milliseconds.

import { openOwnDatabase, openOwnPayload } from '../../../scripts/lib/own-database'
import { runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { runScript } from '../../../scripts/lib/test-database.mjs'

const number = (name: string, otherwise: number) => Number(process.env[name] || otherwise)

await runToVerdict(
  async (print) => {
    const { env, server } = await openOwnDatabase({ name: 'bench-careers', print })
    await runScript('seed.ts', ['--baseline'], { ...process.env, ...env })
    const payload = await openOwnPayload(env)
    const { benchCareers } = await import('./run')
    return benchCareers({
      payload,
      adminUrl: server.adminUrl('kaido'),
      applications: number('BENCH_APPLICATIONS', 50_000),
      reads: number('BENCH_READS', 200),
      print,
    })
  },
  { print: (text) => console.error(text) },
)
