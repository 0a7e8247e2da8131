import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, validationFailed } from '@/kernel/errors'
import { dayIn } from '@/kernel/time/day-in'
import { quotes } from '@/modules/sales/tables.gen'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { dbOf } from '@/server/db-of'
import { select } from '@/server/rows/select'
import { inTransactionOn } from '@/server/transaction'
import {
  isRepeated,
  transitionQuote as judge,
  type QuoteChange,
  type QuoteState,
} from '../rules/quote-transition'
import type { QuoteStep } from '../rules/quote-workflow'
import { outdatedQuoteError } from './build-outdated-quote-error'
import type { QuoteAtStep } from './declare-quote-at-step'
import { followQuoteStep } from './follow-quote-step'
import { type LockedQuote, lockQuote, quoteNotFound } from './lock-quote'
import { lockVehicleOfQuote } from './lock-vehicle-of-quote'
import { canSeeQuote, type QuoteBy, quoteBy } from './read-quote-actor'
import { isVehicleFree } from './reserve-or-free-vehicle-of-quote'
import { type QuoteData, writeQuote } from './write-quote'
import { writeQuoteHistory } from './write-quote-history'

/** How a step is taken, in addition to who takes it. */
export type StepOptions = {
  reason?: string | null
  /** The `updatedAt` that the caller last saw. */
  seen?: string
  /** What is saved with the step, such as an offer; computed from the locked quote. */
  data?: (at: QuoteAtStep, req: PayloadRequest) => Promise<QuoteData>
  /** Written after the quote itself, such as a round of negotiation. */
  also?: (at: QuoteAtStep, change: QuoteChange, req: PayloadRequest) => Promise<void>
  by?: QuoteBy
}

/** A step, or a function that chooses it by the locked quote. */
export type WantedStep = QuoteStep | ((quote: LockedQuote) => QuoteStep)

/**
 * One step of a quote: its row, its history, its vehicle and order, the proforma and the mails are committed
 * together or not at all. The vehicle's row is locked first, then the quote's, so accepts of one vehicle are
 * taken one at a time, and the first one wins. A customer who accepts or cancels again, not knowing that it was done,
 * changes nothing and is not refused.
 *
 * @throws AppError 404 if there is none of the caller's, 409 with the reason if the step cannot be taken or the
 * quote has changed since it was seen
 */
export async function takeQuoteStep(
  req: PayloadRequest,
  id: number,
  step: WantedStep,
  options: StepOptions = {},
): Promise<void> {
  const by = options.by ?? (await quoteBy(req))
  const [row] = await select(
    await dbOf(req),
    { vehicleId: quotes.vehicleId },
    sql`FROM quotes WHERE id = ${id}`,
  )
  if (!row) throw quoteNotFound()
  const { vehicleId } = row
  const things = [...(vehicleId === null ? [] : [`vehicles:${vehicleId}`]), `quotes:${id}`]
  await inTransactionOn(req, things, async (inner, db) => {
    const vehicle = await lockVehicleOfQuote(db, vehicleId)
    const quote = await lockQuote(db, id)
    if (!canSeeQuote(by, quote)) throw quoteNotFound()
    // Another vehicle was attached while this call waited; the lock is on the wrong one.
    if (quote.vehicleId !== vehicleId) throw outdatedQuoteError()
    if (typeof step === 'string' && isRepeated(quote, step, by.actor)) return
    if (options.seen !== undefined && Date.parse(options.seen) !== Date.parse(quote.updatedAt))
      throw outdatedQuoteError()
    const wanted = typeof step === 'function' ? step(quote) : step
    await stepInside(inner, { quote, vehicle, db }, wanted, by, options)
  })
}

async function stepInside(
  req: PayloadRequest,
  { db, quote, vehicle }: Omit<QuoteAtStep, 'today'>,
  step: QuoteStep,
  by: QuoteBy,
  { also, data, reason = null }: StepOptions,
): Promise<void> {
  const { maxNegotiationRounds: maxRounds, timezone } = await readTradeSettings(db)
  const now = new Date()
  const at = { quote, vehicle, today: dayIn(now, timezone), db }
  const given = (await data?.(at, req)) ?? {}
  const circumstances = {
    now,
    today: at.today,
    maxRounds,
    isVehicleFree: isVehicleFree(vehicle, quote.customerId),
    isPaid: quote.isPaid,
    reason,
  }
  const answer = judge(stateOf(quote, given), step, by.actor, circumstances)
  if (!answer.ok) throw refusal(answer.error)
  const change = answer.value
  await writeQuote(req, quote.id, { ...given, ...columnsOf(change) })
  await also?.(at, change, req)
  const entry = { quoteId: quote.id, from: quote.status, to: change.status, step, by, reason: change.reason }
  const entryId = await writeQuoteHistory(db, entry)
  await followQuoteStep(req, at, { step, change, entryId })
}

/** What the rules evaluate: the stored quote with the values about to be saved. */
const stateOf = (quote: LockedQuote, given: QuoteData): QuoteState => ({
  status: quote.status,
  quoteType: quote.quoteType,
  negotiatingRound: quote.negotiatingRound,
  isRoundAnswered: quote.isRoundAnswered,
  isVehicleGone: quote.isVehicleGone,
  isOnDemand: quote.isOnDemand,
  vehicleId: quote.vehicleId,
  quotedPrice: given.quotedPrice ?? quote.quotedPrice,
  validUntil: given.validUntil ?? quote.validUntil,
})

/** A missing reason is for the caller to fill in; everything else is a conflict. */
const refusal = ({ message, reason }: { message: string; reason: string }) =>
  reason === 'reasonGiven' ? validationFailed([{ path: 'reason', message }]) : conflict(message)

const moment = (date: Date | null | undefined) => (date ? date.toISOString() : date)

const columnsOf = (change: QuoteChange): QuoteData => ({
  status: change.status,
  quoteType: change.quoteType,
  negotiatingRound: change.negotiatingRound,
  reason: change.reason,
  waitingSince: moment(change.waitingSince),
  quotedAt: moment(change.quotedAt),
  acceptedAt: moment(change.acceptedAt),
  endedAt: moment(change.endedAt),
  // It is over, or was on offer; a request changed for another vehicle waits for that one.
  vehicleGoneAt: null,
})
