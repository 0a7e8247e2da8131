// npm run bench:content. Environment: BENCH_POSTS (50000), BENCH_READS (200 of each list). A database of its own on
// 127.0.0.1 in a temporary folder, loaded set-based; then the lists of posts as pages and calls read them. Progress goes
// to standard error; the last line is one JSON object, times in milliseconds.

import { openOwnDatabase, openOwnPayload } from '../../../scripts/lib/own-database'
import { runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { runScript } from '../../../scripts/lib/test-database.mjs'

const number = (name: string, otherwise: number) => Number(process.env[name] || otherwise)

await runToVerdict(
  async (print) => {
    const { env, server } = await openOwnDatabase({ name: 'bench-content', print })
    await runScript('seed.ts', ['--baseline'], { ...process.env, ...env })
    const payload = await openOwnPayload(env)
    const { benchContent } = await import('./run')
    return benchContent({
      payload,
      adminUrl: server.adminUrl('kaido'),
      posts: number('BENCH_POSTS', 50_000),
      reads: number('BENCH_READS', 200),
      print,
    })
  },
  { print: (text) => console.error(text) },
)
