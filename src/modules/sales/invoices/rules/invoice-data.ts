import type { Day } from '@/kernel/days'
import type { Money } from '@/kernel/money'
import { isBlank } from '@/kernel/text/blank'
import { trimText } from '@/kernel/text/text'
import type { ChargeLine, ChargeLineName } from '@/modules/sales/quotes/rules/offer/delivery-charges'
import {
  hasTaxes,
  type InvoiceTerms,
  type InvoiceTotals,
  invoiceTotals,
} from '@/modules/sales/quotes/rules/offer/invoice-totals'
import type { InstallmentFrequency, PaymentTerms } from '@/modules/sales/quotes/rules/quote-choices'
import { addressLines } from './address-lines'
import { amountInWords } from './amount-in-words'
import { DEFAULT_PAYMENT_METHOD, installmentPlanNotes, paymentTermsNotes } from './invoice-notes'
import {
  type InvoicePayment,
  inInstallments,
  type PaymentPlan,
  paymentSchedule,
  reservedUntil,
} from './payment-schedule'
import { type InvoiceReceived, type OrderReceived, receivedOnInvoice } from './received-on-invoice'

type Text = string | null

/** The buyer, and where the vehicle goes. */
export type InvoiceCustomer = {
  customerName: string
  customerCountry: Text
  customerCity: Text
  customerPhone: Text
  customerEmail: Text
}

/** The office that sells. */
export type InvoiceShowroom = {
  showroomName: Text
  showroomAddress: Text
  showRoomPhone: Text
  showRoomEmail: Text
}

/** The vehicle as it is printed; chassis in full. */
export type InvoiceVehicle = {
  vehicleName: string
  vehicleYear: number | null
  vehicleModelCode: Text
  vehicleChassis: Text
  vehicleMileage: Text
  vehicleTransmission: Text
  vehicleDrivetrain: Text
  vehicleColor: Text
  vehicleEngine: Text
  vehicleFuelType: Text
}

/** The company that issues the invoice. */
export type InvoiceCompany = {
  tradeName: string
  legalName: Text
  address: Text
  phone: Text
  email: Text
  web: Text
  registrationNumber: Text
  taxNumber: Text
  memberships: string[]
}

/** The account to pay to. */
export type InvoiceBank = {
  currency: string
  bankName: string
  accountName: string
  accountNumber: string
  swift: Text
  bankAddress: Text
}

/** The dates that an accepted invoice holds to; those of its payments in their order. */
export type InvoiceDates = { date: Day; validUntil: Day; reservedUntil: Day | null; dueOn: readonly Day[] }

/** Everything an invoice is made from; nothing in it is decided here. */
export type InvoiceSource = {
  invoiceNo: string
  revision: number
  quoteNumber: string
  /** The day of the invoice and the last day on which it is valid, in the company's time zone. */
  date: Day
  validUntil: Day
  customer: InvoiceCustomer
  shipTo: { name: string; address: string }
  /** The port of destination, for which the price holds. */
  port: Text
  estimateDelivery: Text
  showroom: InvoiceShowroom
  vehicle: InvoiceVehicle
  company: InvoiceCompany
  bank: InvoiceBank | null
  terms: InvoiceTerms
  /** What its delivery charges are made of. */
  charges: ChargeLine[]
  plan: PaymentPlan
  /** Whether the offer is accepted, so that its vehicle is reserved. */
  isOrdered: boolean
  /** The dates of the invoice that acceptance issued, which its revisions repeat; null for that one and for offers. */
  storedDates: InvoiceDates | null
  /** What its order has received; null for an offer. */
  received: OrderReceived | null
  paymentMethod: Text
  note: Text
  generalTerms: Text
}

/** A part of the delivery charges. */
export type InvoiceCharge = { name: ChargeLineName; amount: Money }

