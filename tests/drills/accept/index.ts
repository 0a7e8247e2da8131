// npm run drill:accept [-- --customers 50 --kills 20 --quotes 8]
// Customers accept quotes on one vehicle at once; then a process that accepts quotes and sends mails is killed with
// -9, again and again. One order, one winner, nothing half done, no mail lost. Uses its own database in a temporary
// folder. The last line is one JSON object.

import { openOwnDatabase, openOwnPayload } from '../../../scripts/lib/own-database'
import { numberOptions, runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { openMailbox } from './mailbox'

await runToVerdict(async (print) => {
  const amounts = numberOptions({ customers: 50, kills: 20, quotes: 8 })
  const mailbox = await openMailbox()
  const { env, url } = await openOwnDatabase({ name: 'drill-accept', print })
  const withMail = { ...env, SMTP_URL: mailbox.url }
  const payload = await openOwnPayload(withMail)
  const { drillAccept } = await import('./run')
  return drillAccept({ payload, url, env: withMail, mailbox, ...amounts, print })
})
