import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { fromMoney } from '@/kernel/money'
import { AdminFrame } from '@/ui/back-office/AdminFrame'
import styles from '@/ui/back-office/admin.module.css'
import { LocalTime } from '@/ui/back-office/LocalTime'
import list from '@/ui/back-office/list/list.module.css'
import { roundsOf } from '../queries/customizations'
import type { QuoteRow } from '../queries/quote-shape'
import { negotiationSummary, type SummaryRound } from '../rules/negotiation-summary'
import { quoteNumber } from '../rules/quote-number'
import { quoteAddress } from './addresses'
import sheet from './quote.module.css'
import { quoteAt } from './quote-at'
import * as words from './words'

/** What was asked for and offered in each round of a negotiation, in order. */
export async function NegotiationView(view: AdminViewServerProps) {
  const { allowed, db, quote } = await quoteAt(view)
  if (!quote)
    return (
      <AdminFrame allowed={allowed} title={words.quoteNotFound} view={view}>
        <section className={styles.empty}>
          <p>{words.noSuchQuote}</p>
        </section>
      </AdminFrame>
    )
  const { daysActive, gap, initial, rounds } = summaryOf(quote, await roundsOf(db, quote.id))
  const back = (
    <Link className={styles.button} href={quoteAddress(quote)}>
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
      <div className={sheet.summary}>
        <Figures daysActive={daysActive} gap={gap} />
        <section className={sheet.card}>
          <h2>{words.initialQuote}</h2>
          <Price downPayment={initial.downPayment} price={initial.price} />
        </section>
        {rounds.map((round) => (
          <Round key={round.round} round={round} />
        ))}
        {rounds.length === 0 && <p className={list.help}>{words.noRounds}</p>}
      </div>
    </AdminFrame>
  )
}

type FigureProps = Pick<ReturnType<typeof negotiationSummary>, 'daysActive' | 'gap'>

const Figures = ({ daysActive, gap }: FigureProps) => (
  <dl className={sheet.figures}>
    <div>
      <dt className={styles.label}>{words.daysActive}</dt>
      <dd>{daysActive}</dd>
    </div>
    <div>
      <dt className={styles.label}>{words.negotiationGap}</dt>
      <dd>{gap ?? words.unknown}</dd>
      <dd className={list.help}>{words.gapExplained}</dd>
    </div>
  </dl>
)

type PriceProps = Pick<SummaryRound, 'price' | 'downPayment'>

const Price = ({ downPayment, price }: PriceProps) => (
  <p>
    <strong className={sheet.price}>{price}</strong>
    {downPayment && <span className={list.help}>{words.downPaymentOf(downPayment)}</span>}
  </p>
)

/** What the customer asked for, and beside it the answer. */
function Round({ round }: { round: SummaryRound }) {
  return (
    <section className={`${sheet.card} ${sheet.round}`}>
      <div>
        <h2>{words.round(round.round)}</h2>
        <p className={list.help}>
          <LocalTime iso={round.askedAt} />
        </p>
        <p>{round.options.join(', ')}</p>
        {round.requirements && <p>{round.requirements}</p>}
        {round.budget && <p>{words.budget(round.budget)}</p>}
        {round.counterOffer && <p>{words.counterOffer(round.counterOffer)}</p>}
      </div>
      <div>
        <h3>{round.label}</h3>
        {round.answeredAt && (
          <p className={list.help}>
            <LocalTime iso={round.answeredAt} />
          </p>
        )}
        <Price downPayment={round.downPayment} price={round.price} />
        {round.note && <p className={list.help}>{round.note}</p>}
      </div>
    </section>
  )
}

/** The amounts are stored in minor units. */
function summaryOf(quote: QuoteRow, rounds: Awaited<ReturnType<typeof roundsOf>>) {
  const { currency } = quote
  const major = (amount: number | null) => (amount === null ? null : fromMoney({ amount, currency }))
  const shown = {
    ...quote,
    initialQuotePrice: major(quote.initialQuotePrice),
    quotedPrice: major(quote.quotedPrice),
    customerRequestedPrice: major(quote.customerRequestedPrice),
  }
  const inMajor = rounds.map((round) => ({
    ...round,
    counterOffer: major(round.counterOffer),
    quotedPrice: major(round.quotedPrice),
  }))
  return negotiationSummary(shown, inMajor, new Date())
}
