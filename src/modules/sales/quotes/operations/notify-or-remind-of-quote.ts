import type { PayloadRequest } from 'payload'
import { dayInWords } from '@/kernel/time/day-in-words'
import { listShowroomReceivers } from '@/modules/accounts/people/queries/list-showroom-receivers'
import type { Db } from '@/server/db-of'
import { absoluteUrl } from '@/server/http/absolute-url'
import type { MailEvent } from '@/server/mail/define-mail'
import { queueMail } from '@/server/mail/queue-mail'
import { reasonSentence } from '../../../../kernel/mail/reason-sentence'
import * as mails from '../mail/quote-mails'
import type { StartingTotal } from '../queries/get-starting-total'
import { type QuoteMailFacts, readQuoteMailFacts } from '../queries/read-quote-mail-facts'
import { cardHref } from '../rules/card-href'
import { requestedBudget } from '../rules/offer/customer-budget'
import { offerSum } from '../rules/offer/offer-sum'
import { sumText } from '../rules/offer/offer-sum-texts'
import { staffQuoteHref } from '../rules/quote-hrefs'
import { quoteNumber } from '../rules/quote-number'
import { isForShowroom, type QuoteCustomerMail, type QuoteShowroomMail } from '../rules/quote-workflow'
import { lookedUpText } from '../rules/request/requested-price-text'
import { budgetText } from '../rules/vehicle/wanted-mileage-and-budget'
import type { QuoteAtStep, TakenStep } from './declare-quote-at-step'

type ShowroomEvent = typeof mails.quoteRequestedMail
type CustomerEvent = typeof mails.quoteSentMail

const TO_SHOWROOM: Record<QuoteShowroomMail, ShowroomEvent> = {
  'quote-request-modified': mails.quoteRequestModifiedMail,
  'quote-customization-requested': mails.quoteCustomizationMail,
  'quote-accepted-showroom': mails.quoteAcceptedShowroomMail,
  'quote-cancelled-by-customer': mails.quoteCancelledByCustomerMail,
  'quote-expired-showroom': mails.quoteExpiredShowroomMail,
}

const TO_CUSTOMER: Record<QuoteCustomerMail, CustomerEvent> = {
  'quote-received': mails.quoteReceivedMail,
  'quote-customization-received': mails.quoteCustomizationReceivedMail,
  'quote-sent': mails.quoteSentMail,
  'quote-revised': mails.quoteRevisedMail,
  'quote-not-available': mails.quoteNotAvailableMail,
  'quote-accepted': mails.quoteAcceptedMail,
  'quote-cancelled': mails.quoteCancelledMail,
  'quote-acceptance-withdrawn': mails.quoteAcceptanceWithdrawnMail,
  'quote-cancellation-confirmed': mails.quoteCancellationConfirmedMail,
  'quote-expired': mails.quoteExpiredMail,
}

/** Queues the mails of a step, in its transaction and once for each receiver. */
export async function notifyQuoteStep(
  req: PayloadRequest,
  { db, quote }: QuoteAtStep,
  { change, entryId, step }: TakenStep,
  orderId: number | null,
): Promise<void> {
  if (change.mails.length === 0) return
  // Without its vehicle the end of its validity changes nothing for anybody.
  if (step === 'expire' && quote.isVehicleGone) return
  const facts = await readQuoteMailFacts(db, quote.id)
  for (const mail of change.mails) {
    const effect = `quote:${quote.id}:${mail}:${entryId}`
    const about = { facts, effect, reason: reasonSentence(change.reason) }
    if (isForShowroom(mail)) await notifyShowroom(req, db, TO_SHOWROOM[mail], about)
    else await notifyCustomer(req, TO_CUSTOMER[mail], { ...about, orderId })
  }
}

type About = { facts: QuoteMailFacts; effect: string; reason: string }

