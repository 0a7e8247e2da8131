// npm start: from a fresh clone to a served product. Until the packages are installed nothing but Node may be
// used, so everything else is loaded only then.
import { fileURLToPath } from 'node:url'
import { giveUp } from './lib/progress.mjs'
import { continueOnNode24, install } from './lib/toolchain.mjs'

await install('1/7').catch(giveUp)
await continueOnNode24(fileURLToPath(import.meta.url)).catch(giveUp)
const { run } = await import('./lib/launch.mjs')
await run('start')
