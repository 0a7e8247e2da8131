import { LocalTime } from '@/ui/back-office/time/local-time'
import type { HistoryLine } from '../../queries/list-ticket-history'
import { historyText } from '../../rules/history-text'
import css from './ticket.module.css'
import * as words from './words'

const whoOf = ({ actorKind, changedBy }: HistoryLine): string =>
  changedBy ?? { clock: words.clock, customer: words.customer, staff: words.staff }[actorKind]

/** What became of the ticket, the latest first: what, when, who and why. */
export function HistoryPanel({ history }: { history: readonly HistoryLine[] }) {
  return (
    <section className={css.panel}>
      <h2>{words.history}</h2>
      {history.length === 0 && <p className={css.under}>{words.noHistory}</p>}
      <ol className={css.timeline}>
        {history.toReversed().map((line) => (
          <li key={line.id}>
            <strong>{historyText(line)}</strong>
            <span className={css.under}>
              <LocalTime iso={line.at} /> · {whoOf(line)}
            </span>
            {line.reason && <span className={css.reason}>{line.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
