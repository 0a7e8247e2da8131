// The product as used by the browser tests: a production build with its own database and a small catalogue.
// Started by playwright.config.ts, which sets the port; stopped by SIGTERM.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildIfStale } from './lib/build.mjs'
import { atEnd, end, isEnding, listenForSignals } from './lib/lifecycle.mjs'
import { print, Refusal, reasonOf } from './lib/progress.mjs'
import { serve } from './lib/serve.mjs'
import { cloneTemplate, dropDatabase, openTestServer, runScript, testEnv } from './lib/test-database.mjs'

async function main() {
  const port = process.env.E2E_PORT
  if (!port)
    throw new Refusal(
      'E2E_PORT says which port to serve on; run the browser tests with "npx playwright test".',
    )
  listenForSignals()
  await buildIfStale(print)

  const { server, template } = await openTestServer(print)
  atEnd(() => server.release())
  const database = await cloneTemplate(server.adminUrl(), template, 'e2e')
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-e2e-'))
  atEnd(async () => {
    await dropDatabase(server.adminUrl(), database)
    fs.rmSync(dataDir, { recursive: true, force: true })
  })
  if (isEnding()) return

  const env = {
    ...process.env,
    ...testEnv(server.url(database), dataDir),
    SERVER_URL: `http://localhost:${port}`,
    PORT: port,
    JOBS: 'in-process',
    DEMO: 'on',
    DEBUG_TOOLS: 'on',
    LOG_LEVEL: 'warn',
  }
  await runScript('seed.ts', ['--demo=small'], env)
  await serve('start', env)
  print(`ready on http://localhost:${port}`)
}

await main().catch((error) => end(1, reasonOf(error)))
