import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { addDays, type Day } from '@/kernel/days'
import { conflict, notFound } from '@/kernel/errors'
import { dayIn } from '@/kernel/time/day-in'
import { personName } from '@/modules/accounts/people/queries/select-person-name'
import { users } from '@/modules/accounts/tables.gen'
import { joined } from '@/modules/sales/invoices/rules/joined'
import {
  type PaymentPlan,
  paymentSchedule,
  reservedUntil,
} from '@/modules/sales/invoices/rules/payment-schedule'
import type { InvoiceTotals } from '@/modules/sales/quotes/rules/offer/invoice-totals'
import { offerTotals } from '@/modules/sales/quotes/rules/offer/offer-totals'
import { quotes } from '@/modules/sales/tables.gen'
import { endOfDay } from '@/modules/settings/places/rules/day-in-time-zone'
import { dbOf } from '@/server/db-of'
import { createRecord } from '@/server/records'
import { type RowOf, text } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { type OrderTerms, readOrderTerms } from '../queries/read-order-terms'
import { readShowroomOfVehicle, readVehicleSnapshot } from '../queries/read-vehicle-snapshot'
import { ORDER_LINE_MAX } from '../rules/order-limits'
import { NEW_ORDER } from '../rules/order-statuses'
import { emitOrderStep } from './emit-order-step'
import { writeOrderHistory } from './write-order-history'

const q = alias(quotes, 'q')
const u = alias(users, 'u')

const QUOTE = {
  id: q.id,
  customerId: q.customerId,
  vehicleId: q.vehicleId,
  showroomId: q.showroomId,
  salesRepId: q.quotedById,
  isOrderOnDemand: q.isOrderOnDemand,
  currency: q.currency,
  priceType: q.priceType,
  quotedPrice: q.quotedPrice,
  deliveryCharges: q.deliveryCharges,
  inlandTransport: q.inlandTransport,
  seaFreight: q.seaFreight,
  insurance: q.insurance,
  inspection: q.inspection,
  isTaxApplied: q.isTaxApplied,
  withholdingTaxPercentage: q.withholdingTaxPercentage,
  vatPercentage: q.vatPercentage,
  downPaymentPercentage: q.downPaymentPercentage,
  paymentTerms: q.paymentTerms,
  numberOfInstallments: q.numberOfInstallments,
  installmentFrequency: q.installmentFrequency,
  estimateDelivery: q.estimateDelivery,
  customTimeline: q.customTimeline,
  shipmentAddress: q.shipmentAddress,
  portId: q.portId,
  rates: q.rates,
}
type AcceptedQuote = RowOf<typeof QUOTE>

const CUSTOMER = {
  name: text(personName('u')),
  email: u.email,
  phone: u.phoneNumber,
  companyName: u.companyName,
  address: u.address,
  city: u.city,
  country: u.country,
}

/**
 * Makes an order of a quote that is being accepted, in the transaction of the acceptance, which holds
 * the vehicle's row and reserves it: the order with its snapshots, and the payments that its terms require.
 *
 * @returns the order's id
 * @throws AppError 404 for an unknown quote, 409 for one without vehicle, price or showroom
 */
export async function createOrder(req: PayloadRequest, quoteId: number): Promise<number> {
  const db = await dbOf(req)
  const now = new Date()
  const [quote] = await select(db, QUOTE, sql`FROM quotes q WHERE q.id = ${quoteId}`)
  if (!quote) throw notFound('Quote not found')
  const { customerId, vehicleId } = quote
  // The figures of the order are those of its offer.
  const totals = offerTotals(quote)
  if (vehicleId === null || totals === null)
    throw conflict('This quote has no vehicle or no price yet, so it cannot be accepted.')
  const vehicle = await readVehicleSnapshot(db, vehicleId)
  const [customer] = await select(db, CUSTOMER, sql`FROM users u WHERE u.id = ${customerId}`)
  if (!vehicle || !customer) throw notFound('Quote not found')
  const terms = await readOrderTerms(db)
  const today = dayIn(now, terms.timezone)
  const validUntil = addDays(today, terms.validityDays)
  const id = await createRecord(req, 'orders', {
    quote: quoteId,
    customer: customerId,
    vehicle: vehicleId,
    showroom: quote.showroomId ?? (await readShowroomOfVehicle(db, vehicleId)),
    salesRep: quote.salesRepId,
    status: NEW_ORDER,
    isOrderOnDemand: quote.isOrderOnDemand,
    currency: quote.currency,
    priceType: quote.priceType,
    ...amountsOf(totals),
    snapshots: { vehicle, customer, price: priceOf(quote), rates: quote.rates },
    portOfDischarge: quote.portId,
    consignee: {
      name: consigneeName(customer),
      address: quote.shipmentAddress ?? customer.address,
      phone: customer.phone,
      email: customer.email,
    },
    reservedUntil: endOfDay(reservedUntil(today, terms, validUntil), terms.timezone).toISOString(),
    orderedAt: now.toISOString(),
  })
  await schedulePayments(req, id, totals, quote, { terms, today })
  const by = { kind: 'customer', id: customerId } as const
  await writeOrderHistory(db, { orderId: id, from: null, to: NEW_ORDER, step: 'create', by, reason: null })
  await emitOrderStep(req, { id, quoteId, customerId, vehicleId }, 'create', NEW_ORDER)
  return id
}

/** The customer with their company, as on the invoice of the offer; a line has no room for every company. */
function consigneeName({ companyName, name }: { name: string; companyName: string | null }): string {
  const both = joined([name, companyName])
  return both.length <= ORDER_LINE_MAX ? both : name
}

const amountsOf = (totals: InvoiceTotals) => ({
  price: totals.subtotal.amount,
  deliveryCharges: totals.deliveryCharges.amount,
  withholdingTax: totals.withholdingTax.amount,
  vat: totals.vat.amount,
  total: totals.total.amount,
  downPayment: totals.downPayment.amount,
})

/** The terms as accepted; amounts in minor units. */
const priceOf = ({
  id,
  customerId,
  vehicleId,
  showroomId,
  salesRepId,
  portId,
  rates,
  ...terms
}: AcceptedQuote) => terms

async function schedulePayments(
  req: PayloadRequest,
  order: number,
  totals: InvoiceTotals,
  quote: AcceptedQuote,
  { terms, today }: { terms: OrderTerms; today: Day },
): Promise<void> {
  const plan: PaymentPlan = {
    paymentTerms: quote.paymentTerms,
    numberOfInstallments: quote.numberOfInstallments,
    installmentFrequency: quote.installmentFrequency,
    downPaymentDays: terms.downPaymentDays,
    reservationDays: terms.reservationDays,
  }
  for (const { amount, dueOn, kind, sequence } of paymentSchedule(totals, plan, today))
    await createRecord(req, 'payments', {
      order,
      kind,
      sequence,
      amount: amount.amount,
      received: 0,
      currency: amount.currency,
      dueOn,
      status: 'PENDING',
    })
}
