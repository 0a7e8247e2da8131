import { sql } from '@payloadcms/db-postgres'
import { type ReceivedMail, receiveMail } from '@/modules/support/inbound-mail/operations/receive-mail'
import {
  addressSigner,
  messageSigner,
} from '@/modules/support/mail-threads/queries/sign-addresses-and-messages'
import {
  writeMessageMark,
  writeReplyAddress,
} from '@/modules/support/mail-threads/rules/reply-address-and-message-mark'
import { at, rowsOf } from '../tickets/tickets-kit'

export const INBOX = 'support@example.com'

/** The address for answers about a ticket; with an id, that of a member of staff. */
export const addressOf = (ticketId: number, staffId: number | null = null): string =>
  writeReplyAddress(INBOX, { ticketId, staffId }, addressSigner)

/** The Message-ID of one of our e-mails about a ticket. */
export const messageIdOf = (ticketId: number): string =>
  `<${writeMessageMark(ticketId, messageSigner)}.c0ffee@localhost>`

export type Letter = {
  from?: string
  to?: string
  subject?: string
  text?: string
  /** Further headers. */
  headers?: Record<string, string>
  /** Instead of the text: a body with its content type in `headers`. */
  body?: string
}

let made = 0

/** An e-mail as it arrives. */
export function letter({ body, from, headers = {}, subject, text, to }: Letter): Buffer {
  made += 1
  const all = {
    From: from ?? `Anna <${at.people.customer.email}>`,
    To: to ?? INBOX,
    Subject: subject ?? 'Bill of lading',
    Date: 'Fri, 27 Nov 2026 09:00:00 +0000',
    'Message-ID': `<letter-${made}@customer.example>`,
    ...headers,
  }
  const lines = Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(
    `${lines.join('\r\n')}\r\n\r\n${(body ?? text ?? 'Thank you.').replaceAll('\n', '\r\n')}`,
  )
}

/** Takes an e-mail; `isTrusted`: that it is certainly from its sender. */
export const receive = (given: Letter | Buffer, isTrusted = false): Promise<ReceivedMail> =>
  receiveMail(at.payload, Buffer.isBuffer(given) ? given : letter(given), async () => isTrusted)

export const mailOf = async (id: number) =>
  (await rowsOf(sql`SELECT * FROM inbound_mails WHERE id = ${id}`))[0] ?? {}
