import type { PayloadRequest } from 'payload'
import type { MailEvent, MailText } from '@/server/mail/define-mail'
import type { TextInUse } from './lock-text-in-use'
import { notifyOfTextChange, type TextOrigin } from './notify-of-text-change'

/**
 * Stores the text that an e-mail has from now on, and sends administrators the difference; in the transaction in which
 * the caller has locked the text in use.
 */
export async function putTextInUse(
  req: PayloadRequest,
  event: MailEvent,
  inUse: TextInUse,
  text: MailText,
  origin: TextOrigin,
): Promise<void> {
  await notifyOfTextChange(req, { event, before: inUse.text, after: text }, origin)
  const { body, subject } = text
  const data = { key: event.key, subject, body, updatedBy: origin.author }
  const common = { collection: 'mail-templates', req, overrideAccess: true, depth: 0 } as const
  if (inUse.stored) await req.payload.update({ ...common, id: inUse.stored.id, data })
  else await req.payload.create({ ...common, data })
}
