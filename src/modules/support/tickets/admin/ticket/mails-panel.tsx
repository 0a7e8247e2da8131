import { originalMailHref } from '@/modules/support/mail-threads/rules/original-mail-href'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { TicketData } from './read-ticket-screen'
import css from './ticket.module.css'
import * as words from './words'

type Props = { mails: TicketData['mails']; ticketId: number }

/** The e-mails that arrived about a ticket, if any, each to be read as it was sent. */
export function MailsPanel({ mails, ticketId }: Props) {
  if (mails.length === 0) return null
  return (
    <section className={css.panel}>
      <h2>{words.mails}</h2>
      <ul className={css.lines}>
        {mails.map(({ createdAt, fromAddress, fromName, id, state, subject, why }) => (
          <li className={css.line} key={id}>
            <span>
              <a href={originalMailHref(ticketId, id)} rel="noreferrer" target="_blank">
                {subject || words.mailWithoutSubject}
              </a>
              <span className={css.under}>
                {fromName ?? fromAddress} · <LocalTime iso={createdAt} />
              </span>
              <span className={css.under}>{[words.mailStates[state], why].filter(Boolean).join(': ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
