// npm run drill:tickets [-- --tickets 2000 --clients 8]
// Customers and staff write through an app with three workers beside it, while two of the workers and the app are killed
// with -9: no ticket and no reply may be lost or doubled, and staff are notified of every broken promise once and in time. Uses its own
// database in a temporary folder. The last line is one JSON object.

import path from 'node:path'
import { openOwnDatabase, openOwnPayload } from '../../../scripts/lib/own-database'
import { numberOptions, runToVerdict } from '../../../scripts/lib/run-to-verdict'

const TIMEOUT_MS = 9 * 60_000

await runToVerdict(async (print) => {
  const amounts = numberOptions({ tickets: 2000, clients: 8 })
  const { env, home } = await openOwnDatabase({ name: 'drill-tickets', print })
  const payload = await openOwnPayload(env)
  const { drillTickets } = await import('./run')
  const log = path.join(home, 'app.log')
  return drillTickets({ payload, env, log, ...amounts, workers: 3, kills: 2, timeoutMs: TIMEOUT_MS, print })
})
