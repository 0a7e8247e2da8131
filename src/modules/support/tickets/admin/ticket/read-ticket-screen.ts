import { type Actor, can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { listTicketMails, type TicketMail } from '@/modules/support/mail-threads/queries/list-ticket-mails'
import type { Db } from '@/server/db-of'
import { reachesTicket, reachOf } from '../../operations/lock-ticket'
import { getTicket } from '../../queries/get-ticket'
import type { AttachmentRow } from '../../queries/list-attachments'
import { type CustomerSale, listCustomerSales } from '../../queries/list-customer-sales'
import { listMergedTickets } from '../../queries/list-merged-tickets'
import { type BriefTicket, listOtherTickets } from '../../queries/list-other-tickets'
import { listOwnFiles } from '../../queries/list-own-files'
import { listResponses } from '../../queries/list-responses'
import { listTicketChoices, type TicketChoices } from '../../queries/list-ticket-choices'
import { type HistoryLine, listTicketHistory } from '../../queries/list-ticket-history'
import { listTicketRelations, type RelatedTicket } from '../../queries/list-ticket-relations'
import type { ResponseRow } from '../../queries/select-response'
import type { TicketRow } from '../../queries/select-ticket'
import { readTicketClock, type TicketClock } from '../../queries/sla/read-ticket-clock'
import { attachmentHref } from '../../rules/attachment-files'
import { beginningOf, type MergedTicket, onceEach } from '../../rules/relations/related-tickets'
import type { CountedPromise } from '../../rules/sla/promise-state'
import type { TicketChannel } from '../../rules/ticket-choices'
import { type NamedSubject, subjectOf } from '../../rules/ticket-subject'

/** A file of a message. */
export type ShownFile = { id: number; name: string; isPicture: boolean; href: string }

/** A message of the thread; the first is the ticket's own description, with the id 0. */
export type ShownMessage = {
  id: number
  author: string | null
  isFromCustomer: boolean
  isInternal: boolean
  /** Whether the viewer wrote it. */
  isMine: boolean
  isMailed: boolean
  channel: TicketChannel
  /** What the ticket was about that began with it, if that became part of this one. */
  began: string | null
  message: string
  trimmedText: string | null
  createdAt: string
  files: ShownFile[]
}

/** A promise about the ticket, by its name. */
export type NamedPromise = CountedPromise & { label: string }

/** Everything that the screen of a ticket shows: plain data, for the browser. */
export type TicketData = {
  /** When it was read, ISO in UTC. */
  readAt: string
  ticket: TicketRow
  about: NamedSubject | null
  messages: ShownMessage[]
  history: HistoryLine[]
  related: RelatedTicket[]
  promises: NamedPromise[]
  /** The e-mails that arrived about it, the newest first. */
  mails: Omit<TicketMail, 'rawPath'>[]
  others: BriefTicket[]
  sales: { orders: CustomerSale[]; quotes: CustomerSale[] } | null
  choices: TicketChoices
  viewer: { id: number; name: string }
  may: { update: boolean; create: boolean; seePeople: boolean }
}

/** The ticket as the viewer may see it, with everything beside it; null if there is none within their reach. */
export async function readTicketScreen(
  db: Db,
  id: number,
  actor: Extract<Actor, { kind: 'staff' }>,
  name: string,
): Promise<TicketData | null> {
  const ticket = await getTicket(db, id)
  if (!ticket || !reachesTicket(reachOf(actor), ticket)) return null
  const showrooms = visibleShowrooms(actor)
  const { customerId } = ticket
  const [files, responses, history, related, others, choices, sales, mails, clock, merged] =
    await Promise.all([
      listOwnFiles(db, [id]),
      listResponses(db, id, 'staff'),
      listTicketHistory(db, id),
      listTicketRelations(db, id),
      customerId === null ? [] : listOtherTickets(db, { id, customerId }, showrooms),
      listTicketChoices(db, showrooms),
      customerId === null || !can(actor, 'sales', 'read')
        ? null
        : listCustomerSales(db, customerId, showrooms),
      listTicketMails(db, id),
      readTicketClock(db, id),
      listMergedTickets(db, id),
    ])
  return {
    readAt: new Date().toISOString(),
    ...{ ticket, history, others, sales, choices },
    promises: promisesOf(clock),
    mails: mails.map(({ rawPath: _, ...mail }) => mail),
    related: onceEach(related.filter((other) => reachesTicket(reachOf(actor), other))),
    about: subjectOf(ticket, 'staff'),
    messages: [
      firstMessage(ticket, files, actor.id),
      ...responses.map((row) => toMessage(row, actor.id, merged)),
    ],
    viewer: { id: actor.id, name },
    may: mayOf(actor, ticket),
  }
}

/** What became part of another ticket is worked on there. */
const mayOf = (actor: Actor, { mergedIntoId }: TicketRow): TicketData['may'] => ({
  update: can(actor, 'support', 'update') && mergedIntoId === null,
  create: can(actor, 'support', 'create'),
  seePeople: can(actor, 'accounts', 'read'),
})

const promisesOf = (clock: TicketClock | null): NamedPromise[] =>
  (clock?.promises ?? []).map(({ dueAt, isAsked, label, leftMinutes, metAt, targetMinutes }) => ({
    ...{ dueAt, isAsked, label, leftMinutes, metAt, targetMinutes },
  }))

const toFile = ({ fileName, id, mimeType }: AttachmentRow): ShownFile => ({
  id,
  name: fileName,
  isPicture: mimeType.startsWith('image/'),
  href: attachmentHref(id),
})

/** The ticket's own text is the customer's, also where staff wrote it down. */
const firstMessage = (ticket: TicketRow, files: AttachmentRow[], viewerId: number): ShownMessage => ({
  id: 0,
  author: ticket.customerName ?? ticket.customerEmail,
  isFromCustomer: true,
  isInternal: false,
  isMine: ticket.createdById === viewerId,
  isMailed: false,
  channel: ticket.channel,
  began: null,
  message: ticket.description,
  trimmedText: ticket.trimmedText,
  createdAt: ticket.createdAt,
  files: files.map(toFile),
})

const toMessage = (row: ResponseRow, viewerId: number, merged: readonly MergedTicket[]): ShownMessage => ({
  id: row.id,
  author: row.authorName,
  isFromCustomer: row.fromCustomer,
  isInternal: row.internal,
  isMine: row.authorId === viewerId,
  isMailed: row.sendEmailNotification,
  channel: row.channel,
  began: beganIn(row, merged),
  message: row.message,
  trimmedText: row.trimmedText,
  createdAt: row.createdAt,
  files: row.attachments.map(toFile),
})

function beganIn({ createdAt, fromCustomer }: ResponseRow, merged: readonly MergedTicket[]): string | null {
  const ticket = beginningOf({ isFromCustomer: fromCustomer, createdAt }, merged)
  return ticket && `${ticket.subject} (${ticket.ticketNumber})`
}
