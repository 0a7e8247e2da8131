import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { fromMoney } from '@/kernel/money'
import styles from '@/ui/back-office/admin.module.css'
import { AdminFrame } from '@/ui/back-office/admin-frame'
import { listNegotiationRounds } from '../queries/list-negotiation-rounds'
import type { QuoteRow } from '../queries/select-quote'
import { negotiationSummary } from '../rules/negotiation-summary'
import { requestedBudget } from '../rules/offer/customer-budget'
import { quoteNumber } from '../rules/quote-number'
import { NegotiationSummary } from './negotiation-summary'
import { quoteOfUrl } from './quote-of-url'
import { quoteHref } from './urls'
import * as words from './words'

/** What was requested and offered in each round of a negotiation, in order. */
export async function NegotiationView(view: AdminViewServerProps) {
  const { allowed, db, quote } = await quoteOfUrl(view)
  if (!quote)
    return (
      <AdminFrame allowed={allowed} title={words.quoteNotFound} view={view}>
        <section className={styles.empty}>
          <p>{words.noSuchQuote}</p>
        </section>
      </AdminFrame>
    )
  const back = (
    <Link className={styles.button} href={quoteHref(quote)}>
      {words.openTheForm}
    </Link>
  )
  return (
    <AdminFrame
      actions={back}
      allowed={allowed}
      lead={`${quoteNumber(quote.id, quote.createdAt)} · ${quote.vehicleName} · ${quote.name}`}
      title={words.negotiationSummary}
      view={view}
    >
      <NegotiationSummary summary={summaryOf(quote, await listNegotiationRounds(db, quote.id))} />
    </AdminFrame>
  )
}

/** The amounts are stored in minor units. */
function summaryOf(quote: QuoteRow, rounds: Awaited<ReturnType<typeof listNegotiationRounds>>) {
  const { currency } = quote
  const major = (amount: number | null) => (amount === null ? null : fromMoney({ amount, currency }))
  const shown = {
    ...quote,
    initialQuotePrice: major(quote.initialQuotePrice),
    quotedPrice: major(quote.quotedPrice),
    customerRequestedPrice: major(quote.customerRequestedPrice),
    orderOnDemandRequest: requestedBudget(quote),
  }
  const inMajor = rounds.map((round) => ({
    ...round,
    counterOffer: major(round.counterOffer),
    quotedPrice: major(round.quotedPrice),
  }))
  return negotiationSummary(shown, inMajor, new Date())
}
