// npm run dev: like npm start, but compiled on the fly and reloaded on every change.
import { fileURLToPath } from 'node:url'
import { giveUp } from './lib/progress.mjs'
import { continueOnNode24, install } from './lib/toolchain.mjs'

await install('1/6').catch(giveUp)
await continueOnNode24(fileURLToPath(import.meta.url)).catch(giveUp)
const { run } = await import('./lib/launch.mjs')
await run('dev')
