import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { hasReviewed } from '@/modules/inventory/reviews/queries/list-reviews-of-person'
import { finalInvoiceNumber } from '@/modules/sales/invoices/rules/receipt-and-final-invoice'
import {
  type ChargeLine,
  type Charges,
  chargeLines,
} from '@/modules/sales/quotes/rules/offer/delivery-charges'
import { orders } from '@/modules/sales/tables.gen'
import { ports } from '@/modules/settings/tables.gen'
import type { Db } from '@/server/db-of'
import { flag, json, nullable, type RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { type HowToPay, howToPay } from '../rules/how-to-pay'
import { majorUnits } from '../rules/money/major-units'
import { finalInvoiceHref } from '../rules/money/payment-paper-urls'
import type { DocumentReader } from '../rules/order-documents'
import { isReviewInvited, reviewHref } from '../rules/review-invitation'
import type { Milestone } from '../rules/shipping/milestones'
import { getPaymentDetails } from './get-latest-invoice-and-payment-details'
import { getOrderRow } from './get-order-row'
import { listReceiptsOf, type OrderReceipt } from './list-order-receipts'
import {
  type OrderDocument,
  type OrderEvent,
  type OrderNote,
  type OrderPayment,
  type OrderProforma,
  readDocumentsOf,
  readHistoryOf,
  readNotesOf,
  readPaymentsOf,
  readProformasOf,
} from './read-order-parts'
import type { OrderRow } from './read-order-rows'

/** Somebody named in the shipping papers. */
export type OrderParty = {
  name: string | null
  address: string | null
  phone: string | null
  email: string | null
}

/** An order with everything about it, as its reader may see it. */
export type OrderDetail = OrderRow & {
  withholdingTax: number
  vat: number
  downPayment: number
  chassis: string | null
  consignee: OrderParty
  notifyParty: OrderParty
  portOfLoading: { id: number; name: string } | null
  portOfDischarge: { id: number; name: string } | null
  shipment: {
    vessel: string | null
    voyage: string | null
    etd: string | null
    eta: string | null
    milestone: Milestone | null
  }
  /** The customer has the vehicle and has not reviewed it: where the form is. */
  reviewAddress: string | null
  /** What the delivery charges are made of; in major units. */
  charges: ChargeLine[]
  /** The latest revision first. */
  proformas: OrderProforma[]
  /** Of a completed order. */
  finalInvoice: { number: string; address: string } | null
  /** What is to be paid now; null while nothing is. */
  howToPay: HowToPay | null
  payments: OrderPayment[]
  receipts: OrderReceipt[]
  history: OrderEvent[]
  documents: OrderDocument[]
  notes: OrderNote[]
}

const o = alias(orders, 'o')
const l = alias(ports, 'l')
const d = alias(ports, 'd')

const chassisOf = (value: unknown): string | null => {
  const chassis: unknown = value && typeof value === 'object' && 'chassis' in value ? value.chassis : null
  return typeof chassis === 'string' ? chassis : null
}

/** The parts of the delivery charges as accepted; orders from before there were any have none. */
const acceptedCharges = z.object({
  inlandTransport: z.number().nullish(),
  seaFreight: z.number().nullish(),
  insurance: z.number().nullish(),
  inspection: z.number().nullish(),
})
const chargesOf = (value: unknown): Charges => acceptedCharges.safeParse(value).data ?? {}

const DETAIL = {
  deliveryCharges: o.deliveryCharges,
  accepted: nullable(json(chargesOf, o.snapshotsPrice)),
  withholdingTax: o.withholdingTax,
  vat: o.vat,
  downPayment: o.downPayment,
  chassis: nullable(json(chassisOf, o.snapshotsVehicle)),
  consigneeName: o.consigneeName,
  consigneeAddress: o.consigneeAddress,
  consigneePhone: o.consigneePhone,
  consigneeEmail: o.consigneeEmail,
  notifyName: o.notifyPartyName,
  notifyAddress: o.notifyPartyAddress,
  notifyPhone: o.notifyPartyPhone,
  notifyEmail: o.notifyPartyEmail,
  loadingId: o.portOfLoadingId,
  loading: nullable(l.name),
  dischargeId: o.portOfDischargeId,
  discharge: nullable(d.name),
  vessel: o.shipmentVessel,
  voyage: o.shipmentVoyage,
  etd: o.shipmentEtd,
  eta: o.shipmentEta,
  milestone: o.shipmentMilestone,
  isReviewed: flag(hasReviewed(sql`o.customer_id`, sql`o.vehicle_id`)),
}

/** An order with everything about it, or null. Who may see it is up to the caller. */
export async function getOrderDetail(
  db: Db,
  id: number,
  reader: DocumentReader,
): Promise<OrderDetail | null> {
  const row = await getOrderRow(db, id)
  const [detail] = await select(
    db,
    DETAIL,
    sql`FROM orders o LEFT JOIN ports l ON l.id = o.port_of_loading_id
      LEFT JOIN ports d ON d.id = o.port_of_discharge_id WHERE o.id = ${id}`,
  )
  if (!row || !detail) return null
  const { currency, quoteId } = row
  return {
    ...row,
    salesRep: reader === 'staff' ? row.salesRep : null,
    ...partsOf(detail, currency),
    reviewAddress: isReviewInvited(row) && !detail.isReviewed ? reviewHref(row.vehicle.id) : null,
    proformas: await readProformasOf(db, quoteId),
    finalInvoice:
      row.status === 'ORDER_COMPLETED'
        ? { number: finalInvoiceNumber(id, row.orderedAt), address: finalInvoiceHref(id) }
        : null,
    howToPay: howToPay(row, await getPaymentDetails(db, quoteId)),
    payments: await readPaymentsOf(db, id, row, reader),
    receipts: await listReceiptsOf(db, id, currency, reader),
    history: await readHistoryOf(db, id, reader),
    documents: await readDocumentsOf(db, id, reader),
    notes: await readNotesOf(db, { id, quoteId }, reader),
  }
}

const portOf = (id: number | null, name: string | null) =>
  id !== null && name !== null ? { id, name } : null

function partsOf(row: RowOf<typeof DETAIL>, currency: string) {
  const { eta, etd, milestone, vessel, voyage } = row
  return {
    withholdingTax: majorUnits(row.withholdingTax, currency),
    vat: majorUnits(row.vat, currency),
    charges: chargeLines({ ...row.accepted, deliveryCharges: row.deliveryCharges }).map(
      ({ amount, name }) => ({ name, amount: majorUnits(amount, currency) }),
    ),
    downPayment: majorUnits(row.downPayment, currency),
    chassis: row.chassis,
    consignee: {
      name: row.consigneeName,
      address: row.consigneeAddress,
      phone: row.consigneePhone,
      email: row.consigneeEmail,
    },
    notifyParty: {
      name: row.notifyName,
      address: row.notifyAddress,
      phone: row.notifyPhone,
      email: row.notifyEmail,
    },
    portOfLoading: portOf(row.loadingId, row.loading),
    portOfDischarge: portOf(row.dischargeId, row.discharge),
    shipment: { vessel, voyage, etd, eta, milestone },
  }
}
