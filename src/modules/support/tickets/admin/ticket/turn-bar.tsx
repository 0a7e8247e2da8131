'use client'
import Link from 'next/link'
import styles from '@/ui/back-office/admin.module.css'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { formatDue } from '../../rules/format-due'
import { clockStateOf } from '../../rules/sla/ticket-facts'
import { TICKET_PRIORITY_LABELS, TICKET_STATUS_LABELS } from '../../rules/ticket-choices'
import { staffTicketHref } from '../../rules/ticket-hrefs'
import { PRIORITY_TONES, STATUS_TONES } from '../queue/staff-ticket-tones'
import type { TicketData } from './read-ticket-screen'
import css from './ticket.module.css'
import type { TicketAct } from './ticket-dialog'
import { useNow } from './use-now'
import * as words from './words'

type Props = { data: TicketData; onAsk: (what: TicketAct) => void }

/** Where the ticket stands, whose turn it is and until when, and what can be done. */
export function TurnBar({ data: { may, readAt, related, ticket }, onAsk }: Props) {
  const now = useNow(readAt)
  const due = formatDue(ticket, now)
  const { priority, status } = ticket
  const clock = clockStateOf(status)
  return (
    <section aria-label={words.actions} className={css.turn}>
      <p>
        <StatusLabel tone={STATUS_TONES[status]}>{TICKET_STATUS_LABELS[status]}</StatusLabel>
        {(priority === 'URGENT' || priority === 'HIGH') && (
          <StatusLabel tone={PRIORITY_TONES[priority]}>{TICKET_PRIORITY_LABELS[priority]}</StatusLabel>
        )}
        {clock === 'running' && <StatusLabel tone={due.tone}>{due.text}</StatusLabel>}
        <span>
          <Turn related={related} ticket={ticket} />
        </span>
      </p>
      {may.update && (
        <span className={styles.actions}>
          <button className={styles.button} onClick={() => onAsk('assign')} type="button">
            {words.assign}
          </button>
          <button className={styles.button} onClick={() => onAsk('status')} type="button">
            {words.changeStatus}
          </button>
          {clock !== 'stopped' && (
            <button className={styles.button} onClick={() => onAsk('resolve')} type="button">
              {words.resolve}
            </button>
          )}
        </span>
      )}
    </section>
  )
}

function Turn({ related, ticket }: Pick<TicketData, 'related' | 'ticket'>) {
  const { awaitingSince, mergedIntoId, status } = ticket
  if (mergedIntoId !== null) {
    const into = related.find(({ id }) => id === mergedIntoId)
    return (
      <>
        {words.becamePartOf}{' '}
        {into ? (
          <Link href={staffTicketHref(into.id)}>
            {into.ticketNumber}: {into.subject}
          </Link>
        ) : (
          words.anotherTicket
        )}
        .
      </>
    )
  }
  if (status === 'CLOSED') return words.closed
  if (status === 'RESOLVED') return words.resolved
  if (status === 'ON_HOLD') return words.onHold
  if (status === 'WAITING_ON_CUSTOMER') return words.customersTurn
  if (awaitingSince === null) return words.nobodyWaits
  return (
    <>
      {words.customerWaits} <LocalTime iso={awaitingSince} />.
    </>
  )
}
