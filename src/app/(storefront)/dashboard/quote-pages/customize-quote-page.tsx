import { redirect } from 'next/navigation'
import { offeredSteps } from '@/modules/sales/quotes/rules/offered-steps'
import { ownQuoteHref } from '@/modules/sales/quotes/rules/quote-hrefs'
import { CustomizationForm } from '@/modules/sales/quotes/ui/negotiation/customization-form'
import { routeOf } from '@/modules/sales/quotes/ui/route-of-quote'
import { NotFoundPage } from '@/shell/storefront/not-found-page'
import { PageHeading } from '@/ui/page-parts'
import * as words from '../../words'
import { ownQuoteAt, type QuoteRoute } from './own-quote-at'

/** What should be different in an offer; while nothing can be changed, the quote itself shows why. */
export async function CustomizeQuotePage(route: QuoteRoute) {
  const quotePage = await ownQuoteAt(route, 'customize')
  if (!quotePage) return <NotFoundPage />
  const { quote, settings } = quotePage
  const maxRounds = settings.maxNegotiationRounds
  const steps = offeredSteps({ ...quote, isOnDemand: quote.isOrderOnDemandRequest, maxRounds })
  if (!steps.includes('negotiate')) redirect(ownQuoteHref(routeOf(quote)))
  const { currency, negotiatingRound, quotedPrice, userId } = quote
  return (
    <>
      <PageHeading title={words.requestChanges}>{words.weAnswerWithRevised(quote.vehicleName)}</PageHeading>
      <CustomizationForm quote={{ ...routeOf(quote), currency, negotiatingRound, quotedPrice, userId }} />
    </>
  )
}
