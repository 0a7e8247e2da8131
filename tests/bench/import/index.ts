// npm run bench:import. Environment: BENCH_ROWS (10000 of each kind of file). A database of its own in a temporary
// folder; files that are narrow, wide, full of new names and repetitive are validated, imported with audit log and
// search rows, and compared with a COPY of the same rows into the same tables. Progress goes to standard error; the
// last line is one JSON object: rows per second, and how many times as long as the COPY an import takes.

import { openOwnDatabase, openOwnPayload } from '../../../scripts/lib/own-database'
import { runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { runScript } from '../../../scripts/lib/test-database.mjs'

await runToVerdict(
  async (print) => {
    const { env, server } = await openOwnDatabase({ name: 'bench-import', print, fast: false })
    await runScript('seed.ts', ['--baseline'], { ...process.env, ...env })
    const payload = await openOwnPayload(env)
    const { benchImport } = await import('./run')
    return benchImport({
      payload,
      adminUrl: server.adminUrl('kaido'),
      rows: Number(process.env.BENCH_ROWS || 10_000),
      print,
    })
  },
  { print: (text) => console.error(text) },
)
