import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import { CHARGE_LINES } from '@/modules/sales/quotes/rules/offer/delivery-charges'
import { PAYMENT_METHODS } from '../rules/money/payment-methods'
import { PAYMENT_KINDS, PAYMENT_STATUSES } from '../rules/money/payment-statuses'
import { ORDER_DOCUMENT_KINDS } from '../rules/order-documents'
import { ORDER_STATUSES } from '../rules/order-statuses'
import { MILESTONES } from '../rules/shipping/milestones'

const text = z.string().nullable()
const place = z.union([z.object({ id: z.int(), name: z.string() }), z.null()])
const status = z.enum(ORDER_STATUSES)

const row = {
  id: z.int(),
  number: z.string(),
  quoteId: z.int(),
  status,
  isOrderOnDemand: z.boolean(),
  customer: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  vehicle: z.object({
    id: z.int(),
    name: z.string(),
    sku: z.string(),
    year: z.number().nullable(),
    status: z.enum(VEHICLE_STATUSES),
    picture: text,
    isDrawn: z.boolean(),
    hasPage: z.boolean(),
  }),
  showroom: place,
  salesRep: text,
  currency: z.string(),
  priceType: text,
  // Of the vehicle alone; the total is what is paid for it in all.
  price: z.number(),
  deliveryCharges: z.number(),
  portName: text,
  total: z.number(),
  paid: z.number(),
  // Refunded as goodwill: by so much the price was reduced after completion.
  goodwill: z.number(),
  balance: z.number(),
  nextPayment: z.union([
    z.object({
      kind: z.enum(PAYMENT_KINDS),
      amount: z.number(),
      dueOn: text,
      status: z.enum(PAYMENT_STATUSES),
    }),
    z.null(),
  ]),
  milestone: text,
  reason: text,
  isCancellationRequested: z.boolean(),
  refundOwed: z.number(),
  orderedAt: timestamp,
  reservedUntil: text,
  endedAt: text,
  updatedAt: timestamp,
}

/** An order in a list. */
export const orderRow = z.object(row).meta({ id: 'Order' })

const party = z.object({ name: text, address: text, phone: text, email: text })

const payment = z.object({
  id: z.int(),
  kind: z.enum(PAYMENT_KINDS),
  sequence: z.int(),
  amount: z.number(),
  received: z.number(),
  dueOn: text,
  status: z.enum(PAYMENT_STATUSES),
  isGoodwill: z.boolean(),
  // Whether it is still to be paid; nothing of a cancelled or returned order is.
  isDue: z.boolean(),
  method: z.union([z.enum(PAYMENT_METHODS), z.null()]),
  transactionId: text,
  receivedAt: text,
  recordedBy: text,
  note: text,
})

const receipt = z.object({
  id: z.int(),
  number: z.string(),
  address: text,
  kind: z.enum(['PAYMENT', 'REFUND']),
  amount: z.number(),
  method: z.union([z.enum(PAYMENT_METHODS), z.null()]),
  transactionId: text,
  receivedAt: timestamp,
  note: text,
  proof: place,
  recordedBy: text,
  undone: z.union([z.object({ at: timestamp, by: text, reason: text }), z.null()]),
})

const proforma = z.object({
  id: z.int(),
  number: z.string(),
  revision: z.int(),
  issuedAt: timestamp,
  address: z.string(),
  verifyAddress: z.string(),
})

const payInto = z.object({
  accountName: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  swift: text,
  bankAddress: text,
  currency: z.string(),
})

const howToPay = z.object({
  amount: z.number(),
  dueOn: text,
  isToConfirm: z.boolean(),
  reference: z.string(),
  method: z.string(),
  account: z.union([payInto, z.null()]),
  email: text,
  verifyAddress: z.string(),
})

const event = z.object({
  id: z.int(),
  from: z.union([status, z.null()]),
  to: status,
  step: z.string(),
  actor: text,
  actorKind: z.enum(['staff', 'customer', 'clock']),
  reason: text,
  at: timestamp,
})

const document = z.object({
  id: z.int(),
  kind: z.enum(ORDER_DOCUMENT_KINDS),
  name: z.string(),
  size: z.number(),
  mimeType: z.string(),
  isVisibleToCustomer: z.boolean(),
  uploadedBy: text,
  createdAt: timestamp,
})

const note = z.object({
  id: z.int(),
  author: text,
  fromCustomer: z.boolean(),
  internal: z.boolean(),
  message: z.string(),
  createdAt: timestamp,
})

/** An order with everything about it. */
export const orderRecord = z
  .object({
    ...row,
    withholdingTax: z.number(),
    vat: z.number(),
    charges: z.array(z.object({ name: z.enum(CHARGE_LINES), amount: z.number() })),
    downPayment: z.number(),
    chassis: text,
    consignee: party,
    notifyParty: party,
    portOfLoading: place,
    portOfDischarge: place,
    shipment: z.object({
      vessel: text,
      voyage: text,
      etd: text,
      eta: text,
      milestone: z.union([z.enum(MILESTONES), z.null()]),
    }),
    reviewAddress: text,
    proformas: z.array(proforma),
    finalInvoice: z.union([z.object({ number: z.string(), address: z.string() }), z.null()]),
    howToPay: z.union([howToPay, z.null()]),
    payments: z.array(payment),
    receipts: z.array(receipt),
    history: z.array(event),
    documents: z.array(document),
    notes: z.array(note),
  })
  .meta({ id: 'OrderRecord' })
