import { sql } from '@payloadcms/db-postgres'
import { fromMoney } from '@/kernel/money'
import { addOrderDocument } from '@/modules/sales/orders/operations/add-order-document'
import { recordPayment } from '@/modules/sales/orders/operations/record-payment'
import { refundPayment } from '@/modules/sales/orders/operations/refund-payment'
import { saveShipment } from '@/modules/sales/orders/operations/save-shipment'
import { takeOrderStep } from '@/modules/sales/orders/operations/take-order-step'
import type { OrderDocumentKind } from '@/modules/sales/orders/rules/order-documents'
import type { OrderStatus } from '@/modules/sales/orders/rules/order-statuses'
import type { Shipment } from '@/modules/sales/orders/rules/shipping/shipment'
import { payments } from '@/modules/sales/tables.gen'
import { ports } from '@/modules/settings/tables.gen'
import { select, selectValues } from '@/server/rows/select'
import type { Sale, Step } from './play-story'
import { dayFromNow } from './run-as-of'
import { samplePdf } from './sample-pdf'

/** Staff bring the order into another state; some need a reason. */
export const move = (ago: number, status: OrderStatus, reason: string | null = null): Step => ({
  ago,
  take: async (sale) => {
    const step = { status, reason, isOverridden: false, newVehicleId: null }
    await takeOrderStep(await sale.as(sale.seller), sale.orderId, step)
  },
})

/** An administrator has the vehicle handed over before it is paid. */
export const deliverUnpaid = (ago: number, reason: string): Step => ({
  ago,
  take: async (sale) => {
    const step = { status: 'ORDER_DELIVERED', reason, isOverridden: true, newVehicleId: null } as const
    await takeOrderStep(await sale.as('admin'), sale.orderId, step)
  },
})

const OPEN = {
  id: payments.id,
  amount: payments.amount,
  received: payments.received,
  currency: payments.currency,
}

/** Staff record a payment: all of the next one that is due, or a share of it. */
export const pay = (ago: number, share = 1): Step => ({
  ago,
  take: async (sale) => {
    const [due] = await select(
      sale.payload,
      OPEN,
      sql`FROM payments WHERE order_id = ${sale.orderId} AND received < amount ORDER BY sequence LIMIT 1`,
    )
    if (!due) throw new Error(`order ${sale.orderId} of the demo is paid`)
    const amount = Math.round((due.amount - due.received) * share)
    await recordPayment(await sale.as(sale.seller), sale.orderId, {
      amount: fromMoney({ amount, currency: due.currency }),
      paymentId: due.id,
      method: 'BANK_TRANSFER',
      transactionId: `FT${26_000 + due.id * 37}`,
      receivedAt: null,
      note: null,
    })
  },
})

/** Staff send back everything that has been paid. */
export const refund = (ago: number): Step => ({
  ago,
  take: async (sale) => {
    const paid = await select(
      sale.payload,
      OPEN,
      sql`FROM payments WHERE order_id = ${sale.orderId} AND received > 0`,
    )
    const [currency] = paid.map((one) => one.currency)
    if (!currency) throw new Error(`order ${sale.orderId} of the demo has no payment`)
    const amount = paid.reduce((all, { received }) => all + received, 0)
    await refundPayment(await sale.as(sale.seller), sale.orderId, {
      amount: fromMoney({ amount, currency }),
      method: 'BANK_TRANSFER',
      transactionId: `RF${26_000 + sale.orderId * 41}`,
      receivedAt: null,
      note: null,
    })
  },
})

async function* piece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

/** A document of the order, from its customer or from staff, who show it to the customer. */
export const file = (ago: number, kind: OrderDocumentKind, name: string, lines: readonly string[]): Step => ({
  ago,
  take: async (sale) => {
    const req = await sale.as(kind === 'PROOF_OF_PAYMENT' ? sale.by : sale.seller)
    const bytes = piece(
      samplePdf([name, '', sale.vehicle.name, ...lines, '', 'A sample: no such document was issued.']),
    )
    await addOrderDocument(req, sale.orderId, { kind, isVisibleToCustomer: true, name: `${name}.pdf`, bytes })
  },
})

/** Days from the present moment; fewer than 0 are past. */
type Voyage = { milestone: Shipment['milestone']; etd: number; eta: number }

/** Staff enter how the vehicle travels. */
export const ship = (ago: number, { eta, etd, milestone }: Voyage): Step => ({
  ago,
  take: async (sale) => {
    const shipment = {
      vessel: 'Morning Catherine',
      voyage: '114W',
      etd: dayFromNow(ago + etd),
      eta: dayFromNow(ago + eta),
      milestone,
    }
    const [portOfLoading, portOfDischarge] = [await portIn(sale, 'JP'), await portIn(sale, 'KE')]
    const voyage = {
      shipment,
      portOfLoading,
      portOfDischarge,
      confirmedPorts: { portOfDischarge: true, portOfLoading: true },
      isUnpaidConfirmed: true,
    }
    await saveShipment(await sale.as(sale.seller), sale.orderId, voyage)
  },
})

async function portIn({ payload }: Sale, code: string): Promise<number | null> {
  const [id] = await selectValues(
    payload,
    ports.id,
    sql`FROM ports WHERE unlocode LIKE ${`${code}%`} ORDER BY id LIMIT 1`,
  )
  return id ?? null
}
