import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import type { MailState } from '@/modules/support/mail-threads/rules/mail-states'
import { removeIfFailed } from '@/modules/support/tickets/operations/store-sent-files'
import { logger } from '@/server/logger'
import { inTransaction } from '@/server/transaction'
import { parseHead, parseMail } from '../engine/parse-mail'
import { splitQuoted } from '../engine/split-quoted'
import { verifySender } from '../engine/verify-sender'
import { countRecentMails, findReceivedMail } from '../queries/find-received-mail'
import { composeMessage, composeSubject } from '../rules/compose-message'
import { MAILS_AN_HOUR } from '../rules/mail-limits'
import type { ParsedMail, Sender } from '../rules/parsed-mail'
import * as words from '../words'
import { chooseMailKey } from './choose-mail-key'
import { findThread, type MailPlace } from './find-thread'
import { type AutomaticMail, recognizeAutomaticMail } from './recognize-automatic-mail'
import { type MailContent, type MailRecord, placeMail, recordMail } from './record-or-place-mail'
import { storeMailFiles } from './store-mail-files'
import { storeRawMail } from './store-raw-mail'

/** What became of an e-mail; `isNew` is false for one that was taken before. */
export type ReceivedMail = { id: number; state: MailState; ticketId: number | null; isNew: boolean }

type Known = Pick<MailRecord, 'key' | 'from' | 'subject' | 'rawPath'>

/** Another process has taken the same e-mail at the same moment. */
class AlreadyTaken extends Error {}

/** How the audit log names it. */
const TRACE = { actorLabel: 'E-mail' }

/**
 * Takes an e-mail that arrived: stores it whole, finds the ticket it belongs to, and writes it there as a response, or
 * opens a ticket. The same e-mail is taken once; what nobody wrote is recorded and nothing else.
 *
 * @param raw as it arrived, of at most MAIL_MAX_BYTES
 * @param verify whether it is certainly from its sender
 * @throws AppError 503 if the storage cannot be reached; whoever brings the e-mail tries again
 */
export async function receiveMail(
  payload: Payload,
  raw: Buffer,
  verify: (raw: Buffer, mail: ParsedMail) => Promise<boolean> = verifySender,
): Promise<ReceivedMail> {
  const { hash, path } = await storeRawMail(raw)
  const mail = await readMail(raw)
  const key = await chooseMailKey(payload, mail, { hash, path })
  const before = await findReceivedMail(payload.db.drizzle, key)
  if (before) return { id: before.id, state: before.state, ticketId: before.ticketId, isNew: false }
  const known = { key, rawPath: path, from: mail?.from ?? null, subject: mail?.subject ?? '' }
  const automatic = await recognizeAutomaticMail(payload, raw, mail)
  try {
    if (automatic || !mail?.from) return await recordOnly(payload, known, automatic ?? NOBODY)
    return await takeMessage(payload, known, { ...mail, from: mail.from }, () => verify(raw, mail))
  } catch (error) {
    if (error instanceof AlreadyTaken) return receiveMail(payload, raw, verify)
    throw error
  }
}

const NOBODY: AutomaticMail = { state: 'UNREADABLE', why: words.nobody, ticketId: null }

/** What can be read of an e-mail: of one with an unreadable body the head, so that somebody sees that it is there. */
async function readMail(raw: Buffer): Promise<ParsedMail | null> {
  try {
    return await parseMail(raw)
  } catch (error) {
    logger.warn({ err: error }, 'an e-mail that arrived could not be read')
  }
  try {
    return await parseHead(raw, words.bodyNotRead)
  } catch {
    return null
  }
}

async function recordOnly(payload: Payload, known: Known, automatic: AutomaticMail): Promise<ReceivedMail> {
  const req = await createLocalReq({ context: { audit: TRACE } }, payload)
  const id = await inTransaction({ payload, req }, (_, db) => recordMail(db, { ...known, ...automatic }))
  if (id === null) throw new AlreadyTaken()
  return { id, state: automatic.state, ticketId: automatic.ticketId, isNew: true }
}

type Written = ParsedMail & { from: Sender }

async function takeMessage(
  payload: Payload,
  known: Known,
  mail: Written,
  verify: () => Promise<boolean>,
): Promise<ReceivedMail> {
  const found = await findThread(payload, mail, verify)
  const { thread } = found
  const ticketId = thread.to === 'new-ticket' ? null : thread.ticketId
  if ((await countRecentMails(payload.db.drizzle, mail.from.address, ticketId)) >= MAILS_AN_HOUR)
    return recordOnly(payload, known, { state: 'LOOP', why: words.tooMany, ticketId })
  return removeIfFailed(async (stored) => {
    const content = await readContent(mail, found, stored)
    return place(payload, known, found, content)
  })
}

/** The text of a message without what it quotes, and its files, which are stored now. */
async function readContent(mail: Written, { isTrusted }: MailPlace, stored: string[]): Promise<MailContent> {
  const { refused, taken } = await storeMailFiles(mail.files, stored)
  const { trimmed, visible } = splitQuoted(mail.text, mail.subject)
  const note = refused.length > 0 ? words.filesNotTaken(refused) : null
  return {
    ...composeMessage({ visible, trimmed, note, noText: words.noText }),
    from: mail.from,
    subject: composeSubject(mail.subject, words.noSubject),
    attachments: taken,
    isTrusted,
  }
}

async function place(
  payload: Payload,
  known: Known,
  { thread, user }: MailPlace,
  content: MailContent,
): Promise<ReceivedMail> {
  const req = await createLocalReq(user ? { user } : { context: { audit: TRACE } }, payload)
  return inTransaction({ payload, req }, async (inner, db) => {
    const why = thread.to === 'new-ticket' ? thread.why : null
    const id = await recordMail(db, { ...known, state: 'TICKET', why, ticketId: null })
    if (id === null) throw new AlreadyTaken()
    const { responseId, ticketId } = await placeMail(inner, db, id, thread, content)
    const state = responseId === null ? 'TICKET' : 'RESPONSE'
    await db.execute(sql`UPDATE inbound_mails SET state = ${state}, ticket_id = ${ticketId},
      response_id = ${responseId}, updated_at = now() WHERE id = ${id}`)
    return { id, state, ticketId, isNew: true }
  })
}
