/** Whose answer an address takes: anybody's about a ticket, or one member of staff's, whose answer goes on to the customer. */
export type ReplyTarget = { ticketId: number; staffId: number | null }

/** Signs and checks texts for one purpose. */
export type Signer = {
  /** Twenty characters of 0–9 and a–f. */
  sign: (text: string) => string
  isSigned: (text: string, signature: string) => boolean
}

/** The line at the top of e-mails about tickets. What stands below it in an answer is quoted. */
export const REPLY_MARKER = '--- Reply above this line ---'

const ID = '[1-9][0-9]{0,9}'
const SIGNED = new RegExp(`^(${ID})(?:-(${ID}))?\\.([0-9a-f]{20})$`)

const AFTER_SEPARATOR = /[+-]([0-9]{1,10}(?:-[0-9]{1,10})?\.[0-9a-f]{20})$/

const textOf = ({ staffId, ticketId }: ReplyTarget): string =>
  staffId === null ? `${ticketId}` : `${ticketId}-${staffId}`

const signed = (target: ReplyTarget, { sign }: Signer): string => {
  const text = textOf(target)
  return `${text}.${sign(text)}`
}

function readSigned(text: string | undefined, { isSigned }: Signer): ReplyTarget | null {
  const [, ticket, staff, signature] = SIGNED.exec(text ?? '') ?? []
  if (!ticket || !signature) return null
  const target = { ticketId: Number(ticket), staffId: staff ? Number(staff) : null }
  return isSigned(textOf(target), signature) ? target : null
}

/**
 * The address that takes answers about a ticket.
 *
 * @param inbox the address of the mailbox, such as support@example.com
 */
export function writeReplyAddress(inbox: string, target: ReplyTarget, signer: Signer): string {
  const at = inbox.lastIndexOf('@')
  return `${inbox.slice(0, at)}+${signed(target, signer)}${inbox.slice(at)}`
}

/**
 * What a signed address takes answers about; null for any other address. Capitals, quotes around the local part, a
 * plus written as %2B, and servers that write it as a dash make no difference, and neither does the domain, since
 * mail that was forwarded may have another: only the signature counts.
 */
export function readReplyAddress(address: string, signer: Signer): ReplyTarget | null {
  const at = address.lastIndexOf('@')
  if (at < 1) return null
  const local = address.slice(0, at).trim().toLowerCase().replaceAll('"', '').replaceAll('%2b', '+')
  return readSigned(AFTER_SEPARATOR.exec(local)?.[1], signer)
}

/** What the Message-IDs of e-mails about a ticket begin with. */
export const writeMessageMark = (ticketId: number, signer: Signer): string =>
  signed({ ticketId, staffId: null }, signer)

/**
 * The ticket that one of our own Message-IDs is about; null for anybody else's.
 *
 * @param messageId with or without angle brackets, however its host is written
 */
export function readMessageId(messageId: string, signer: Signer): number | null {
  const [local = ''] = messageId.trim().toLowerCase().replace(/^</, '').split('@')
  // Its first two parts; the third makes it unique.
  const mark = local.split('.').slice(0, 2).join('.')
  return readSigned(mark, signer)?.ticketId ?? null
}
