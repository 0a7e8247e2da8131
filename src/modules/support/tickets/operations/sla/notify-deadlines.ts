import type { PayloadRequest } from 'payload'
import { momentIn } from '@/kernel/time/time-in-words'
import { PROMISE_LABELS } from '@/modules/support/departments/rules/department-calendar-and-promises'
import type { Db } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import type { MailEvent, MailItem, MailValue } from '@/server/mail/define-mail'
import { queueMail } from '@/server/mail/queue-mail'
import { dueSoonMail, escalatedMail, overdueMail } from '../../mail/sla-mails'
import { findNoticeReceivers, type NoticeReceiver } from '../../queries/sla/find-notice-receivers'
import type { NoticeKind } from '../../rules/sla/deadlines'
import { TICKET_PRIORITY_LABELS } from '../../rules/ticket-choices'
import { STAFF_TICKETS, staffTicketHref } from '../../rules/ticket-hrefs'
import type { Notice } from './lock-due-deadlines'

type Mail = { event: MailEvent<'name' | 'headline' | 'tickets' | 'link'>; state: string; list: string }

const MAILS: Record<NoticeKind, Mail> = {
  warning: { event: dueSoonMail, state: 'due soon', list: STAFF_TICKETS },
  breach: { event: overdueMail, state: 'overdue', list: `${STAFF_TICKETS}?due=breached` },
  escalation: { event: escalatedMail, state: 'still overdue', list: `${STAFF_TICKETS}?due=breached` },
}

const itemOf = ({
  dueAt,
  priority,
  promised,
  subject,
  ticketId,
  ticketNumber,
  timeZone,
}: Notice): MailItem => ({
  title: `${ticketNumber}: ${subject}`,
  href: absoluteUrl(staffTicketHref(ticketId)),
  details: [
    `${PROMISE_LABELS[promised]} due ${momentIn(new Date(dueAt), timeZone)}`,
    `${TICKET_PRIORITY_LABELS[priority]} priority`,
  ],
})

function headlineOf(notices: readonly Notice[], state: string): string {
  const [first] = notices
  const tickets = new Set(notices.map(({ ticketId }) => ticketId))
  return tickets.size === 1 && first
    ? `${first.ticketNumber}, ${first.subject}, is ${state}`
    : `${tickets.size} tickets are ${state}`
}

type Letter = { to: NoticeReceiver; notices: Notice[] }

async function write(
  req: PayloadRequest,
  kind: NoticeKind,
  { notices, to }: Letter,
  now: Date,
): Promise<void> {
  const { event, list, state } = MAILS[kind]
  const values: Record<'name' | 'headline' | 'tickets' | 'link', MailValue> = {
    name: to.name,
    headline: headlineOf(notices, state),
    tickets: notices.map(itemOf),
    link: absoluteUrl(list),
  }
  const [first] = notices
  const about = `${first?.ticketId}:${first?.promised}:${first?.dueAt}`
  const effect = `support:${kind}:${to.userId ?? to.address}:${about}:${now.toISOString()}`
  await queueMail(req, event, { address: to.address, userId: to.userId }, effect, values)
}

/** Writes each receiver one e-mail of a kind, about all their tickets, in the transaction that noted the notices. */
export async function notifyDeadlines(
  req: PayloadRequest,
  db: Db,
  notices: readonly Notice[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return
  const departments = [...new Set(notices.map(({ departmentId }) => departmentId))]
  const receiversOf = await findNoticeReceivers(db, departments)
  const letters = new Map<string, Letter & { kind: NoticeKind }>()
  for (const notice of notices)
    for (const to of receiversOf(notice)) {
      const key = `${notice.kind}:${to.address}`
      const letter = letters.get(key) ?? { to, kind: notice.kind, notices: [] }
      letters.set(key, { ...letter, notices: [...letter.notices, notice] })
    }
  for (const { kind, ...letter } of letters.values()) await write(req, kind, letter, now)
}
