import { listNegotiationRounds } from '@/modules/sales/quotes/queries/list-negotiation-rounds'
import { toRound } from '@/modules/sales/quotes/routes/negotiation-round-wire'
import { negotiationSummary } from '@/modules/sales/quotes/rules/negotiation-summary'
import { ownQuoteHref } from '@/modules/sales/quotes/rules/quote-hrefs'
import { NegotiationPanel } from '@/modules/sales/quotes/ui/negotiation/negotiation-panel'
import { routeOf } from '@/modules/sales/quotes/ui/route-of-quote'
import { NotFoundPage } from '@/shell/storefront/not-found-page'
import { buttonStyle } from '@/ui/button'
import { PlainLink } from '@/ui/link'
import { PageHeading } from '@/ui/page-parts'
import * as words from '../../words'
import { ownQuoteAt, type QuoteRoute } from './own-quote-at'

/** A negotiation from its first price on. */
export async function NegotiationSummaryPage(route: QuoteRoute) {
  const quotePage = await ownQuoteAt(route, 'negotiation-summary')
  if (!quotePage) return <NotFoundPage />
  const { person, quote } = quotePage
  const rounds = (await listNegotiationRounds(person.req.payload, quote.id)).map(toRound)
  return (
    <>
      <PageHeading title={words.negotiationSummary}>
        {quote.quoteNumber}, {quote.vehicleName}
      </PageHeading>
      <NegotiationPanel summary={negotiationSummary(quote, rounds, new Date())} />
      <p className="mt-6">
        <PlainLink href={ownQuoteHref(routeOf(quote))} className={buttonStyle()}>
          {words.backToQuote}
        </PlainLink>
      </p>
    </>
  )
}
