// npm run drill:hold [-- --customers 100 --confirms 20]
// Customers ask for one vehicle, each twice at the same time, then staff confirm many of the requests at once: one
// request for each customer and one hold must be left, and everybody else must read why. Uses a database of its own
// in a folder that is thrown away. The last line is one JSON object.

import { openOwnDatabase, openOwnPayload } from '../../../scripts/lib/own-database'
import { numberOptions, runToVerdict } from '../../../scripts/lib/verdict'

await runToVerdict(async (say) => {
  const { customers, confirms } = numberOptions({ customers: 100, confirms: 20 })
  const { env } = await openOwnDatabase({ name: 'drill-hold', say })
  const payload = await openOwnPayload(env)
  const { drillHold } = await import('./run')
  return drillHold({ payload, customers, confirms, say })
})
