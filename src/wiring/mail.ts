import * as credentials from '@/modules/accounts/credentials/mail/events'
import * as ownAccount from '@/modules/accounts/own-account/mail/events'
import * as people from '@/modules/accounts/people/mail/events'
import * as signIn from '@/modules/accounts/sign-in/mail/events'
import * as holds from '@/modules/inventory/reservations/mail/hold-events'
import * as alerts from '@/modules/inventory/saved-searches/mail/alert-events'
import type { MailEvent } from '@/server/mail/define'

/** The mails of a module, features together, in the order of their keys. */
const byKey = (...features: Record<string, MailEvent>[]): MailEvent[] =>
  features.flatMap((mails) => Object.values(mails)).toSorted((a, b) => a.key.localeCompare(b.key))

/** Every kind of e-mail that the product sends, as staff see them listed. A feature with mails of its own joins here. */
export const mailEvents: readonly MailEvent[] = [
  ...byKey(credentials, people, signIn, ownAccount),
  ...byKey(holds, alerts),
]
