import type { MailEvent } from '@/server/mail/define-mail'
import { modules } from './modules'

/** Every kind of e-mail that the product sends, in the order in which staff see them. */
export const mailEvents: readonly MailEvent[] = modules.flatMap(({ mails = [] }) =>
  mails.toSorted((a, b) => a.key.localeCompare(b.key)),
)
