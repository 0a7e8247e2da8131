'use client'
import styles from '@/ui/back-office/admin.module.css'
import { LocalTime } from '@/ui/back-office/time/local-time'
import { promiseState } from '../../rules/sla/promise-state'
import { clockStateOf } from '../../rules/sla/ticket-facts'
import { TICKET_STATUS_LABELS } from '../../rules/ticket-choices'
import { Fact } from './details-panel'
import { PromiseLine } from './promise-line'
import type { TicketData } from './read-ticket-screen'
import css from './ticket.module.css'
import type { TicketAct } from './ticket-dialog'
import * as words from './words'

type Props = { data: Pick<TicketData, 'promises' | 'ticket'>; onAsk: (what: TicketAct) => void }

/** What is promised about the ticket, and why at these times. */
export function DuePanel({ data: { promises, ticket }, onAsk }: Props) {
  const { status, statusAt } = ticket
  const clock = clockStateOf(status)
  const states = promises.map((promise) => ({ ...promise, state: promiseState(status, promise) }))
  const isNothing = states.every(({ state }) => state.kind === 'notPromised')
  return (
    <section className={css.panel}>
      <h2>{words.dueTimes}</h2>
      {clock !== 'running' && (
        <p>
          {clock === 'paused' ? words.pausedSince : words.stoppedSince} <LocalTime iso={statusAt} />
          {clock === 'paused' && `: ${TICKET_STATUS_LABELS[status].toLowerCase()}`}
        </p>
      )}
      {isNothing && clock === 'running' ? (
        <p className={css.under}>{words.noTimePromised}</p>
      ) : (
        <dl className={css.facts}>
          {states.map(({ label, state }) => (
            <Fact key={label} term={label} wide>
              <PromiseLine state={state} />
            </Fact>
          ))}
        </dl>
      )}
      <span className={styles.actions}>
        <button className={styles.button} onClick={() => onAsk('clock')} type="button">
          {words.whyTheseTimes}
        </button>
      </span>
    </section>
  )
}
