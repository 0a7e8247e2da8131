import type { QuoteStanding } from './quote-type'
import { customerQuoteSteps, isWithoutVehicle, type QuoteCustomerStep } from './quote-workflow'

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
