import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { withoutUnstorable } from '@/kernel/text/storable-text'
import { PARTS_DEPTH } from '../rules/mail-limits'
import type { MailFile, MailHeaders, ParsedMail, Sender } from '../rules/parsed-mail'
import { htmlToPlain } from './html-to-plain'

const NAME_MAX = 200
const SUBJECT_LINE_MAX = 998
const REFERENCES_MAX = 50
const RECIPIENTS_MAX = 200

/** Headers that name whom an e-mail was for on its way. */
const RECEIVERS = [
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
  'resent-to',
]

const MESSAGE_ID = /<[^<>\s]{3,250}>/g

/** Marks that turn the direction of what follows, whatever it is: they serve deceit alone. */
const OVERRIDES = /[\u202D\u202E]/g

const oneLine = (text: string, most: number): string =>
  withoutUnstorable(text.replaceAll(/[\s\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, ' '))
    .trim()
    .slice(0, most)
    .toWellFormed()

/** As it can be stored: line feeds, and no hidden characters that change how the rest is read. */
const storable = (text: string): string =>
  withoutUnstorable(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')).replaceAll(OVERRIDES, '')

function headersOf({ headers }: Email): MailHeaders {
  const byName = new Map<string, string[]>()
  for (const { key, value } of headers) byName.set(key, [...(byName.get(key) ?? []), value])
  return byName
}

function senderOf(from: Address | undefined): Sender | null {
  const [mailbox] = from?.group ?? [from]
  const address = mailbox?.address?.trim().toLowerCase() ?? ''
  const isOne = address.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(address)
  return isOne ? { address: withoutUnstorable(address), name: oneLine(mailbox?.name ?? '', NAME_MAX) } : null
}

const mailboxesOf = (list: readonly Address[] | undefined): string[] =>
  (list ?? []).flatMap((one) => one.group ?? [one]).map(({ address }) => address)

function recipientsOf(mail: Email, headers: MailHeaders): string[] {
  const onTheWay = RECEIVERS.flatMap((name) => headers.get(name) ?? []).flatMap((value) =>
    value
      .replaceAll('"', '')
      .split(/[\s<>,;]/)
      .filter((word) => word.includes('@')),
  )
  const written = [...mailboxesOf(mail.to), ...mailboxesOf(mail.cc)]
  return [...new Set([...written, ...onTheWay])].slice(0, RECIPIENTS_MAX)
}

/** What it answers first; of the whole conversation the newest is last. */
function referencesOf({ inReplyTo = '', references = '' }: Email): string[] {
  const before = references.match(MESSAGE_ID) ?? []
  return [...new Set([...(inReplyTo.match(MESSAGE_ID) ?? []), ...before.toReversed()])].slice(
    0,
    REFERENCES_MAX,
  )
}

const bytesOf = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)

const fileOf = (file: Attachment): MailFile => ({
  name: file.filename === null ? null : oneLine(file.filename, NAME_MAX),
  bytes: bytesOf(file),
  isInline: file.related === true,
})

/** The plain text if there is any, or else the words of the HTML. */
function textOf({ html = '', text = '' }: Email): string {
  const plain = storable(text)
  return plain.trim() === '' && html !== '' ? storable(htmlToPlain(html)) : plain
}

/**
 * Reads an e-mail.
 *
 * @param raw as it arrived, of at most MAIL_MAX_BYTES
 * @throws Error if it cannot be one: parts in each other without end, headers of megabytes
 */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  return read(await PostalMime.parse(raw, { maxNestingDepth: PARTS_DEPTH, maxRfc822NestingDepth: 3 }))
}

const END_OF_HEAD = /\r?\n\r?\n/
/** What says how the body is to be read, with the lines that continue it. */
const OF_THE_BODY = /^(?:content-[a-z-]+|mime-version):.*(?:\r?\n[ \t].*)*\r?\n?/gim

/**
 * Reads who sent an e-mail about what, and nothing of its body, which cannot be read.
 *
 * @param text in place of the body
 * @throws Error if the headers cannot be read either
 */
export async function parseHead(raw: Uint8Array, text: string): Promise<ParsedMail> {
  const [head = ''] = Buffer.from(raw).toString('latin1').split(END_OF_HEAD, 1)
  const mail = await PostalMime.parse(Buffer.from(`${head.replaceAll(OF_THE_BODY, '')}\r\n\r\n`, 'latin1'))
  return { ...read(mail), text }
}

function read(mail: Email): ParsedMail {
  const headers = headersOf(mail)
  return {
    messageId: mail.messageId?.match(MESSAGE_ID)?.[0] ?? null,
    from: senderOf(mail.from),
    recipients: recipientsOf(mail, headers),
    references: referencesOf(mail),
    subject: oneLine(mail.subject ?? '', SUBJECT_LINE_MAX),
    text: textOf(mail),
    headers,
    files: mail.attachments.map(fileOf),
  }
}
