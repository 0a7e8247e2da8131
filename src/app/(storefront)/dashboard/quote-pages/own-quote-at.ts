import { redirect } from 'next/navigation'
import { INT4_MAX } from '@/kernel/numbers'
import { dayIn } from '@/kernel/time/day-in'
import { getQuote } from '@/modules/sales/quotes/queries/get-quote'
import { toOwnQuote } from '@/modules/sales/quotes/routes/quote-wire'
import { ownQuoteHref } from '@/modules/sales/quotes/rules/quote-hrefs'
import type { OwnQuote } from '@/modules/sales/quotes/ui/own-quote-card'
import { routeOf } from '@/modules/sales/quotes/ui/route-of-quote'
import { readTradeSettings, type TradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { dbOf } from '@/server/db-of'
import { needPerson } from '../need-person'
import type { SignedInPerson } from '../signed-in-person'

/** Which quote a URL names: one of a vehicle of the stock, or one on demand. */
export type QuoteRoute = { id: string; isOnDemand: boolean }
type Below = Parameters<typeof ownQuoteHref>[1]

/** A customer's own quote with what its pages need. */
export type QuoteOfPage = { person: SignedInPerson; quote: OwnQuote; settings: TradeSettings }

/**
 * The quote of a page of the customer's area; null if there is none, or if it is another customer's. Guests are
 * sent to the sign-in, and a quote whose pages are elsewhere is opened there.
 */
export async function ownQuoteAt({ id, isOnDemand }: QuoteRoute, below?: Below): Promise<QuoteOfPage | null> {
  const number = /^\d{1,10}$/.test(id) ? Number(id) : 0
  if (number < 1 || number > INT4_MAX) return null
  const person = await needPerson(ownQuoteHref({ id: number, isOrderOnDemand: isOnDemand }, below))
  const db = await dbOf(person.req)
  const [row, settings] = await Promise.all([getQuote(db, number), readTradeSettings(db)])
  if (row?.userId !== person.account.id) return null
  const quote = toOwnQuote(row, dayIn(new Date(), settings.timezone))
  if (quote.isOrderOnDemandRequest !== isOnDemand) redirect(ownQuoteHref(routeOf(quote), below))
  return { person, quote, settings }
}
