'use client'
import Link from 'next/link'
import styles from '@/ui/back-office/admin.module.css'
import { CallOutcome } from '@/ui/back-office/list/call-outcome'
import { callApi } from '@/ui/client/call-api'
import { useWrite } from '@/ui/client/use-write'
import { maySplit } from '../../rules/relations/related-tickets'
import { TICKET_STATUS_LABELS } from '../../rules/ticket-choices'
import { staffTicketHref } from '../../rules/ticket-hrefs'
import type { TicketData } from './read-ticket-screen'
import css from './ticket.module.css'
import type { TicketAct } from './ticket-dialog'
import * as words from './words'

const ONE = '/api/v1/support-management/tickets/{id}/link/{otherId}'

/** The tickets that belong to this one, and the ways to join or divide them. */
export function RelatedPanel({ data, onAsk }: { data: TicketData; onAsk: (what: TicketAct) => void }) {
  const { may, messages, related, ticket } = data
  const { busy, called, run } = useWrite()
  const unlink = (otherId: number) =>
    run(callApi('delete', ONE, { params: { path: { id: ticket.id, otherId } } }))
  return (
    <section className={css.panel}>
      <h2>{words.relatedTickets}</h2>
      <CallOutcome called={called?.ok === false ? called : null} />
      {related.length === 0 && <p className={css.under}>{words.noRelated}</p>}
      <ul className={css.lines}>
        {related.map(({ id, relation, status, subject, ticketNumber: number }) => (
          <li className={css.line} key={`${relation} ${id}`}>
            <span>
              <Link href={staffTicketHref(id)}>{subject}</Link>
              <span className={css.under}>
                {words.relations[relation]} · {number} · {TICKET_STATUS_LABELS[status]}
              </span>
            </span>
            {may.update && relation === 'linked' && (
              <button
                aria-label={words.unlinkNamed(number)}
                className={styles.button}
                disabled={busy}
                onClick={() => unlink(id)}
                type="button"
              >
                {words.unlink}
              </button>
            )}
          </li>
        ))}
      </ul>
      {may.update && <Joins maySplit={maySplit(messages)} onAsk={onAsk} />}
    </section>
  )
}

const JOINS = [
  ['link', words.link],
  ['merge', words.merge],
  ['split', words.split],
] as const

type JoinsProps = { maySplit: boolean; onAsk: (what: TicketAct) => void }

const Joins = ({ maySplit: isSplittable, onAsk }: JoinsProps) => (
  <>
    <span className={styles.actions}>
      {JOINS.map(([act, verb]) => (
        <button
          className={styles.button}
          disabled={act === 'split' && !isSplittable}
          key={act}
          onClick={() => onAsk(act)}
          type="button"
        >
          {verb}
        </button>
      ))}
    </span>
    {!isSplittable && <p className={css.under}>{words.nothingToSplit}</p>}
  </>
)
