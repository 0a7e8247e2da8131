import { LocalTime } from '@/ui/back-office/time/local-time'
import type { OrderDetail } from '../queries/get-order-detail'
import { orderHistoryTitle } from '../rules/order-history-title'
import styles from './order.module.css'
import * as words from './words'

/** Everything that has happened to the order, the latest first: what, when, who and why. */
export function TimelinePanel({ order: { history } }: { order: OrderDetail }) {
  return (
    <section className={styles.panel}>
      <h2>{words.history}</h2>
      <ol className={styles.timeline}>
        {history.toReversed().map(({ actor, at, id, reason, step, to }, place) => (
          <li data-current={place === 0 || undefined} key={id}>
            <strong>{orderHistoryTitle(step, to)}</strong>
            <div className={styles.small}>
              <LocalTime iso={at} />
              {actor && ` · ${actor}`}
            </div>
            {reason && <div>{reason}</div>}
          </li>
        ))}
      </ol>
    </section>
  )
}
