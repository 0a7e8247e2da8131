import { z } from 'zod'
import { idField, optionalArea, optionalFlag, requiredText } from '@/input/fields'
import { REASON_MAX, SUBJECT_MAX } from '../rules/ticket-limits'

/** Of messages that move into a new ticket. */
const SPLIT_MAX = 200

/** Into which ticket another one is merged, and why. */
export const mergeInput = z.strictObject({
  intoId: idField('Ticket'),
  reason: optionalArea('Reason', REASON_MAX),
  confirmed: z.strictObject({ sameCustomer: optionalFlag('Same customer') }).optional(),
})

export const linkInput = z.strictObject({ ticketId: idField('Ticket') })

/** Which messages become a new ticket, and its subject. */
export const splitInput = z.strictObject({
  responseIds: z
    .array(idField('Message'), { error: 'Messages must be a list of ids' })
    .min(1, 'Choose at least one message')
    .max(SPLIT_MAX, `At most ${SPLIT_MAX} messages`),
  subject: requiredText('Subject', SUBJECT_MAX),
})

export const presenceInput = z.strictObject({ typing: optionalFlag('Typing') })
