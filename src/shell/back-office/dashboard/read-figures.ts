import type { Payload } from 'payload'
import { BASE_CURRENCY } from '@/kernel/money'
import type { Counted } from '@/kernel/navigation'
import { type Actor, can } from '@/kernel/permissions'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { dayIn } from '@/kernel/time/day-in'
import { type Days, PERIODS, type Period, periodAt, type Span } from '@/kernel/time/periods'
import { vehiclesEntered } from '@/modules/inventory/vehicles/queries/select-vehicles-entered'
import { inquiriesSent } from '@/modules/sales/inquiries/queries/select-inquiries-sent'
import {
  type Compared,
  moneyReceived,
  moneyRefunded,
  ordersPlaced,
  type SalesFigure,
} from '@/modules/sales/orders/queries/read-sales-figures'
import { quotesRequested } from '@/modules/sales/quotes/queries/select-quotes-requested'
import { QUOTE_CURRENCIES, type QuoteCurrency } from '@/modules/sales/quotes/rules/quote-choices'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { readRatesOn } from '@/modules/settings/exchange-rates/queries/read-rates-on'
import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/exchange-rates'
import { startOfDay } from '@/modules/settings/places/rules/day-in-time-zone'
import { countUpTo } from '../count-up-to'

/** What the URL of the dashboard selects; null where it selects nothing that exists. */
export type Pending = { period: Period; currency: QuoteCurrency | null }

const oneOf = <const T extends string>(known: readonly T[], value: unknown): T | null =>
  known.find((one) => one === value) ?? null

/** Reads period and currency from a URL. */
export const readRequest = (params: Readonly<Record<string, unknown>>): Pending => ({
  period: oneOf(PERIODS, params.period) ?? 'month',
  currency: oneOf(QUOTE_CURRENCIES, params.currency),
})

/** The URL of the dashboard with a period and a currency. */
export const figuresHref = (period: Period, currency: string): string =>
  `/admin?period=${period}&currency=${currency}#figures`

/** Figures as counted, of a period and the one before; null where the role does not see them. */
export type Figures = {
  period: Period
  currency: QuoteCurrency
  days: { now: Days; before: Days }
  /** The rates by which amounts are converted: those of today. */
  rates: RatesSnapshot
  sales: {
    orders: Compared<SalesFigure>
    received: Compared<SalesFigure>
    refunded: Compared<SalesFigure>
    quotes: Compared<Counted>
  } | null
  inquiries: Compared<Counted> | null
  vehicles: Compared<Counted>
}

/** Where counting stops: beyond it, the figure is "more than 10,000". */
const CAP = 10_000
const NONE: Counted = { count: 0, capped: false }

/**
 * The figures that the actor sees, in seven statements. Money is summed by the database in each currency, and only over
 * the orders and receipts of both periods; everything else is counted up to a limit.
 */
export async function readFigures(
  payload: Payload,
  actor: Actor,
  request: Pending,
  now: Date,
): Promise<Figures> {
  const db = payload.db.drizzle
  const { currency, timezone } = await readTradeSettings(db)
  const today = dayIn(now, timezone)
  const days = periodAt(request.period, today)
  const spanOf = ({ first, last }: Days): Span => ({
    from: startOfDay(first, timezone),
    until: startOfDay(last, timezone, 1),
  })
  const spans = { now: spanOf(days.now), before: spanOf(days.before) }
  const showrooms = visibleShowrooms(actor)
  const seesSales = can(actor, 'sales', 'read')
  const seesInquiries = can(actor, 'support', 'read')
  const rows = (['now', 'before'] as const).flatMap((when) => [
    ...(seesSales ? [{ key: `quotes ${when}`, rows: quotesRequested(spans[when], showrooms) }] : []),
    ...(seesInquiries ? [{ key: `inquiries ${when}`, rows: inquiriesSent(spans[when], showrooms) }] : []),
    { key: `vehicles ${when}`, rows: vehiclesEntered(spans[when], showrooms) },
  ])
  const [counts, orders, received, refunded, rates] = await Promise.all([
    countUpTo(payload, rows, CAP),
    seesSales ? ordersPlaced(db, spans, showrooms) : null,
    seesSales ? moneyReceived(db, spans, showrooms) : null,
    seesSales ? moneyRefunded(db, spans, showrooms) : null,
    readRatesOn(db, today),
  ])
  const counted = (what: string): Compared<Counted> => ({
    now: counts[`${what} now`] ?? NONE,
    before: counts[`${what} before`] ?? NONE,
  })
  return {
    period: request.period,
    currency: request.currency ?? oneOf(QUOTE_CURRENCIES, currency) ?? BASE_CURRENCY,
    days,
    rates,
    sales: orders && received && refunded && { orders, received, refunded, quotes: counted('quotes') },
    inquiries: seesInquiries ? counted('inquiries') : null,
    vehicles: counted('vehicles'),
  }
}
