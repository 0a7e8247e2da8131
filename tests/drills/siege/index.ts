// SAMPLES_DIR=... npm run drill:siege [-- --saves 200 --guests 50 --megabytes 300]
// What strangers can do to a product that stands on the internet, done to the built product: headers and addresses that
// cost regular expressions their time, bodies and lists without an end, readers beside writers, somebody who wants an
// owner locked out; and whether every answer carries the headers that protect its reader. Serves the product with a
// database of its own in a folder that is thrown away. The last line is one JSON object with the figures of each part.

import { numberOptions, runToVerdict } from '../../../scripts/lib/verdict'
import { openSiegeTarget } from './open'
import { besiege } from './run'

const TIMEOUT_MS = 8 * 60_000

await runToVerdict(async (say) => {
  const { guests, megabytes, saves } = numberOptions({ saves: 200, guests: 50, megabytes: 300 })
  const target = await openSiegeTarget({ saves, guests, megabytes }, say)
  const { findings, ...result } = await besiege(target, TIMEOUT_MS)
  for (const finding of findings.slice(0, 60)) say(`! ${finding}`)
  return result
})
