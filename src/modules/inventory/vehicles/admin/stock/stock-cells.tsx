import { formatMoney } from '@/kernel/money'
import type { StockRow } from '../../queries/list-stock'
import * as words from '../../words'
import stock from './stock.module.css'

const whole = new Intl.NumberFormat('en-US')

/** The price with its term; a dash where there is none. */
export const priceOf = ({ currency, price, priceType }: StockRow): string =>
  price > 0 ? formatMoney(price, currency, { term: priceType ?? undefined }) : '—'

/** A figure with thousands separated. */
export const figure = (number: number): string => whole.format(number)

/** Year, mileage and chassis number in one line. */
export const factsOf = ({ chassis, mileage, year }: StockRow): string =>
  [year, words.milesText(figure(mileage)), chassis].filter(Boolean).join(' · ')

/** The first picture, at thumbnail size; a drawing says that it is one. */
export function Picture({ isDrawn, picture }: Pick<StockRow, 'isDrawn' | 'picture'>) {
  if (!picture) return <span className={stock.none}>{words.noPicture}</span>
  return (
    <span className={stock.plate}>
      <img alt="" height={36} loading="lazy" src={`/media/${encodeURIComponent(picture)}`} width={48} />
      {isDrawn && <small className={stock.drawn}>{words.drawing}</small>}
    </span>
  )
}
