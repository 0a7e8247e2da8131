// npm run drill:jobs [-- --jobs 2000 --workers 3 --kills 2]
// Workers die with -9 in the middle of their jobs; every effect must still happen exactly once. Uses a database
// of its own in a folder that is thrown away. The last line is one JSON object.

import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureDatabase } from './lib/database.mjs'
import { acquirePostgres } from './lib/embedded-postgres.mjs'
import { giveUp, say } from './lib/progress.mjs'
import { runScript, testEnv } from './lib/test-database.mjs'

const TIMEOUT_MS = 9 * 60_000

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '2000' },
    workers: { type: 'string', default: '3' },
    kills: { type: 'string', default: '2' },
  },
})

async function drill(home: string): Promise<boolean> {
  const server = await acquirePostgres({ home, note: say })
  try {
    await ensureDatabase(server)
    Object.assign(process.env, testEnv(server.url(), path.join(home, 'files')), { LOG_LEVEL: 'error' })
    await runScript('migrate.ts', [], process.env)
    const { default: config } = await import('@payload-config')
    const { getPayload } = await import('payload')
    const { drillJobs } = await import('./drill/jobs-run')
    const payload = await getPayload({ config, disableOnInit: true })
    payload.db.pool.on('error', () => {}) // the server is stopped at the end, with idle connections open
    const [jobs = 0, workers = 0, kills = 0] = [values.jobs, values.workers, values.kills].map(Number)
    const result = await drillJobs({
      payload,
      url: server.url(),
      jobs,
      workers,
      kills,
      timeoutMs: TIMEOUT_MS,
      say,
    })
    console.log(JSON.stringify(result))
    return result.ok
  } finally {
    await server.release()
  }
}

const home = await fs.mkdtemp(path.join(os.tmpdir(), 'kaido-drill-jobs-'))
try {
  await fs.chmod(home, 0o755)
  process.exitCode = (await drill(home)) ? 0 : 1
} catch (error) {
  giveUp(error)
} finally {
  await fs.rm(home, { recursive: true, force: true })
}
// Payload's connection pool would keep the process alive.
process.exit()
