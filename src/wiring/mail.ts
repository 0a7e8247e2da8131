import * as accounts from '@/modules/accounts/sign-in/mail/events'
import * as holds from '@/modules/inventory/reservations/mail/hold-events'
import * as alerts from '@/modules/inventory/saved-searches/mail/alert-events'
import type { MailEvent } from '@/server/mail/define'

/** Every kind of e-mail that the product sends, as staff see them listed. A module with mails of its own joins here. */
export const mailEvents: readonly MailEvent[] = [accounts, holds, alerts].flatMap((module) =>
  Object.values<MailEvent>(module),
)

/** The kind of a key; undefined for one that the product does not send. */
export const mailEventOf = (key: string): MailEvent | undefined =>
  mailEvents.find((event) => event.key === key)
