import { Badge } from '@/ui/badge'
import { Card } from '@/ui/page-parts'
import { ZonedMoment } from '@/ui/zoned-moment'
import { CURRENT_REVISION, type NegotiationSummary, type SummaryRound } from '../../rules/negotiation-summary'
import * as words from '../words'

/** A negotiation from the first price on: what was requested in each round, and what was offered then. */
export function NegotiationPanel({ summary }: { summary: NegotiationSummary }) {
  const { daysActive, gap, initial, rounds } = summary
  return (
    <>
      <dl className="mb-6 flex flex-wrap gap-x-10 gap-y-4">
        <Figure term={words.daysActive} value={String(daysActive)} />
        <Figure term={words.negotiationGap} value={gap ?? words.unknown} note={words.gapExplained} />
      </dl>
      <ol className="flex flex-col gap-4 border-l-2 border-line pl-4 sm:pl-6">
        <li>
          <Offer label={words.initialQuote} price={initial.price} downPayment={initial.downPayment} />
        </li>
        {rounds.map((round) => (
          <Round key={round.round} round={round} />
        ))}
      </ol>
      {rounds.length === 0 && <p className="mt-4 text-14 text-soft">{words.noRounds}</p>}
    </>
  )
}

function Figure({ note, term, value }: { term: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="text-13 text-faint">{term}</dt>
      <dd className="text-25 font-bold tabular-nums">
        {value}
        {note && <span className="block text-13 font-normal text-faint">{note}</span>}
      </dd>
    </div>
  )
}

function Round({ round }: { round: SummaryRound }) {
  return (
    <li className="flex flex-col gap-4">
      <Card className="p-4">
        <p className="text-13 text-faint">
          {words.round(round.round)}, <ZonedMoment iso={round.askedAt} />
        </p>
        <h2 className="mt-1 text-16">{words.youRequested}</h2>
        {round.options.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {round.options.map((option) => (
              <li key={option}>
                <Badge tone="slate">{option}</Badge>
              </li>
            ))}
          </ul>
        )}
        {round.requirements && (
          <p className="mt-2 text-14 whitespace-pre-line wrap-anywhere">{round.requirements}</p>
        )}
        {round.budget && (
          <p className="mt-2 text-14 wrap-anywhere text-soft">
            {words.budget}: {round.budget}
          </p>
        )}
        {round.counterOffer && (
          <p className="mt-2 text-14 tabular-nums">
            {words.counterOffer}: <strong className="font-semibold">{round.counterOffer}</strong>
          </p>
        )}
      </Card>
      <Offer {...round} />
    </li>
  )
}

type OfferProps = Pick<SummaryRound, 'label' | 'price' | 'downPayment'> & Partial<SummaryRound>

function Offer({ answeredAt, downPayment, label, note, price }: OfferProps) {
  return (
    <Card className="p-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={label === CURRENT_REVISION ? 'green' : 'grey'}>{label}</Badge>
        {answeredAt && (
          <span className="text-13 text-faint">
            <ZonedMoment iso={answeredAt} />
          </span>
        )}
      </p>
      <p className="mt-2 text-20 font-bold tabular-nums">{price}</p>
      {note && <p className="text-14 text-soft">{note}</p>}
      {downPayment && (
        <p className="text-14 text-soft tabular-nums">
          {words.downPayment} {downPayment}
        </p>
      )}
    </Card>
  )
}
