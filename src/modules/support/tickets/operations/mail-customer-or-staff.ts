import type { PayloadRequest } from 'payload'
import { getMailThread } from '@/modules/support/mail-threads/queries/get-mail-thread'
import type { Db } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import type { MailEvent, MailValue } from '@/server/mail/define-mail'
import { queueMail } from '@/server/mail/queue-mail'
import { ticketAnsweredMail, ticketResolvedMail } from '../mail/ticket-mails'
import { ownTicketHref, staffTicketHref } from '../rules/ticket-hrefs'
import * as words from '../words'
import { customerReceiver, staffReceivers, type TicketParties } from './read-ticket-parties'

type ForCustomer = 'firstName' | 'number' | 'subject' | 'link' | 'toAnswer'
type ForStaff = 'customer' | 'number' | 'subject' | 'link'

/** The content of a mail about one thing that happened; the effect makes it the only mail about that. */
type News<Name extends string, Common extends string> = {
  effect: string
  values: Readonly<Record<Exclude<Name, Common>, MailValue>>
}

const STRANGER = 'there'

/** E-mails that a person has written; programs that answer by themselves are asked not to answer the others. */
const WRITTEN: ReadonlySet<string> = new Set([ticketAnsweredMail.key, ticketResolvedMail.key])

/** How a customer can answer: by e-mail if there is a mailbox, and on the page of the ticket with an account. */
function waysToAnswer(byMail: boolean, onPage: boolean): string {
  if (byMail) return onPage ? words.answerByMailOrPage : words.answerByMail
  return onPage ? words.answerOnPage : words.answerElsewhere
}

/** Writes to the customer of a ticket, in the caller's transaction, unless they get no e-mails. */
export async function mailCustomer<Name extends string>(
  req: PayloadRequest,
  db: Db,
  ticket: TicketParties,
  mail: MailEvent<Name>,
  { effect, values }: News<NoInfer<Name>, ForCustomer>,
): Promise<void> {
  const to = customerReceiver(ticket)
  if (!to) return
  const { customerId, firstName, id, subject, ticketNumber } = ticket
  const thread = await getMailThread(db, id, { isAutomatic: !WRITTEN.has(mail.key) })
  const common = {
    firstName: firstName ?? STRANGER,
    number: ticketNumber,
    subject,
    // Without an account there is no page of the ticket.
    link: customerId === null ? '' : absoluteUrl(ownTicketHref(id)),
    toAnswer: waysToAnswer(thread.replyTo !== null, customerId !== null),
  }
  const all = { ...common, ...values } as Record<Name, MailValue>
  await queueMail(req, mail, to, `ticket:${id}:${effect}`, all, thread)
}

/** Writes to the staff who look after a ticket, in the caller's transaction; never about what they did themselves. */
export async function mailStaff<Name extends string>(
  req: PayloadRequest,
  db: Db,
  ticket: TicketParties,
  mail: MailEvent<Name>,
  { effect, values }: News<NoInfer<Name>, ForStaff>,
): Promise<void> {
  const { customerEmail, customerName, id, subject, ticketNumber } = ticket
  const common = {
    customer: customerName ?? customerEmail ?? STRANGER,
    number: ticketNumber,
    subject,
    link: absoluteUrl(staffTicketHref(id)),
  }
  const all = { ...common, ...values } as Record<Name, MailValue>
  for (const to of await staffReceivers(req, db, ticket)) {
    const isOwn = to.userId != null && to.userId === Number(req.user?.id)
    if (isOwn) continue
    // An answer to an address of their own goes on to the customer.
    const thread = await getMailThread(db, id, { staffId: to.userId ?? null, isAutomatic: true })
    await queueMail(req, mail, to, `ticket:${id}:${effect}:${to.userId ?? 'team'}`, all, thread)
  }
}
