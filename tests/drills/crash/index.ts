// npm run drill:crash [-- --rounds 20 --writers 8]
// Kills the app and its database with -9 while clients write, again and again: no acknowledged write may be
// lost, no vehicle may exist in part. Uses its own database in a temporary folder. The last line is one JSON
// object.

import { endWithScript, ownFolder } from '../../../scripts/lib/own-database'
import { numberOptions, runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { drillCrash } from './run'

const TIMEOUT_MS = 9 * 60_000

await runToVerdict((print) => {
  const amounts = numberOptions({ rounds: 20, writers: 8 })
  const home = ownFolder('drill-crash')
  return drillCrash({ home, ...amounts, timeoutMs: TIMEOUT_MS, print, onServer: endWithScript })
})