/** Notifies the showroom that a quote was requested, and the customer that the request has arrived. */
export async function notifyQuoteRequested(
  req: PayloadRequest,
  db: Db,
  quoteId: number,
  starting?: StartingTotal,
): Promise<void> {
  const facts = await readQuoteMailFacts(db, quoteId)
  const about = { facts, effect: `quote:${quoteId}:requested`, reason: '' }
  await notifyShowroom(req, db, mails.quoteRequestedMail, about)
  const received = { ...about, effect: `quote:${quoteId}:received`, orderId: null, starting }
  await notifyCustomer(req, mails.quoteReceivedMail, received)
}

/** Notifies the customer of a vehicle for a request on demand which has been quoted. */
export async function notifyVehicleSourced(
  req: PayloadRequest,
  db: Db,
  quoteId: number,
  entryId: number,
): Promise<void> {
  const facts = await readQuoteMailFacts(db, quoteId)
  const effect = `quote:${quoteId}:vehicle-found:${entryId}`
  await notifyCustomer(req, mails.quoteVehicleSourcedMail, { facts, effect, reason: '', orderId: null })
}

/** Reminds the customer of an offer that is about to expire; once for each last day. */
export async function remindCustomer(req: PayloadRequest, db: Db, quoteId: number): Promise<void> {
  const facts = await readQuoteMailFacts(db, quoteId)
  const effect = `quote:${quoteId}:ends-soon:${facts.validUntil}`
  await notifyCustomer(req, mails.quoteEndsSoonMail, { facts, effect, reason: '', orderId: null })
}

/** Reminds the showroom that a customer waits; once for each turn, which began at `since`. */
export async function remindShowroom(
  req: PayloadRequest,
  db: Db,
  quoteId: number,
  since: string,
): Promise<void> {
  const facts = await readQuoteMailFacts(db, quoteId)
  const effect = `quote:${quoteId}:waits:${since}`
  await notifyShowroom(req, db, mails.quoteWaitsMail, { facts, effect, reason: '' })
}

async function notifyShowroom(
  req: PayloadRequest,
  db: Db,
  event: MailEvent<keyof ShowroomEvent['variables']>,
  { effect, facts, reason }: About,
): Promise<void> {
  const values = { ...showroomValues(facts), reason }
  for (const to of await listShowroomReceivers(db, facts.showroomEmail))
    await queueMail(req, event, to, `${effect}:${to.address}`, values)
}

/** What every mail about a quote to its showroom offers. */
export const showroomValues = (facts: QuoteMailFacts) => ({
  customer: facts.customer,
  vehicle: facts.vehicle,
  number: quoteNumber(facts.id, facts.createdAt),
  link: absoluteUrl(staffQuoteHref({ id: facts.id, isOrderOnDemand: facts.isOnDemand })),
})

async function notifyCustomer(
  req: PayloadRequest,
  event: MailEvent<keyof CustomerEvent['variables']>,
  { effect, facts, orderId, reason, starting }: About & { orderId: number | null; starting?: StartingTotal },
): Promise<void> {
  if (!facts.isReachable) return
  const values = {
    ...customerValues(facts, orderId),
    price: priceOf(facts),
    until: facts.validUntil ? dayInWords(facts.validUntil.slice(0, 10)) : '',
    reason,
    asked: event === mails.quoteReceivedMail ? requestedView(facts, starting) : '',
  }
  await queueMail(req, event, { address: facts.email, userId: facts.customerId }, effect, values)
}

/** What the customer has requested, with the figure that the offer starts from. */
const requestedView = (facts: QuoteMailFacts, starting: StartingTotal | undefined): string =>
  lookedUpText({
    port: facts.port,
    consignee: facts.shipmentAddress,
    budget: budgetText(requestedBudget(facts)),
    total: starting && starting.portId === facts.portId ? starting.text : null,
  })

/** The total with what it covers, and the bare price; '' while there is none. */
function priceOf(facts: QuoteMailFacts): string {
  const sum = offerSum(facts)
  return sum ? sumText(sum) : ''
}

/** What every mail about a quote to its customer offers. */
export const customerValues = (facts: QuoteMailFacts, orderId: number | null) => ({
  firstName: facts.firstName,
  vehicle: facts.vehicle,
  number: quoteNumber(facts.id, facts.createdAt),
  link: absoluteUrl(cardHref({ id: facts.id, orderId, isOrderOnDemand: facts.isOnDemand })),
})
