import { z } from 'zod'
import { named, orNull, timestamp } from '@/api/answer-schemas'
import type { AttachmentRow } from '../queries/list-attachments'
import type { HistoryLine } from '../queries/list-ticket-history'
import type { RelatedTicket } from '../queries/list-ticket-relations'
import type { ResponseRow } from '../queries/select-response'
import type { TicketRow } from '../queries/select-ticket'
import { attachmentHref } from '../rules/attachment-files'
import { RELATIONS } from '../rules/relations/related-tickets'
import { TICKET_CHANNELS, TICKET_PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from '../rules/ticket-choices'
import { HISTORY_KINDS } from '../rules/ticket-history'
import { SUBJECT_KINDS, type SubjectReader, subjectOf } from '../rules/ticket-subject'

const text = z.string().nullable()
const id = z.int().nullable()
const moment = timestamp.nullable()

/** A file as sent to clients: its path is the call that opens it. */
export const attachmentRecord = z
  .object({
    id: z.int(),
    fileName: z.string(),
    filePath: z.string(),
    fileSize: z.int(),
    mimeType: z.string(),
    createdById: id,
    createdAt: timestamp,
  })
  .meta({ id: 'TicketAttachment' })

export const toAttachment = (row: AttachmentRow): z.input<typeof attachmentRecord> => {
  const { createdAt, createdById, fileName, fileSize, id: fileId, mimeType } = row
  return {
    id: fileId,
    fileName,
    filePath: attachmentHref(fileId),
    fileSize,
    mimeType,
    createdById,
    createdAt,
  }
}

const rating = orNull(z.object({ rating: z.int(), comment: text }).meta({ id: 'TicketRating' }))
const about = orNull(
  z
    .object({ kind: z.enum(SUBJECT_KINDS), id: z.int(), title: z.string(), href: z.string() })
    .meta({ id: 'TicketSubject' }),
)

const relatedRecord = z
  .object({
    relation: z.enum(RELATIONS),
    id: z.int(),
    ticketNumber: z.string(),
    subject: z.string(),
    status: z.enum(TICKET_STATUSES),
  })
  .meta({ id: 'RelatedTicket' })

export const toRelated = ({ id: of, relation, status, subject, ticketNumber }: RelatedTicket) => ({
  relation,
  id: of,
  ticketNumber,
  subject,
  status,
})

/** A ticket as sent to clients. */
export const ticketRecord = z
  .object({
    id: z.int(),
    ticketNumber: z.string(),
    subject: z.string(),
    description: z.string(),
    // What an e-mail quoted below its text.
    trimmedText: text,
    priority: z.enum(TICKET_PRIORITIES),
    ticketType: z.enum(TICKET_TYPES),
    status: z.enum(TICKET_STATUSES),
    channel: z.enum(TICKET_CHANNELS),
    assignedDepartmentId: id,
    assignedDepartment: orNull(z.object({ id: z.int(), title: z.string() }).meta({ id: 'TicketDepartment' })),
    departmentTag: text,
    showroomLocation: text,
    about,
    customerName: text,
    customerEmail: text,
    // The earlier ticket that it follows, and the one that it became part of.
    followsTicketId: id,
    mergedIntoId: id,
    statusAt: timestamp,
    // Since when the customer awaits an answer.
    awaitingSince: moment,
    firstRespondedAt: moment,
    resolvedAt: moment,
    closedAt: moment,
    dueAt: moment,
    firstResponseDueAt: moment,
    nextResponseDueAt: moment,
    resolutionDueAt: moment,
    rating,
    attachments: z.array(attachmentRecord),
    // Other tickets that belong to it; empty in lists.
    related: z.array(relatedRecord),
    createdAt: timestamp,
    updatedAt: timestamp,
    // For staff only; null for customers.
    customer: orNull(named),
    assignedHandlerId: id,
    assignedHandler: orNull(named),
    createdById: id,
    updatedById: id,
  })
  .meta({ id: 'Ticket' })

type Sent = z.input<typeof ticketRecord>

const namedOr = (key: number | null, name: string | null) =>
  key === null || name === null ? null : { id: key, name }

/** What of a ticket everybody who may read it is sent. */
function common(row: TicketRow, files: readonly AttachmentRow[], reader: SubjectReader): Sent {
  const { department, departmentId, type, rating: given, ratingComment, followsId } = row
  const { id: ticketId, ticketNumber, subject, description, trimmedText, priority, status, channel } = row
  const { awaitingSince, closedAt, firstRespondedAt, resolvedAt, statusAt } = row
  const { dueAt, firstResponseDueAt, nextResponseDueAt, resolutionDueAt } = row
  return {
    ...{ id: ticketId, ticketNumber, subject, description, trimmedText, priority, status, channel },
    ticketType: type,
    assignedDepartmentId: departmentId,
    assignedDepartment: departmentId !== null && department ? { id: departmentId, title: department } : null,
    departmentTag: row.departmentTag,
    showroomLocation: row.showroom,
    about: subjectOf(row, reader),
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    followsTicketId: followsId,
    mergedIntoId: row.mergedIntoId,
    ...{ statusAt, awaitingSince, firstRespondedAt, resolvedAt, closedAt },
    ...{ dueAt, firstResponseDueAt, nextResponseDueAt, resolutionDueAt },
    rating: given === null ? null : { rating: given, comment: ratingComment },
    attachments: files.filter(({ ticketId: of }) => of === ticketId).map(toAttachment),
    related: [],
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    ...{
      customer: null,
      assignedHandlerId: null,
      assignedHandler: null,
      createdById: null,
      updatedById: null,
    },
  }
}

/** A ticket as staff see it, with its own files. */
export const toStaffTicket = (row: TicketRow, files: readonly AttachmentRow[]): Sent => ({
  ...common(row, files, 'staff'),
  customer: row.customerId === null ? null : namedOr(row.customerId, row.customerName),
  assignedHandlerId: row.handlerId,
  assignedHandler: namedOr(row.handlerId, row.handler),
  createdById: row.createdById,
  updatedById: row.updatedById,
})

/** The same for the customer, without the names of staff. */
export const toOwnTicket = (row: TicketRow, files: readonly AttachmentRow[]): Sent =>
  common(row, files, 'customer')

/** A message of the conversation as sent to clients. */
export const responseRecord = z
  .object({
    id: z.int(),
    ticketId: z.int(),
    message: z.string(),
    trimmedText: text,
    isFromCustomer: z.boolean(),
    sendEmailNotification: z.boolean(),
    // A note among staff; never sent to customers.
    isInternal: z.boolean(),
    channel: z.enum(TICKET_CHANNELS),
    // Null for a stranger, and for staff if a customer reads.
    author: orNull(named),
    // What its writer is called; null for staff if a customer reads.
    authorName: text,
    attachments: z.array(attachmentRecord),
    createdAt: timestamp,
  })
  .meta({ id: 'TicketResponse' })

/** A message as its reader sees it: customers are not shown the names of staff. */
export function toResponse(row: ResponseRow, reader: SubjectReader): z.input<typeof responseRecord> {
  const { authorId, authorName, channel, createdAt, fromCustomer, id: responseId, internal, message } = row
  const isNamed = reader === 'staff' || fromCustomer
  return {
    id: responseId,
    ticketId: row.ticketId,
    message,
    trimmedText: row.trimmedText,
    isFromCustomer: fromCustomer,
    sendEmailNotification: row.sendEmailNotification,
    isInternal: internal,
    channel,
    author: isNamed ? namedOr(authorId, authorName) : null,
    authorName: isNamed ? authorName : null,
    attachments: row.attachments.map(toAttachment),
    createdAt,
  }
}

/** What became of a response: the ticket it is in now, which is a new one after a closed one. */
export const sentResponse = z
  .object({
    ticketId: z.int(),
    // The closed ticket, if what was written has become a new one.
    followsTicketId: id,
    response: orNull(responseRecord),
  })
  .meta({ id: 'SentTicketResponse' })

/** A line of a ticket's history; `status` is the new one, and null if something else changed. */
export const historyRecord = z
  .object({
    id: z.int(),
    kind: z.enum(HISTORY_KINDS),
    status: z.enum(TICKET_STATUSES).nullable(),
    from: text,
    to: text,
    reason: text,
    changedById: id,
    changedBy: orNull(named),
    by: z.enum(['staff', 'customer', 'clock']),
    createdAt: timestamp,
  })
  .meta({ id: 'TicketHistoryLine' })

export const toHistory = (line: HistoryLine): z.input<typeof historyRecord> => {
  const { actorKind, at, changedBy, changedById, from, id: lineId, kind, reason, to } = line
  return {
    id: lineId,
    kind,
    status: kind === 'status' ? (TICKET_STATUSES.find((status) => status === to) ?? null) : null,
    from,
    to,
    reason,
    changedById,
    changedBy: namedOr(changedById, changedBy),
    by: actorKind,
    createdAt: at,
  }
}
