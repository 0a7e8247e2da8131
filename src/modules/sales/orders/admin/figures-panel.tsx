import { formatMoney } from '@/kernel/money'
import { CHARGE_LABELS } from '@/modules/sales/quotes/rules/offer/delivery-charges'
import type { OrderDetail } from '../queries/get-order-detail'
import { orderSum } from '../rules/order-sum'
import styles from './order.module.css'
import * as words from './words'

/** What the order costs, what is paid and what is still to be paid. */
export function FiguresPanel({ order }: { order: OrderDetail }) {
  const { currency } = order
  const money = (amount: number) => formatMoney(amount, currency)
  const lines: [string, number][] = [
    [words.vehicle, order.price],
    ...order.charges.map(({ amount, name }): [string, number] => [CHARGE_LABELS[name], amount]),
    [words.withholdingTax, order.withholdingTax],
    [words.vat, order.vat],
  ]
  return (
    <section className={styles.panel}>
      <h2>{words.figures}</h2>
      <dl className={styles.sums}>
        {lines
          .filter(([, amount], place) => place === 0 || amount !== 0)
          .map(([term, amount]) => (
            <Line key={term} term={term} value={money(amount)} />
          ))}
        <Line isStrong term={words.total} value={orderSum(order).total} />
        {order.goodwill > 0 && <Line term={words.priceReduced} value={money(order.goodwill)} />}
        <Line term={words.paid} value={money(order.paid)} />
        <Line isStrong term={words.balance} value={money(order.balance)} />
      </dl>
    </section>
  )
}

const Line = ({ isStrong, term, value }: { isStrong?: boolean; term: string; value: string }) => (
  <>
    <dt className={isStrong ? styles.strong : undefined}>{term}</dt>
    <dd className={isStrong ? styles.strong : undefined}>{value}</dd>
  </>
)
