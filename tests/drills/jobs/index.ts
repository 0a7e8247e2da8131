// npm run drill:jobs [-- --jobs 2000 --workers 3 --kills 2]
// Workers die with -9 in the middle of their jobs; every effect must still happen exactly once. Uses its own
// database in a temporary folder. The last line is one JSON object.

import { openOwnDatabase, openOwnPayload } from '../../../scripts/lib/own-database'
import { numberOptions, runToVerdict } from '../../../scripts/lib/run-to-verdict'

const TIMEOUT_MS = 9 * 60_000

await runToVerdict(async (print) => {
  const amounts = numberOptions({ jobs: 2000, workers: 3, kills: 2 })
  const { env, url } = await openOwnDatabase({ name: 'drill-jobs', print, fast: false })
  const payload = await openOwnPayload(env)
  const { drillJobs } = await import('./run')
  return drillJobs({ payload, url, ...amounts, timeoutMs: TIMEOUT_MS, print })
})
