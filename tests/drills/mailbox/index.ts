// npm run drill:mailbox [-- --mails 400 --kills 5]
// E-mails are read from a mailbox of Dovecot (Debian: apt install dovecot-imapd) by IMAP, while the processes that read
// it are killed with -9: each becomes one response, and is marked as read. Uses its own database in a temporary folder.
// The last line is one JSON object.

import { openOwnDatabase, openOwnPayload, ownFolder } from '../../../scripts/lib/own-database'
import { numberOptions, runToVerdict } from '../../../scripts/lib/run-to-verdict'
import { findDovecot, startDovecot } from './dovecot'

await runToVerdict(async (print) => {
  const amounts = numberOptions({ mails: 400, kills: 5 })
  const command = findDovecot()
  if (!command) throw new Error('Dovecot is not installed: on Debian, apt install dovecot-imapd')
  const server = await startDovecot(command, ownFolder('dovecot'))
  const { env } = await openOwnDatabase({ name: 'drill-mailbox', print })
  const withMailbox = {
    ...env,
    INBOUND_MAIL_ADDRESS: 'support@example.com',
    INBOUND_MAIL_IMAP_URL: server.url,
  }
  const payload = await openOwnPayload(withMailbox)
  const { drillMailbox } = await import('./run')
  try {
    return await drillMailbox({ payload, env: withMailbox, server, ...amounts, print })
  } finally {
    await server.stop()
  }
})
