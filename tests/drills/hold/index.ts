// npm run drill:hold [-- --customers 100 --confirms 20]
// Customers request one vehicle, each twice at the same time, then staff confirm many of the requests at
// once: one request per customer and one confirmed reservation must remain, and everyone else must read why.
// Uses its own database in a temporary folder. The last line is one JSON object.

import { openOwnDatabase, openOwnPayload } from '../../../scripts/lib/own-database'
import { numberOptions, runToVerdict } from '../../../scripts/lib/run-to-verdict'

await runToVerdict(async (print) => {
  const { customers, confirms } = numberOptions({ customers: 100, confirms: 20 })
  const { env } = await openOwnDatabase({ name: 'drill-hold', print })
  const payload = await openOwnPayload(env)
  const { drillHold } = await import('./run')
  return drillHold({ payload, customers, confirms, print })
})
