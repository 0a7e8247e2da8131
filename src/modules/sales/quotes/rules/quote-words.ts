import type { QuoteStatus } from './quote-statuses'
import type { QuoteNeed, QuoteStaffStep, QuoteStep } from './quote-workflow'

/** What was done to a quote, shown after a step and in its history. */
export const QUOTE_STEP_DONE: Record<QuoteStep, string> = {
  send: 'sent',
  markNotAvailable: 'marked as not available',
  modify: 'modified',
  quoteAgain: 'sent again',
  negotiate: 'negotiated',
  revise: 'revised',
  accept: 'accepted',
  cancel: 'cancelled',
  cancelByStaff: 'cancelled',
  expire: 'closed as expired',
  withdrawAcceptance: 'withdrawn',
}

/** The steps of staff in words: the button's label, and the description in the API documentation. */
export const QUOTE_STAFF_WORDS: Record<QuoteStaffStep, { verb: string; summary: string }> = {
  send: { verb: 'Send quote', summary: 'Send the first offer to the customer' },
  markNotAvailable: {
    verb: 'Mark as not available',
    summary: 'Tell the customer that no such vehicle can be found at present',
  },
  quoteAgain: {
    verb: 'Quote again',
    summary: 'Make a new offer for a quote that has expired or was not available',
  },
  revise: { verb: 'Send revised quote', summary: 'Answer a round of negotiation with a revised offer' },
  cancelByStaff: { verb: 'Cancel quote', summary: 'Cancel an open quote, with a reason for the customer' },
  withdrawAcceptance: {
    verb: 'Withdraw acceptance',
    summary: 'Cancel an accepted quote and its order before any payment has been received',
  },
}

/** That a step cannot be taken by this caller, or in this state. */
export function quoteCannot(
  step: QuoteStep,
  reason: 'wrong_actor' | 'wrong_state',
  status: QuoteStatus,
): string {
  const cannot = `cannot be ${QUOTE_STEP_DONE[step]}.`
  if (reason === 'wrong_actor') return `This quote ${cannot}`
  return `This quote is ${STATE_WORDS[status]} and ${cannot}`
}

const STATE_WORDS: Record<QuoteStatus, string> = {
  AWAITING_RESPONSE: 'awaiting a response',
  QUOTED: 'on offer',
  NEGOTIATING: 'being negotiated',
  ACCEPTED: 'accepted',
  NOT_AVAILABLE: 'not available',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
}

/** The message if one of a step's conditions does not hold. */
export const QUOTE_UNMET: Record<QuoteNeed, string> = {
  priced: 'This quote has no price yet.',
  inDate: 'This quote has expired. Please ask for a new one.',
  onDemand: 'This can only be done with an order-on-demand request.',
  roundAnswered: 'We are preparing a revised quote. You can decide as soon as it has arrived.',
  roundOpen: 'There is no customization request to answer: the customer has received the latest price.',
  roundLeft: 'This is our final quote. It can be accepted or cancelled, but not negotiated further.',
  vehicleAttached: 'No vehicle has been assigned to this request yet.',
  vehicleFree: 'This vehicle is reserved or sold. Please contact support.',
  vehicleOnOffer: 'This vehicle is reserved, sold or no longer offered.',
  overdue: 'This quote has not expired yet.',
  reasonGiven: 'A reason is required',
  unpaid: 'A payment has been received for this order, so its quote cannot be withdrawn.',
}
