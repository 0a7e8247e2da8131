// npm run drill:search [-- --requests 10000 --writes 5000 --vehicles 400 --cuts 6 --seed 1]
// Random requests to the search indexes of two processes, compared with SQL between random writes: no total,
// facet or order may differ, no vehicle may show once it is hidden. Uses its own database in a temporary
// folder. The last line is one JSON object.

import { openOwnDatabase, openOwnPayload } from '../../../scripts/lib/own-database'
import { numberOptions, runToVerdict } from '../../../scripts/lib/run-to-verdict'

const TIMEOUT_MS = 9 * 60_000

await runToVerdict(async (print) => {
  const amounts = numberOptions({ requests: 10_000, writes: 5_000, vehicles: 400, cuts: 6, seed: 1 })
  const { env } = await openOwnDatabase({ name: 'drill-search', print })
  const payload = await openOwnPayload(env)
  const { drillSearch } = await import('./run')
  return drillSearch({ payload, ...amounts, timeoutMs: TIMEOUT_MS, print })
})
