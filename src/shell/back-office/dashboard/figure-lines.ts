import { countInWords } from '@/kernel/count-in-words'
import { formatMoney, fromMoney, type Money } from '@/kernel/money'
import type { Counted } from '@/kernel/navigation'
import { roundHalfUp } from '@/kernel/numbers'
import type { Compared, SalesFigure } from '@/modules/sales/orders/queries/read-sales-figures'
import { convertTotals } from '@/modules/settings/exchange-rates/rules/convert-totals'
import type { Figures } from './read-figures'
import * as words from './words'

/** A figure as it is shown. */
export type FigureLine = {
  label: string
  value: string
  /** The same in the period before. */
  was: string
  /** '+12%'; null where unknown. */
  change: string | null
  /** The amounts as they were agreed, where the value is converted from them. */
  parts: string | null
}

/** What all figures show together, and what prevents amounts from being converted. */
type FigureTable = {
  lines: FigureLine[]
  /** Currencies without a rate. */
  missing: string[]
  /** The currencies converted from. */
  converted: string[]
  /** Whether there was nothing in either period. */
  isEmpty: boolean
}

/** How a figure changed, in whole percent: '+12%', '−8%'. Null where there was nothing before. */
export function changeText(now: number, before: number): string | null {
  if (now === before) return now === 0 ? null : words.noChange
  if (before <= 0) return null
  const percent = Math.round((100 * (now - before)) / before)
  if (percent === 0) return words.noChange
  return percent > 0 ? `+${percent.toLocaleString('en-US')}%` : `−${Math.abs(percent)}%`
}

const shown = (money: Money): string => formatMoney(fromMoney(money), money.currency)

/** '¥1,200,000 and $3,400'; the zero of the wanted currency for nothing. */
const listed = (totals: readonly Money[], currency: string): string =>
  totals.length > 0 ? words.list(totals.map(shown)) : shown({ amount: 0, currency })

/** A count: exact, or at least so many, of which no change is known. */
const countLine = (label: string, { before, now }: Compared<Counted>): FigureLine => ({
  label,
  value: countInWords(now),
  was: countInWords(before),
  change: now.capped || before.capped ? null : changeText(now.count, before.count),
  parts: null,
})

type Converting = Pick<Figures, 'currency' | 'rates'>

/** Sums in the wanted currency; in their own, side by side, if a rate is missing. */
function moneyLine(
  label: string,
  { before, now }: Compared<SalesFigure>,
  { currency, rates }: Converting,
): FigureLine {
  const [sum, earlier] = [now, before].map(({ totals }) => convertTotals(totals, currency, rates))
  if (!sum?.ok || !earlier?.ok)
    return {
      label,
      value: listed(now.totals, currency),
      was: listed(before.totals, currency),
      change: null,
      parts: null,
    }
  const isConverted = now.totals.some((total) => total.currency !== currency)
  return {
    label,
    value: shown(sum.value),
    was: shown(earlier.value),
    change: changeText(sum.value.amount, earlier.value.amount),
    parts: isConverted ? listed(now.totals, currency) : null,
  }
}

/** What an order comes to on average; a dash where there is none, or no rate. */
function averageLine({ before, now }: Compared<SalesFigure>, { currency, rates }: Converting): FigureLine {
  const average = ({ count, totals }: SalesFigure): number | null => {
    const sum = convertTotals(totals, currency, rates)
    return sum.ok && count > 0 ? roundHalfUp(sum.value.amount / count, 0) : null
  }
  const [value, was] = [average(now), average(before)]
  const text = (amount: number | null) => (amount === null ? words.none : shown({ amount, currency }))
  const change = value === null || was === null ? null : changeText(value, was)
  return { label: words.averageOrder, value: text(value), was: text(was), change, parts: null }
}

/** Orders for each hundred quotes requested; a dash where there are none, or too many to be counted. */
function rateLine(orders: Compared<SalesFigure>, quotes: Compared<Counted>): FigureLine {
  const rate = (when: 'now' | 'before'): string => {
    const { capped, count } = quotes[when]
    return capped || count === 0 ? words.none : String(Math.round((100 * orders[when].count) / count))
  }
  return { label: words.quoteToOrder, value: rate('now'), was: rate('before'), change: null, parts: null }
}

const counts = ({ before, now }: Compared<SalesFigure>): Compared<Counted> => ({
  now: { count: now.count, capped: false },
  before: { count: before.count, capped: false },
})

/** The figures as they are shown, with what was converted and what could not be. */
export function figureTable(figures: Figures): FigureTable {
  const { currency, inquiries, rates, sales, vehicles } = figures
  const lines = [
    ...(sales
      ? [
          countLine(words.orders, counts(sales.orders)),
          moneyLine(words.orderValue, sales.orders, figures),
          averageLine(sales.orders, figures),
          moneyLine(words.received, sales.received, figures),
          moneyLine(words.refunded, sales.refunded, figures),
          countLine(words.quotes, sales.quotes),
          rateLine(sales.orders, sales.quotes),
        ]
      : []),
    ...(inquiries ? [countLine(words.inquiries, inquiries)] : []),
    countLine(words.vehiclesEntered, vehicles),
  ]
  const amounts = sales
    ? [sales.orders, sales.received, sales.refunded].flatMap(({ before, now }) => [
        ...now.totals,
        ...before.totals,
      ])
    : []
  const all = convertTotals(amounts, currency, rates)
  const others = amounts.map((total) => total.currency).filter((code) => code !== currency)
  const counted = [sales && counts(sales.orders), sales?.quotes, inquiries, vehicles]
  return {
    lines,
    missing: all.ok ? [] : all.error.currencies,
    converted: [...new Set(others)].sort(),
    isEmpty: amounts.length === 0 && counted.every((one) => !one || one.now.count + one.before.count === 0),
  }
}
