import { Suspense } from 'react'
import { dayIn } from '@/kernel/time/day-in'
import { listOwnQuotes } from '@/modules/sales/quotes/queries/list-quotes'
import { toOwnQuote } from '@/modules/sales/quotes/routes/quote-wire'
import { QUOTE_LISTS, type QuoteListKind } from '@/modules/sales/quotes/rules/quote-hrefs'
import { CARDS_PER_PAGE, QuoteCards, QuoteTabs } from '@/modules/sales/quotes/ui/cards/quote-cards'
import { ownQuoteCard } from '@/modules/sales/quotes/ui/own-quote-card'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { dbOf } from '@/server/db-of'
import { pageMetadata } from '@/shell/storefront/page-metadata'
import { buttonStyle } from '@/ui/button'
import { CardsLoading } from '@/ui/empty-and-error-states'
import { PlainLink } from '@/ui/link'
import { PageHeading } from '@/ui/page-parts'
import * as words from '../../words'
import { needPerson } from '../need-person'
import { type ListPageProps, pageNumber } from '../page-number'

const FILTERS = {
  all: { isOrderOnDemand: false, stage: undefined },
  requested: { isOrderOnDemand: false, stage: 'requested' },
  received: { isOrderOnDemand: false, stage: 'received' },
  'on-demand': { isOrderOnDemand: true, stage: undefined },
} as const

const TITLES: Record<QuoteListKind, string> = {
  all: words.quotes,
  requested: words.requestedQuotes,
  received: words.receivedQuotes,
  'on-demand': words.orderedOnDemand,
}

/** The head of one of the customer's lists of quotes. */
export const ownQuotesHead = (kind: QuoteListKind) => () =>
  pageMetadata({
    title: TITLES[kind],
    description: words.yourQuotes,
    path: QUOTE_LISTS[kind].href,
    isIndexed: false,
  })

/** One of the customer's lists of quotes. */
export const ownQuotesPage = (kind: QuoteListKind) => async (props: ListPageProps) => {
  // Guests are sent away before anything is shown.
  await needPerson(QUOTE_LISTS[kind].href)
  const page = await pageNumber(props)
  return (
    <>
      <PageHeading title={TITLES[kind]}>
        {kind === 'on-demand' ? words.notInOurStock : words.priceWithDelivery}
      </PageHeading>
      <QuoteTabs current={kind} />
      <Suspense fallback={<CardsLoading />} key={page}>
        <Cards kind={kind} page={page} />
      </Suspense>
    </>
  )
}

async function Cards({ kind, page }: { kind: QuoteListKind; page: number }) {
  const { account, req } = await needPerson(QUOTE_LISTS[kind].href)
  const db = await dbOf(req)
  const query = { ...FILTERS[kind], status: undefined, page, limit: CARDS_PER_PAGE }
  const [{ rows, total }, { timezone }] = await Promise.all([
    listOwnQuotes(db, account.id, query),
    readTradeSettings(db),
  ])
  const today = dayIn(new Date(), timezone)
  const cards = rows.map((row) => ownQuoteCard(toOwnQuote(row, today), today))
  return (
    <>
      {kind === 'on-demand' && total > 0 && (
        <p className="mb-4">
          <PlainLink href={`${QUOTE_LISTS[kind].href}/new`} className={buttonStyle()}>
            {words.requestVehicle}
          </PlainLink>
        </p>
      )}
      <QuoteCards cards={cards} total={total} page={page} kind={kind} />
    </>
  )
}