/** A proforma invoice as it is stored: every figure and every text that is printed, never changed again. */
export type InvoiceData = InvoiceCustomer &
  InvoiceShowroom &
  InvoiceVehicle & {
    invoiceNo: string
    revision: number
    quoteNumber: string
    date: Day
    validUntil: Day
    /** Null for an offer, which reserves nothing. */
    reservedUntil: Day | null
    shipToName: string
    shipToAddressLine1: string
    /** What the first line has no room for, in lines of at most 60 characters. */
    shipToAddressLine2: string
    /** The port of destination; invoices issued before there was one have none. */
    port: Text
    estimateDelivery: Text
    quantity: number
    unitPrice: Money
    currency: string
    priceType: InvoiceTerms['priceType']
    isDDP: boolean
    isTaxApplied: boolean
    withholdingTaxPercentage: number
    vatPercentage: number
    downPaymentPercentage: number
    totals: InvoiceTotals
    /** The delivery charges in lines; invoices issued before there were any have none. */
    charges: InvoiceCharge[]
    amountInWords: string
    paymentTerms: PaymentTerms | null
    numberOfInstallments: number | null
    installmentFrequency: InstallmentFrequency | null
    payments: InvoicePayment[]
    /** What had been received when it was issued; null where nothing had. */
    received: InvoiceReceived | null
    paymentTermsNotes: string[]
    installmentPlanNotes: string[]
    paymentMethod: string
    note: Text
    generalTerms: Text
    company: InvoiceCompany
    bank: InvoiceBank | null
  }

/** The plan of payments with its days: those that an earlier invoice of the order named stand. */
function datesOf({ date, isOrdered, storedDates, plan, terms, validUntil }: InvoiceSource) {
  const totals = invoiceTotals(terms)
  const days = storedDates ?? {
    date,
    validUntil,
    reservedUntil: isOrdered ? reservedUntil(date, plan, validUntil) : null,
    dueOn: [],
  }
  const payments = paymentSchedule(totals, plan, days.date).map((payment, index) => ({
    ...payment,
    dueOn: days.dueOn[index] ?? payment.dueOn,
    dueAfter: isOrdered ? null : payment.dueAfter,
  }))
  const { dueOn, ...others } = days
  return { ...others, totals, payments }
}

/** The figures and the plan of payments, with the sentences that explain them. */
function reckoned(source: InvoiceSource) {
  const { charges, plan, terms } = source
  const dates = datesOf(source)
  const received = receivedOnInvoice(dates.payments, source.received, terms.unitPrice.currency)
  return {
    ...dates,
    received,
    amountInWords: amountInWords(dates.totals.total),
    paymentTermsNotes: paymentTermsNotes({ terms, plan, charges, received, ...dates }),
    installmentPlanNotes: installmentPlanNotes(dates.payments, received),
  }
}

/** The taxes as they are: no percentages but under DDP. */
function taxesOf(terms: InvoiceTerms) {
  const isTaxApplied = hasTaxes(terms)
  return {
    isDDP: terms.priceType === 'DDP',
    isTaxApplied,
    withholdingTaxPercentage: isTaxApplied ? terms.withholdingTaxPercentage : 0,
    vatPercentage: isTaxApplied ? terms.vatPercentage : 0,
  }
}

/** The complete content of a proforma invoice, from what is known about the sale at that moment. */
export function invoiceData(source: InvoiceSource): InvoiceData {
  const { terms, plan, shipTo } = source
  const [first = '', ...rest] = addressLines(shipTo.address)
  const isInParts = inInstallments(plan)
  return {
    ...source.customer,
    ...source.showroom,
    ...source.vehicle,
    ...reckoned(source),
    ...taxesOf(terms),
    invoiceNo: source.invoiceNo,
    revision: source.revision,
    quoteNumber: source.quoteNumber,
    shipToName: shipTo.name,
    shipToAddressLine1: first,
    shipToAddressLine2: rest.join('\n'),
    port: source.port,
    estimateDelivery: source.estimateDelivery,
    quantity: terms.quantity,
    unitPrice: terms.unitPrice,
    charges: source.charges.map(({ amount, name }) => ({
      name,
      amount: { amount, currency: terms.unitPrice.currency },
    })),
    currency: terms.unitPrice.currency,
    priceType: terms.priceType,
    downPaymentPercentage: terms.downPaymentPercentage,
    paymentTerms: plan.paymentTerms,
    numberOfInstallments: isInParts ? plan.numberOfInstallments : null,
    installmentFrequency: isInParts ? plan.installmentFrequency : null,
    paymentMethod: isBlank(source.paymentMethod) ? DEFAULT_PAYMENT_METHOD : trimText(source.paymentMethod),
    note: source.note,
    generalTerms: source.generalTerms,
    company: source.company,
    bank: source.bank,
  }
}
