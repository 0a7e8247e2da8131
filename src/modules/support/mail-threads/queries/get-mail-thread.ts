import { sql } from '@payloadcms/db-postgres'
import { inboundMails } from '@/modules/support/tables.gen'
import type { Db } from '@/server/db-of'
import { env } from '@/server/env'
import type { MailThread } from '@/server/mail/queue-mail'
import { selectValues } from '@/server/rows/select'
import { REPLY_MARKER, writeMessageMark, writeReplyAddress } from '../rules/reply-address-and-message-mark'
import { addressSigner, messageSigner } from './sign-addresses-and-messages'

/** How many of the newest e-mails of a ticket are named by the next. */
const REFERENCES_MAX = 10

/**
 * The address for answers about a ticket; null where no mailbox is set up.
 *
 * @param staffId of a member of staff: their answer by e-mail goes on to the customer
 */
export function replyAddressOf(ticketId: number, staffId: number | null = null): string | null {
  const inbox = env().INBOUND_MAIL_ADDRESS
  return inbox ? writeReplyAddress(inbox, { ticketId, staffId }, addressSigner) : null
}

/** The conversation of a ticket by e-mail, for `queueMail`. */
export async function getMailThread(
  db: Db,
  ticketId: number,
  { staffId = null, isAutomatic = false }: { staffId?: number | null; isAutomatic?: boolean } = {},
): Promise<MailThread> {
  const replyTo = replyAddressOf(ticketId, staffId)
  const mark = writeMessageMark(ticketId, messageSigner)
  const arrived = await selectValues(
    db,
    inboundMails.messageId,
    sql`FROM inbound_mails WHERE ticket_id = ${ticketId} AND state IN ('TICKET', 'RESPONSE')
      AND message_id ~ '^<[^<>[:space:]]{3,200}>$' ORDER BY id DESC LIMIT ${REFERENCES_MAX}`,
  )
  return {
    replyTo,
    mark,
    // The first stands for the ticket, so that its e-mails belong together from the first on.
    references: [`<${mark}@${new URL(env().SERVER_URL).hostname}>`, ...arrived.toReversed()],
    isAutomatic,
    ...(replyTo && { above: REPLY_MARKER }),
  }
}
