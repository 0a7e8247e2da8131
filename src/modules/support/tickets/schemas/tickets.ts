import { z } from 'zod'
import {
  freeText,
  idField,
  idsField,
  optionalArea,
  optionalFlag,
  optionalId,
  optionalText,
  requiredArea,
  requiredText,
} from '@/input/fields'
import { TICKET_PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from '../rules/ticket-choices'
import {
  ATTACHMENTS_MAX,
  CUSTOMER_NAME_MAX,
  EMAIL_MAX,
  MESSAGE_MAX,
  RATING_COMMENT_MAX,
  RATING_MAX,
  REASON_MAX,
  SUBJECT_MAX,
} from '../rules/ticket-limits'
import { SUBJECT_KINDS } from '../rules/ticket-subject'

const LINE_MAX = 255
const PATH_MAX = 500
/** Of tickets that are changed together. */
export const BULK_MAX = 100

/** One of a few words; a missing one is named like an empty one. */
const choice = <const T extends readonly string[]>(label: string, values: T) =>
  z.enum(values, {
    error: ({ input }) =>
      input == null || input === '' ? `${label} is required` : `${label} must be one of ${values.join(', ')}`,
  })

/** Sent by some clients, and never used: whoever is signed in did it. */
const BY_SESSION = { createdById: z.unknown().optional(), updatedById: z.unknown().optional() }

/** A file that was uploaded before; what it really is is found in its bytes. */
export const attachmentInput = z.strictObject({
  fileName: freeText('File name', LINE_MAX).nullish(),
  filePath: requiredText('File', PATH_MAX),
  fileSize: z.unknown().optional(),
  mimeType: z.unknown().optional(),
  createdById: z.unknown().optional(),
})
export type AttachmentInput = Pick<z.output<typeof attachmentInput>, 'fileName' | 'filePath'>

const attachments = z
  .array(attachmentInput, { error: 'Attachments must be a list of files' })
  .max(ATTACHMENTS_MAX, `At most ${ATTACHMENTS_MAX} files`)
  .nullish()

const about = z
  .strictObject({
    kind: choice('What the ticket is about', SUBJECT_KINDS),
    id: idField('What the ticket is about'),
  })
  .nullish()

const texts = {
  subject: requiredText('Subject', SUBJECT_MAX),
  description: requiredArea('Description', MESSAGE_MAX),
}
const choices = {
  priority: choice('Priority', TICKET_PRIORITIES).nullish(),
  ticketType: choice('Type', TICKET_TYPES).nullish(),
  departmentTag: optionalText('Department', LINE_MAX),
  showroomLocation: optionalText('Showroom', LINE_MAX),
}

/** A ticket as sent by a customer; who they are is known from the session, whatever the body contains. */
export const ownTicketInput = z.strictObject({
  ...texts,
  // As the form calls it.
  description: requiredArea('Your question', MESSAGE_MAX),
  ...choices,
  about,
  attachments,
  followsTicketId: optionalId('Earlier ticket'),
  customerName: z.unknown().optional(),
  customerEmail: z.unknown().optional(),
  ...BY_SESSION,
})
export type OwnTicketInput = z.output<typeof ownTicketInput>

const email = optionalText('E-mail address', EMAIL_MAX).refine(
  (text) => !text?.trim() || z.email().safeParse(text.trim()).success,
  'Please enter a valid e-mail address',
)

const staffFields = {
  ...choices,
  assignedDepartmentId: optionalId('Department'),
  assignedHandlerId: optionalId('Handler'),
  about,
  customerName: optionalText('Customer name', CUSTOMER_NAME_MAX),
  customerEmail: email,
}

/** A ticket that staff write down for a customer, or for somebody without an account. */
export const ticketInput = z
  .strictObject({
    ...texts,
    ...staffFields,
    customerId: optionalId('Customer'),
    attachments,
    followsTicketId: optionalId('Earlier ticket'),
    ...BY_SESSION,
  })
  .refine(({ about: of, customerEmail, customerId }) => customerId || customerEmail?.trim() || of?.kind, {
    path: ['customerEmail'],
    message: 'Choose a customer or enter an e-mail address',
  })
export type TicketInput = z.output<typeof ticketInput>

/** A change of a ticket's fields by staff; omitted fields stay. */
export const ticketPatch = z.strictObject({
  subject: texts.subject.optional(),
  description: texts.description.optional(),
  ...staffFields,
  ...BY_SESSION,
})
export type TicketPatch = z.output<typeof ticketPatch>

const reason = optionalArea('Reason', REASON_MAX)

/** A change of status by staff. */
export const ticketStatusInput = z.strictObject({ status: choice('Status', TICKET_STATUSES), reason })
export type TicketStatusInput = z.output<typeof ticketStatusInput>

/** Who is to answer a ticket. What is omitted stays; null is nobody. */
export const assignmentInput = z.strictObject({
  departmentId: optionalId('Department'),
  handlerId: optionalId('Handler'),
  reason,
})
export type AssignmentInput = z.output<typeof assignmentInput>

const some = {
  ids: idsField('Tickets', BULK_MAX).min(1, 'Choose at least one ticket'),
}
export const bulkAssignmentInput = z.strictObject({ ...some, ...assignmentInput.shape })
export const bulkStatusInput = z.strictObject({ ...some, ...ticketStatusInput.shape })

const message = requiredArea('Message', MESSAGE_MAX)

/** What a customer writes; it is always theirs. */
export const ownResponseInput = z.strictObject({
  message,
  attachments,
  isFromCustomer: z.unknown().optional(),
  sendEmailNotification: z.unknown().optional(),
})
export type OwnResponseInput = z.output<typeof ownResponseInput>

/** What staff write: an answer, by e-mail too if chosen, or a note among staff. */
export const responseInput = z.strictObject({
  message,
  attachments,
  isFromCustomer: z.unknown().optional(),
  sendEmailNotification: optionalFlag('Send by e-mail'),
  isInternal: optionalFlag('Internal'),
  thenStatus: choice('Status', TICKET_STATUSES).nullish(),
})
export type ResponseInput = z.output<typeof responseInput>

const RATING_MESSAGE = `Rating must be a whole number from 1 to ${RATING_MAX}`
export const ratingInput = z.strictObject({
  rating: z
    .number({ error: ({ input }) => (input == null ? 'Rating is required' : RATING_MESSAGE) })
    .int(RATING_MESSAGE)
    .min(1, RATING_MESSAGE)
    .max(RATING_MAX, RATING_MESSAGE),
  comment: optionalArea('Comment', RATING_COMMENT_MAX),
})
export type RatingInput = z.output<typeof ratingInput>
