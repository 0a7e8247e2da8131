import { formatMoney } from '@/kernel/money'
import type { StockRow } from '../../queries/list-stock'
import { knownCost, marginOf } from '../../rules/stock/margin'
import * as words from '../../words'
import stock from './stock.module.css'
import * as said from './words'

const whole = new Intl.NumberFormat('en-US')

/** The price with its term; a dash where there is none. */
export const priceOf = ({ currency, price, priceType }: StockRow): string =>
  price > 0 ? formatMoney(price, currency, { term: priceType ?? undefined }) : '—'

/** A figure with thousands separated. */
export const figure = (number: number): string => whole.format(number)

/** Year, mileage and chassis number in one line. */
export const factsOf = ({ chassis, mileage, year }: StockRow): string =>
  [year, mileage > 0 && words.milesText(figure(mileage)), chassis].filter(Boolean).join(' · ')

/** A mileage; a dash where nobody entered one. */
export const mileageOf = ({ mileage }: StockRow): string => (mileage > 0 ? figure(mileage) : '—')

/** The first picture, at thumbnail size; a drawing is labelled as one. */
export function Picture({ isDrawn, picture }: Pick<StockRow, 'isDrawn' | 'picture'>) {
  if (!picture) return <span className={stock.none}>{words.noPicture}</span>
  return (
    <span className={stock.plate}>
      <img alt="" height={36} loading="lazy" src={`/media/${encodeURIComponent(picture)}`} width={48} />
      {isDrawn && <small className={stock.drawn}>{words.drawing}</small>}
    </span>
  )
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** How many days it has been in stock, and since when. */
export function Age({ row: { age, createdAt } }: { row: StockRow }) {
  if (age === null) return '—'
  return <span title={said.enteredOn(day.format(new Date(createdAt)))}>{said.daysText(age)}</span>
}

/** What it was bought for; a dash where that was not entered. */
export const costOf = ({ cost = 0, currency }: StockRow): string => {
  const known = knownCost(cost)
  return known === null ? '—' : formatMoney(known, currency)
}

/** What is left of the price: the amount, and in per cent of the price; a loss in red. */
export function MarginCell({ row: { cost = 0, currency, price } }: { row: StockRow }) {
  const margin = marginOf(price, cost)
  if (!margin) return '—'
  return (
    <span className={margin.amount < 0 ? stock.loss : undefined}>
      {formatMoney(margin.amount, currency)} <span className={stock.share}>{margin.percent}%</span>
    </span>
  )
}
