import styles from '@/ui/back-office/admin.module.css'
import list from '@/ui/back-office/list/list-context.module.css'
import { LocalTime } from '@/ui/back-office/time/local-time'
import type { NegotiationSummary as Summary, SummaryRound } from '../rules/negotiation-summary'
import sheet from './quote.module.css'
import * as words from './words'

/** The figures of a negotiation, the first offer, and each round with its answer. */
export const NegotiationSummary = ({ summary }: { summary: Summary }) => (
  <div className={sheet.summary}>
    <Figures daysActive={summary.daysActive} gap={summary.gap} />
    <section className={sheet.card}>
      <h2>{words.initialQuote}</h2>
      <Price downPayment={summary.initial.downPayment} price={summary.initial.price} />
    </section>
    {summary.rounds.map((round) => (
      <Round key={round.round} round={round} />
    ))}
    {summary.rounds.length === 0 && <p className={list.help}>{words.noRounds}</p>}
  </div>
)

type FigureProps = Pick<Summary, 'daysActive' | 'gap'>

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

/** What the customer requested, and beside it the answer. */
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
