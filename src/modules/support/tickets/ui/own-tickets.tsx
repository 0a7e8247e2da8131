import { Badge } from '@/ui/badge'
import { buttonStyle } from '@/ui/button'
import { EmptyState } from '@/ui/empty-and-error-states'
import { PlainLink } from '@/ui/link'
import { Pagination } from '@/ui/pagination'
import { ZonedMoment } from '@/ui/zoned-moment'
import type { TicketRow } from '../queries/select-ticket'
import { OWN_TICKET_LABELS, OWN_TICKET_TONES } from '../rules/own-ticket-labels-and-tones'
import { CREATE_TICKET, ownTicketHref } from '../rules/ticket-hrefs'
import { OWN_TICKETS_ROWS } from '../rules/ticket-limits'
import { subjectOf } from '../rules/ticket-subject'
import { turnOfTicket } from '../rules/ticket-turn'
import { TicketTurnNote } from './thread/ticket-turn-note'
import * as words from './words'

type Props = { rows: readonly TicketRow[]; total: number; page: number; path: string }

/** Somebody's questions, newest first, with the state of each. */
export function OwnTickets({ page, path, rows, total }: Props) {
  const ask = (
    <PlainLink href={CREATE_TICKET} className={buttonStyle('primary')}>
      {words.askAQuestion}
    </PlainLink>
  )
  if (rows.length === 0)
    return (
      <EmptyState icon="message-circle" title={words.noQuestions} actions={ask}>
        <p>{words.questionsAppearHere}</p>
      </EmptyState>
    )
  return (
    <>
      <p className="mb-6">{ask}</p>
      <ul className="grid gap-4">
        {rows.map((ticket) => (
          <TicketCard key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      <div className="mt-6">
        <Pagination
          page={page}
          pages={Math.ceil(total / OWN_TICKETS_ROWS)}
          hrefOf={(to) => `${path}?page=${to}`}
        />
      </div>
    </>
  )
}

function TicketCard({ ticket }: { ticket: TicketRow }) {
  const { createdAt, id, status, subject, ticketNumber, updatedAt } = ticket
  const about = subjectOf(ticket, 'customer')
  return (
    <li className="relative rounded-card border border-line bg-surface p-4 hover:border-ink sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-13 text-faint tabular-nums">{ticketNumber}</p>
        <Badge tone={OWN_TICKET_TONES[status]}>{OWN_TICKET_LABELS[status]}</Badge>
      </div>
      <h2 className="mt-1 text-16 font-semibold wrap-anywhere">
        <PlainLink href={ownTicketHref(id)} className="after:absolute after:inset-0">
          {subject}
        </PlainLink>
      </h2>
      {about && <p className="mt-1 text-14 text-soft wrap-anywhere">{about.title}</p>}
      <TicketTurnNote turn={turnOfTicket(ticket, new Date())} />
      <p className="mt-2 text-13 text-faint">
        {words.asked} <ZonedMoment iso={createdAt} /> · {words.lastWritten} <ZonedMoment iso={updatedAt} />
      </p>
    </li>
  )
}
