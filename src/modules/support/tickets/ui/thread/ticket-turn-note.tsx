import type { ReactNode } from 'react'
import { ZonedMoment } from '@/ui/zoned-moment'
import type { TicketTurn } from '../../rules/ticket-turn'
import * as words from '../browser-words'

const by = (text: string, at: string): ReactNode => (
  <>
    {text} <ZonedMoment iso={at} />.
  </>
)

/** What happens next, with its time where the reader is. */
function sentenceOf({ by: at, what }: TicketTurn): ReactNode {
  if (what === 'answer') return at ? by(words.weAnswerBy, at) : words.weAnswerSoon
  if (what === 'lateAnswer') return at ? by(words.weAreLate, at) : words.weAnswerSoon
  if (what === 'resolved') return at ? by(words.resolvedUntil, at) : words.resolved
  return { work: words.weWork, waits: words.weWait, onHold: words.onHold, closed: words.closed }[what]
}

/** Whose turn it is, in a sentence. */
export function TicketTurnNote({ turn }: { turn: TicketTurn }) {
  return (
    <p className="mt-2 text-16">
      {turn.side && (
        <strong className="font-semibold">{turn.side === 'you' ? words.yourTurn : words.ourTurn}: </strong>
      )}
      {sentenceOf(turn)}
    </p>
  )
}
