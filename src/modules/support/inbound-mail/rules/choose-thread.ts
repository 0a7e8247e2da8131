import type { ReplyTarget } from '@/modules/support/mail-threads/rules/reply-address-and-message-mark'

/** Who takes part in a ticket. Addresses are in lower case. */
export type Participants = {
  /** The ticket, or the one that it became part of. */
  ticketId: number
  customerAddresses: readonly string[]
  staff: readonly { id: number; address: string }[]
}

/** What is known of an e-mail. */
export type Evidence = {
  /** What its signed addresses are about, in their order. */
  addressed: readonly ReplyTarget[]
  /** The tickets of our Message-IDs that it answers, the nearest first. */
  referred: readonly number[]
  /** In lower case. */
  sender: string
  /** Whether it is certainly from its sender: a signature or the mail server says so. */
  isTrusted: boolean
}

/** Where an e-mail belongs. */
export type Thread =
  /** What the customer writes. */
  | { to: 'customer-response'; ticketId: number }
  /** An answer of staff, which goes on to the customer. */
  | { to: 'staff-answer'; ticketId: number; staffId: number }
  /** What staff write to an address that is not theirs: for staff alone. */
  | { to: 'staff-note'; ticketId: number; staffId: number }
  /** A new ticket; staff see which one it refers to. */
  | { to: 'new-ticket'; linkedTo: number | null; why: string | null }

type Known = ReadonlyMap<number, Participants>

const NOT_PROVED = 'It answers a ticket, but nothing proves who sent it'
const STRANGER = 'It answers a ticket, but its sender takes no part in that one'

const staffOf = (ticket: Participants, sender: string): number | null =>
  ticket.staff.find(({ address }) => address === sender)?.id ?? null

function byAddress(target: ReplyTarget, evidence: Evidence, known: Known): Thread | null {
  const ticket = known.get(target.ticketId)
  if (!ticket) return null
  const { staffId } = target
  const { ticketId } = ticket
  const { isTrusted, sender } = evidence
  const senderId = staffOf(ticket, sender)
  if (staffId !== null && senderId === staffId) return { to: 'staff-answer', ticketId, staffId }
  if (staffId === null && ticket.customerAddresses.includes(sender))
    return { to: 'customer-response', ticketId }
  return senderId !== null && isTrusted ? { to: 'staff-note', ticketId, staffId: senderId } : null
}

function byReference(named: number, { isTrusted, sender }: Evidence, known: Known): Thread | null {
  const ticket = known.get(named)
  if (!ticket || !isTrusted) return null
  const { ticketId } = ticket
  if (ticket.customerAddresses.includes(sender)) return { to: 'customer-response', ticketId }
  const staffId = staffOf(ticket, sender)
  return staffId === null ? null : { to: 'staff-note', ticketId, staffId }
}

/**
 * Where an e-mail belongs. A signed address comes first: only those whom our e-mails went to know it, and it counts
 * together with the sender's own. Without one it is our Message-IDs, and a sender of whom it is certain that they
 * wrote it. In both cases the sender takes part in the ticket; anybody else's e-mail becomes a ticket of its own, which
 * is linked for staff, so that no stranger writes into somebody's ticket.
 *
 * @param known the tickets that the evidence names, by their ids there, as far as they exist
 */
export function chooseThread(evidence: Evidence, known: Known): Thread {
  const { addressed, isTrusted, referred, sender } = evidence
  for (const target of addressed) {
    const thread = byAddress(target, evidence, known)
    if (thread) return thread
  }
  for (const ticketId of referred) {
    const thread = byReference(ticketId, evidence, known)
    if (thread) return thread
  }
  const named = [...addressed.map(({ ticketId }) => ticketId), ...referred].find((id) => known.has(id))
  if (named === undefined) return { to: 'new-ticket', linkedTo: null, why: null }
  const ticket = known.get(named)
  const takesPart = ticket?.customerAddresses.includes(sender) || (ticket && staffOf(ticket, sender) !== null)
  return { to: 'new-ticket', linkedTo: named, why: takesPart && !isTrusted ? NOT_PROVED : STRANGER }
}
