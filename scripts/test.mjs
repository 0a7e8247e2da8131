// npm test: everything that has to hold, from a fresh clone. KAIDO_TEST=check|unit|int|e2e runs one part.
import { fileURLToPath } from 'node:url'
import { giveUp } from './lib/progress.mjs'
import { continueOnNode24, install } from './lib/toolchain.mjs'

await install('install').catch(giveUp)
await continueOnNode24(fileURLToPath(import.meta.url)).catch(giveUp)
const { runTests } = await import('./lib/test-parts.mjs')
await runTests(process.env.KAIDO_TEST)
