import {
  type ActorOf,
  type EffectOf,
  type MailOf,
  type NeedOf,
  nextSteps,
  type StepBy,
  type StepOf,
  type Steps,
} from '@/kernel/workflow/workflow'
import type { QuoteStatus } from './quote-statuses'

type QuoteRow = { from: readonly QuoteStatus[]; to: QuoteStatus }

/** While a quote is in one of these, the customer can still get or change an offer. */
export const OPEN_QUOTE_STATUSES = ['AWAITING_RESPONSE', 'QUOTED', 'NEGOTIATING'] as const

/**
 * The whole life of a quote after the request. Buttons, guards, mails and the API documentation are derived
 * from this table. An offer is a quote's content once it has a price: each one sent is numbered as a revision
 * of the proforma.
 */
export const QUOTE_STEPS = {
  send: {
    from: ['AWAITING_RESPONSE'],
    to: 'QUOTED',
    by: ['staff'],
    needs: ['priced', 'inDate', 'vehicleOnOffer'],
    mails: ['quote-sent'],
    effects: ['issueRevision'],
  },
  markNotAvailable: {
    from: ['AWAITING_RESPONSE'],
    to: 'NOT_AVAILABLE',
    by: ['staff'],
    needs: ['onDemand'],
    mails: ['quote-not-available'],
  },
  modify: {
    from: ['NOT_AVAILABLE'],
    to: 'AWAITING_RESPONSE',
    by: ['customer'],
    needs: ['onDemand'],
    mails: ['quote-request-modified', 'quote-received'],
  },
  quoteAgain: {
    from: ['NOT_AVAILABLE', 'EXPIRED'],
    to: 'QUOTED',
    by: ['staff'],
    needs: ['priced', 'inDate', 'vehicleOnOffer'],
    mails: ['quote-sent'],
    effects: ['issueRevision'],
  },
  negotiate: {
    from: ['QUOTED', 'NEGOTIATING'],
    to: 'NEGOTIATING',
    by: ['customer'],
    needs: ['roundAnswered', 'inDate', 'roundLeft', 'vehicleOnOffer'],
    mails: ['quote-customization-requested', 'quote-customization-received'],
    effects: ['openRound'],
  },
  revise: {
    from: ['NEGOTIATING'],
    to: 'NEGOTIATING',
    by: ['staff'],
    needs: ['roundOpen', 'priced', 'inDate', 'vehicleOnOffer'],
    mails: ['quote-revised'],
    effects: ['answerRound', 'issueRevision'],
  },
  accept: {
    from: ['QUOTED', 'NEGOTIATING'],
    to: 'ACCEPTED',
    by: ['customer'],
    needs: ['roundAnswered', 'priced', 'inDate', 'vehicleAttached', 'vehicleFree'],
    mails: ['quote-accepted', 'quote-accepted-showroom'],
    effects: ['reserveVehicle', 'createOrder', 'issueInvoice'],
  },
  cancel: {
    from: OPEN_QUOTE_STATUSES,
    to: 'CANCELLED',
    by: ['customer'],
    mails: ['quote-cancelled-by-customer', 'quote-cancellation-confirmed'],
  },
  cancelByStaff: {
    from: OPEN_QUOTE_STATUSES,
    to: 'CANCELLED',
    by: ['staff'],
    needs: ['reasonGiven'],
    mails: ['quote-cancelled'],
  },
  expire: {
    from: ['QUOTED', 'NEGOTIATING'],
    to: 'EXPIRED',
    by: ['clock'],
    needs: ['overdue'],
    mails: ['quote-expired', 'quote-expired-showroom'],
  },
  withdrawAcceptance: {
    from: ['ACCEPTED'],
    to: 'CANCELLED',
    by: ['staff'],
    needs: ['reasonGiven', 'unpaid'],
    mails: ['quote-acceptance-withdrawn'],
    effects: ['freeVehicle', 'cancelOrder'],
  },
} as const satisfies Steps & Record<string, QuoteRow>

type Table = typeof QUOTE_STEPS
export type QuoteStep = StepOf<Table>
export type QuoteActor = ActorOf<Table>
export type QuoteNeed = NeedOf<Table>
export type QuoteMail = MailOf<Table>
export type QuoteEffect = EffectOf<Table>
export type QuoteStaffStep = StepBy<Table, 'staff'>
export type QuoteCustomerStep = StepBy<Table, 'customer'>

/** The mails that go to the showroom; the others go to the customer. */
const FOR_SHOWROOM = [
  'quote-request-modified',
  'quote-customization-requested',
  'quote-accepted-showroom',
  'quote-cancelled-by-customer',
  'quote-expired-showroom',
] as const satisfies readonly QuoteMail[]
export type QuoteShowroomMail = (typeof FOR_SHOWROOM)[number]
export type QuoteCustomerMail = Exclude<QuoteMail, QuoteShowroomMail>

/** Whether a mail goes to the showroom; otherwise to the customer. */
export const isForShowroom = (mail: QuoteMail): mail is QuoteShowroomMail =>
  FOR_SHOWROOM.some((one) => one === mail)

/** The reason recorded for a request that staff marked as not available, unless they give one. */
export const NOT_AVAILABLE_REASON = 'Marked as not available by admin'
/** The reason recorded for a quote cancelled by its customer, unless the customer gives one. */
export const CANCELLED_REASON = 'Cancelled by the customer'
/** The reason recorded for a quote that has run out. */
export const EXPIRED_REASON = 'Not accepted by the end of its validity'

const ROWS: readonly QuoteRow[] = Object.values(QUOTE_STEPS)

/** Whether some step goes from one state to another. */
export const isQuoteStep = (from: QuoteStatus, to: QuoteStatus): boolean =>
  ROWS.some((row) => row.to === to && row.from.includes(from))

/** The steps that staff may take in this state. */
export const staffQuoteSteps = (status: QuoteStatus): QuoteStaffStep[] =>
  nextSteps(QUOTE_STEPS, status, 'staff')

/** The steps that the customer may take in this state. */
export const customerQuoteSteps = (status: QuoteStatus): QuoteCustomerStep[] =>
  nextSteps(QUOTE_STEPS, status, 'customer')

/** Whether an offer cannot be accepted because staff owe the answer of a round: its terms are about to change. */
export const isRenegotiated = ({
  isRoundAnswered,
  status,
}: {
  status: QuoteStatus
  isRoundAnswered: boolean
}): boolean =>
  !isRoundAnswered &&
  QUOTE_STEPS.accept.needs.includes('roundAnswered') &&
  customerQuoteSteps(status).includes('accept')

const NEEDS_VEHICLE: readonly QuoteNeed[] = ['vehicleFree', 'vehicleOnOffer']

/** Whether a step can be taken while the quote's vehicle is gone. */
export function isWithoutVehicle(step: QuoteStep): boolean {
  const row = QUOTE_STEPS[step]
  return !('needs' in row && row.needs.some((need) => NEEDS_VEHICLE.includes(need)))
}

/** The step by which staff bring a quote from one state into another; null if there is none. */
export const staffStepTo = (from: QuoteStatus, to: QuoteStatus): QuoteStaffStep | null =>
  staffQuoteSteps(from).find((step) => QUOTE_STEPS[step].to === to) ?? null
