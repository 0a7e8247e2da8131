import type { TicketPriority, TicketStatus, TicketType } from './ticket-choices'
import type { TicketSubject } from './ticket-subject'

/** Who writes: a signed-in customer or member of staff, or the sender of an e-mail, who may have an account. */
export type Writer =
  | { kind: 'customer'; userId: number }
  | { kind: 'staff'; userId: number }
  | { kind: 'mail'; address: string; name: string; userId: number | null }

/** A file that comes with a ticket or a response, already in the storage under `path`. */
export type NewAttachment = { path: string; name: string; size: number; mimeType: string }

/** A ticket to create, whoever asks. */
export type NewTicket = {
  by: Writer
  subject: string
  description: string
  /** Quoted text that was cut from the description of an e-mail. */
  trimmedText?: string | null
  priority?: TicketPriority
  type?: TicketType
  departmentId?: number | null
  showroomId?: number | null
  about?: TicketSubject | null
  /** A closed ticket that this one follows. */
  followsTicketId?: number | null
  /** For staff who write down what somebody without an account asked. */
  customer?: { userId: number } | { name: string; email: string } | null
  attachments?: readonly NewAttachment[]
  /** The e-mail it came by: Message-ID, to find answers to it. */
  inboundMailId?: number | null
}

/** A response to add. */
export type NewResponse = {
  by: Writer
  message: string
  trimmedText?: string | null
  /** Staff: send it to the customer by e-mail. */
  sendEmailNotification?: boolean
  /** Staff: a note that customers never see. */
  isInternal?: boolean
  /** Staff: the state after it; by default an answer to an open ticket puts it in progress. */
  thenStatus?: TicketStatus | null
  attachments?: readonly NewAttachment[]
  inboundMailId?: number | null
}
