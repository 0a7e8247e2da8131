import { err, ok, type Result } from '@/kernel/result'
import { isBlank } from '@/kernel/text/blank'
import { trimText } from '@/kernel/text/text'
import { type StepRefusal, takeStep } from '@/kernel/workflow/workflow'
import { isInDate, isOverdue } from './offer-validity'
import { type QuoteStanding, quoteTypeOf } from './quote-standing'
import type { QuoteStatus, QuoteType } from './quote-statuses'
import { quoteTurn } from './quote-turn'
import { QUOTE_UNMET, quoteCannot } from './quote-words'
import {
  CANCELLED_REASON,
  EXPIRED_REASON,
  NOT_AVAILABLE_REASON,
  QUOTE_STEPS,
  type QuoteActor,
  type QuoteEffect,
  type QuoteMail,
  type QuoteNeed,
  type QuoteStep,
} from './quote-workflow'

/** A quote as its steps see it, with the values that are about to be saved with the step. */
export type QuoteState = QuoteStanding & {
  isOnDemand: boolean
  /** In minor units; null until there is one. */
  quotedPrice: number | null
  /** The last day of the offer, YYYY-MM-DD. */
  validUntil: string | null
  vehicleId: number | null
}

/** What a step is evaluated by. */
export type QuoteCircumstances = {
  now: Date
  /** The day in the company's time zone, YYYY-MM-DD. */
  today: string
  /** The company setting `maxNegotiationRounds`. */
  maxRounds: number
  /** Whether this customer may have the vehicle now: it is for sale, or reserved for them. */
  isVehicleFree: boolean
  /** Whether any payment has been received for the order. */
  isPaid: boolean
  reason: string | null
}

/** Why a step cannot be taken; `message` is for the caller. */
export type QuoteRefusal = { reason: 'wrong_actor' | 'wrong_state' | QuoteNeed; message: string }

/** The result of a step. */
export type QuoteChange = {
  status: QuoteStatus
  quoteType: QuoteType
  negotiatingRound: number
  reason: string | null
  /** Since when it is somebody's turn; null if nobody's. */
  waitingSince: Date | null
  quotedAt?: Date
  acceptedAt?: Date
  endedAt?: Date | null
  mails: readonly QuoteMail[]
  effects: readonly QuoteEffect[]
}

/** Evaluates one step of a quote: its new state with type, round and times, or why it cannot be taken. */
export function transitionQuote(
  quote: QuoteState,
  step: QuoteStep,
  actor: QuoteActor,
  circumstances: QuoteCircumstances,
): Result<QuoteChange, QuoteRefusal> {
  const taken = takeStep(QUOTE_STEPS, quote.status, step, actor, factsOf(quote, circumstances))
  if (!taken.ok) return err(inWords(taken.error, quote, step))
  const { effects, mails, to } = taken.value
  const { now, reason } = circumstances
  const isOpened = effects.includes('openRound')
  const turn = quoteTurn({ status: to, isRoundAnswered: !isOpened, isVehicleGone: false })
  return ok({
    status: to,
    quoteType: typeAfter(quote, step, to),
    negotiatingRound: quote.negotiatingRound + (isOpened ? 1 : 0),
    reason: reasonOf(step, reason),
    waitingSince: turn === null ? null : now,
    ...timesOf(to, effects, now),
    mails,
    effects,
  })
}

const factsOf = (quote: QuoteState, given: QuoteCircumstances): Record<QuoteNeed, boolean> => ({
  priced: quote.quotedPrice !== null,
  inDate: isInDate(quote.validUntil, given.today),
  onDemand: quote.isOnDemand,
  roundAnswered: quote.isRoundAnswered,
  roundOpen: !quote.isRoundAnswered,
  roundLeft: quote.negotiatingRound < given.maxRounds,
  vehicleAttached: quote.vehicleId !== null,
  vehicleFree: given.isVehicleFree,
  vehicleOnOffer: quote.vehicleId === null || given.isVehicleFree,
  overdue: isOverdue(quote, given.today),
  reasonGiven: !isBlank(given.reason),
  unpaid: !given.isPaid,
})

/** An offer's type follows from what is answered; acceptance makes it an invoice. */
function typeAfter(quote: QuoteState, step: QuoteStep, to: QuoteStatus): QuoteType {
  if (to === 'ACCEPTED') return 'INVOICE'
  if (step === 'modify') return 'INITIAL_QUOTE'
  return step === 'send' || step === 'revise' ? quoteTypeOf(quote) : quote.quoteType
}

/** What is recorded for a step that is taken without a reason. */
const USUAL_REASONS: Partial<Record<QuoteStep, string>> = {
  markNotAvailable: NOT_AVAILABLE_REASON,
  cancel: CANCELLED_REASON,
  expire: EXPIRED_REASON,
}

const reasonOf = (step: QuoteStep, given: string | null): string | null =>
  trimText(given) || (USUAL_REASONS[step] ?? null)

/** A step's times: an offer has been made, or accepted; a quote has ended, or goes on after all. */
function timesOf(to: QuoteStatus, effects: readonly QuoteEffect[], now: Date): Partial<QuoteChange> {
  if (to === 'ACCEPTED') return { acceptedAt: now }
  if (to === 'CANCELLED' || to === 'EXPIRED' || to === 'NOT_AVAILABLE') return { endedAt: now }
  return effects.includes('issueRevision') ? { quotedAt: now, endedAt: null } : { endedAt: null }
}

function inWords(refusal: StepRefusal<typeof QUOTE_STEPS>, quote: QuoteState, step: QuoteStep): QuoteRefusal {
  if (refusal.reason === 'unmet') return { reason: refusal.need, message: QUOTE_UNMET[refusal.need] }
  return { reason: refusal.reason, message: quoteCannot(step, refusal.reason, quote.status) }
}

/** What was last done to a quote: the step of its history, and whether its order goes on. */
export type LastStep = { lastStep: string | null; isOrderOpen: boolean }

/**
 * Whether a customer takes a step that they have just taken: by a double click, in another tab, or because the answer
 * was lost. Only a customer accepts and cancels their quote by these steps, so whoever sees the quote is the same
 * person. An acceptance whose order has come to nothing cannot be repeated.
 */
export function isRepeated({ isOrderOpen, lastStep }: LastStep, step: QuoteStep, actor: QuoteActor): boolean {
  if (actor !== 'customer' || lastStep !== step) return false
  return step === 'cancel' || (step === 'accept' && isOrderOpen)
}
