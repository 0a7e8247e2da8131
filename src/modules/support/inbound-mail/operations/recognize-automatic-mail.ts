import type { Payload } from 'payload'
import { messageSigner } from '@/modules/support/mail-threads/queries/sign-addresses-and-messages'
import type { MailState } from '@/modules/support/mail-threads/rules/mail-states'
import { readMessageId } from '@/modules/support/mail-threads/rules/reply-address-and-message-mark'
import { env } from '@/server/env'
import { SITE_HEADER } from '@/server/mail/deliver-mail'
import { findReturnedIds } from '../engine/find-returned-ids'
import { readParticipants } from '../queries/read-participants'
import { classifyMail, type OwnMail } from '../rules/classify-mail'
import type { ParsedMail } from '../rules/parsed-mail'
import * as words from '../words'
import { readEvidence, ticketsNamed } from './read-evidence'

/** What an e-mail is that nobody wrote to us, and the ticket it is about, if any. */
export type AutomaticMail = { state: MailState; why: string; ticketId: number | null }

const addressIn = (sender: string): string => (/<([^<>]+)>/.exec(sender)?.[1] ?? sender).trim().toLowerCase()

function ownMail(): OwnMail {
  const { INBOUND_MAIL_ADDRESS, MAIL_FROM, SERVER_URL } = env()
  return {
    header: { name: SITE_HEADER, value: new URL(SERVER_URL).hostname },
    addresses: [addressIn(MAIL_FROM), ...(INBOUND_MAIL_ADDRESS ? [INBOUND_MAIL_ADDRESS] : [])],
  }
}

async function findTicket(payload: Payload, raw: Buffer, mail: ParsedMail): Promise<number | null> {
  const returned = findReturnedIds(raw).flatMap((id) => readMessageId(id, messageSigner) ?? [])
  const named = [...ticketsNamed(readEvidence(mail)), ...returned]
  const known = await readParticipants(payload.db.drizzle, named)
  return named.flatMap((id) => known.get(id)?.ticketId ?? [])[0] ?? null
}

/** Recognises what is not a person's message: answers of programs, reports, loops. Null for a message. */
export async function recognizeAutomaticMail(
  payload: Payload,
  raw: Buffer,
  mail: ParsedMail | null,
): Promise<AutomaticMail | null> {
  if (!mail) return { state: 'UNREADABLE', why: words.unreadable, ticketId: null }
  const none = classifyMail(mail, ownMail())
  if (none) return { ...none, ticketId: await findTicket(payload, raw, mail) }
  return mail.from ? null : { state: 'UNREADABLE', why: words.nobody, ticketId: null }
}
