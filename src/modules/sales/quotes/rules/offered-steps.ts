import type { QuoteStanding } from './quote-standing'
import { type QuoteState, transitionQuote } from './quote-transition'
import {
  customerQuoteSteps,
  isWithoutVehicle,
  type QuoteCustomerStep,
  type QuoteStaffStep,
  staffQuoteSteps,
} from './quote-workflow'

/** A quote as the buttons of its customer need it. */
export type QuoteOfCustomer = QuoteStanding & {
  isExpired: boolean
  isOnDemand: boolean
  quotedPrice: number | null
  vehicleId: number | null
  /** How often may be negotiated; undefined where that is not known. */
  maxRounds?: number
}

/**
 * The steps that a customer is offered now: those of the state whose conditions can be known beforehand.
 */
export const offeredSteps = (quote: QuoteOfCustomer): QuoteCustomerStep[] =>
  customerQuoteSteps(quote.status).filter(
    (step) => !quote.isExpired && (!quote.isVehicleGone || isWithoutVehicle(step)) && CAN[step](quote),
  )

const CAN: Record<QuoteCustomerStep, (quote: QuoteOfCustomer) => boolean> = {
  accept: ({ isRoundAnswered, quotedPrice, vehicleId }) =>
    isRoundAnswered && quotedPrice !== null && vehicleId !== null,
  negotiate: ({ isRoundAnswered, maxRounds = Number.POSITIVE_INFINITY, negotiatingRound, quotedPrice }) =>
    isRoundAnswered && quotedPrice !== null && negotiatingRound < maxRounds,
  modify: ({ isOnDemand }) => isOnDemand,
  cancel: () => true,
}

/** A quote as it is stored, and whether its acceptance can still be withdrawn. */
export type QuoteOfStaff = QuoteState & { isWithdrawable: boolean }

/** The steps that staff can take of a quote as it is stored, given a reason; an offer is made by saving one. */
export const staffSteps = (
  { isWithdrawable, ...quote }: QuoteOfStaff,
  now: { now: Date; today: string },
): QuoteStaffStep[] =>
  staffQuoteSteps(quote.status).filter((step) => {
    const isVehicleFree = !quote.isVehicleGone
    const given = { ...now, maxRounds: 0, isVehicleFree, isPaid: !isWithdrawable, reason: 'Given' }
    return transitionQuote(quote, step, 'staff', given).ok
  })
