'use client'
import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { TICKET_PRIORITY_LABELS, TICKET_TYPE_LABELS } from '../../rules/ticket-choices'
import type { TicketData } from './read-ticket-screen'
import css from './ticket.module.css'
import type { TicketAct } from './ticket-dialog'
import * as words from './words'

/** What the ticket is about and whose it is, with the way to change it. */
export function DetailsPanel({ data, onAsk }: { data: TicketData; onAsk: (what: TicketAct) => void }) {
  const { about, may, ticket } = data
  return (
    <section className={css.panel}>
      <h2>{words.details}</h2>
      <dl className={css.facts}>
        {about && (
          <Fact term={words.aboutKinds[about.kind]} wide>
            {about.href ? <Link href={about.href}>{about.title}</Link> : about.title}
          </Fact>
        )}
        <Fact term={words.handler}>{ticket.handler ?? words.nobody}</Fact>
        <Fact term={words.department}>{ticket.department ?? words.none}</Fact>
        <Fact term={words.priority}>{TICKET_PRIORITY_LABELS[ticket.priority]}</Fact>
        <Fact term={words.type}>{TICKET_TYPE_LABELS[ticket.type]}</Fact>
        <Fact term={words.showroom}>{ticket.showroom ?? words.none}</Fact>
        <Fact term={words.created}>
          <LocalTime iso={ticket.createdAt} />
        </Fact>
        {ticket.rating !== null && (
          <Fact term={words.rating} wide>
            {words.stars(ticket.rating)}
            {ticket.ratingComment && <q>{ticket.ratingComment}</q>}
          </Fact>
        )}
      </dl>
      {may.update && (
        <span className={styles.actions}>
          <button className={styles.button} onClick={() => onAsk('details')} type="button">
            {words.editDetails}
          </button>
        </span>
      )}
    </section>
  )
}

type FactProps = { term: string; wide?: boolean; children: ReactNode }

export const Fact = ({ children, term, wide }: FactProps) => (
  <div className={wide ? css.wide : undefined}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
