'use client'
import Link from 'next/link'
import type { CustomerSale } from '../../queries/list-customer-sales'
import { TICKET_STATUS_LABELS } from '../../rules/ticket-choices'
import { STAFF_TICKETS, staffTicketHref } from '../../rules/ticket-hrefs'
import type { TicketData } from './read-ticket-screen'
import css from './ticket.module.css'
import * as words from './words'

/** Who asks, what they have bought and asked for, and what else they have written about. */
export function CustomerPanel({ data: { may, others, sales, ticket } }: { data: TicketData }) {
  const { customerEmail, customerId, customerName } = ticket
  const name = customerName ?? customerEmail ?? words.unknownPerson
  const isNothing = others.length === 0 && (!sales || sales.orders.length + sales.quotes.length === 0)
  return (
    <section className={css.panel}>
      <h2>{words.customer}</h2>
      <p>
        {customerId !== null && may.seePeople ? (
          <Link href={`/admin/user-management/edit/${customerId}`}>{name}</Link>
        ) : (
          name
        )}
        {customerEmail && (
          <a className={css.under} href={`mailto:${customerEmail}`}>
            {customerEmail}
          </a>
        )}
        {customerId === null && <span className={css.under}>{words.hasNoAccount}</span>}
      </p>
      {sales && <Sales sales={sales.orders} title={words.orders} />}
      {sales && <Sales sales={sales.quotes} title={words.quotes} />}
      {others.length > 0 && (
        <div>
          <h3>{words.otherTickets}</h3>
          <ul className={css.lines}>
            {others.map(({ id, number, status, subject }) => (
              <li key={id}>
                <Link href={staffTicketHref(id)}>{subject}</Link>
                <span className={css.under}>
                  {number} · {TICKET_STATUS_LABELS[status]}
                </span>
              </li>
            ))}
          </ul>
          <Link className={css.under} href={`${STAFF_TICKETS}/all?customerId=${customerId}`}>
            {words.allTheirTickets}
          </Link>
        </div>
      )}
      {customerId !== null && isNothing && <p className={css.under}>{words.nothingYet}</p>}
    </section>
  )
}

function Sales({ sales, title }: { sales: readonly CustomerSale[]; title: string }) {
  if (sales.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className={css.lines}>
        {sales.map((sale) => (
          <li key={sale.id}>
            <Link href={sale.href}>{sale.vehicle ?? sale.title}</Link>
            <span className={css.under}>{sale.vehicle ? `${sale.title} · ${sale.status}` : sale.status}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
