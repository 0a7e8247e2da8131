'use client'
import { formatMoney } from '@/kernel/money'
import styles from '@/ui/back-office/admin.module.css'
import { Refusal } from '@/ui/back-office/refusal'
import * as vehicleWords from '../../../words'
import stock from '../stock.module.css'
import * as words from '../words'
import css from './changes.module.css'
import type { Preview } from './use-price-preview'

/** What a change of prices would do: the first new prices, how many there are, and what would be left and why. */
export function PricePreview({ note, preview }: { note: string | null; preview: Preview }) {
  const { busy, result, problem } = preview
  if (note) return <p className={styles.quiet}>{note}</p>
  if (problem) return <Refusal>{problem}</Refusal>
  if (!result) return <p className={styles.quiet}>{words.reckoning}</p>
  return (
    <div aria-busy={busy} className={busy ? css.stale : undefined}>
      <div aria-live="polite">
        <p>{words.wouldChange(result.changed, result.same, result.left)}</p>
        {result.reasons.length > 0 && (
          <ul className={stock.reasons}>
            {result.reasons.map(({ count, message }) => (
              <li key={message}>{`${message} (${count.toLocaleString('en-US')})`}</li>
            ))}
          </ul>
        )}
      </div>
      {result.first.length > 0 && (
        <table className={css.prices}>
          <caption className={styles.quiet}>{words.firstNewPrices}</caption>
          <thead>
            <tr>
              <th scope="col">{vehicleWords.vehicle}</th>
              <th scope="col">{words.priceNow}</th>
              <th scope="col">{words.priceThen}</th>
            </tr>
          </thead>
          <tbody>
            {result.first.map(({ currency, from, id, name, sku, to }) => (
              <tr key={id}>
                <td>
                  {name} <span className={css.sku}>{sku}</span>
                </td>
                <td>{from > 0 ? formatMoney(from, currency) : '—'}</td>
                <td>{formatMoney(to, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
