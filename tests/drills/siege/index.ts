// SAMPLES_DIR=... npm run drill:siege [-- --saves 200 --guests 50 --megabytes 300]
// Strangers' attacks on a product on the internet, made against the production build: headers and addresses
// that make regular expressions slow, endless bodies and lists, readers during writes, attempts to lock an
// owner out; and whether every response has the headers that protect its reader. Serves the product with its
// own database in a temporary folder. The last line is one JSON object with the figures of each part.

import { numberOptions, runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { openSiegeTarget } from './open'
import { besiege } from './run'

const TIMEOUT_MS = 8 * 60_000

await runToVerdict(async (print) => {
  const { guests, megabytes, saves } = numberOptions({ saves: 200, guests: 50, megabytes: 300 })
  const target = await openSiegeTarget({ saves, guests, megabytes }, print)
  const { findings, ...result } = await besiege(target, TIMEOUT_MS)
  for (const finding of findings.slice(0, 60)) print(`! ${finding}`)
  return result
})
