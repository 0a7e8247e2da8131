import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { notFound, validationFailed } from '@/kernel/errors'
import type { Issue } from '@/kernel/issue'
import { dayIn } from '@/kernel/time/day-in'
import { dayInWords } from '@/kernel/time/day-in-words'
import { issueProforma } from '@/modules/sales/invoices/operations/issue-proforma'
import { orders } from '@/modules/sales/tables.gen'
import { actorOf } from '@/server/actor-of'
import { lockUnchanged } from '@/server/database/lock-unchanged'
import type { Db } from '@/server/db-of'
import type { RowOf } from '@/server/rows/fields'
import { select } from '@/server/rows/select'
import { inTransactionOn } from '@/server/transaction'
import { orderShipmentMail } from '../mail/order-mails'
import { orderPortChangedMail } from '../mail/order-port-changed-mail'
import { readOrderTerms } from '../queries/read-order-terms'
import { booksOf } from '../rules/money/order-books'
import type { Party } from '../rules/shipping/consignee-and-notify-party'
import { MILESTONE_LABELS, type Milestone } from '../rules/shipping/milestones'
import { isPortChanged, type PortChange, portText } from '../rules/shipping/port-change'
import { checkShipment, checkShipmentDays, type Shipment } from '../rules/shipping/shipment'
import { checkStageOfDelivered, checkStageOfOrder } from '../rules/shipping/stage-steps'
import { type ConfirmedPorts, confirmPortChange } from './confirm-port-change'
import { type LockedOrder, lockOrder, ORDER_NOT_FOUND } from './lock-order'
import { normalizeShippingParties } from './normalize-shipping-parties'
import { notifyOrderCustomer } from './notify-order-customer-or-staff'
import { readPortChange } from './read-port-change'
import { stepsWithStage, takeOrderStepsOfStage } from './take-order-steps-of-stage'
import { writeOrderHistory } from './write-order-history'

/** The contents of the shipping papers of an order. What is left out stays as it is. */
export type ShippingInput = {
  consignee?: Party
  notifyParty?: Party
  portOfLoading?: number | null
  portOfDischarge?: number | null
  shipment?: Shipment
  /** Other ports that are meant. */
  confirmedPorts?: ConfirmedPorts
  /** It departed although a payment is missing. */
  isUnpaidConfirmed?: boolean
  updatedAt?: string
}

const o = alias(orders, 'o')
const STORED = { milestone: o.shipmentMilestone, etd: o.shipmentEtd, eta: o.shipmentEta }
type Stored = RowOf<typeof STORED>

/**
 * Saves who receives the vehicle, the ports and the shipment of an order. The customer is notified of a new
 * stage.
 *
 * @throws AppError 404 if there is no such order of the caller's showrooms, 409 if it has changed since
 * `updatedAt`, or another port or an unpaid departure is not confirmed, 422 with an issue for everything that
 * cannot be
 */
export async function saveShipment(req: PayloadRequest, id: number, input: ShippingInput): Promise<void> {
  const { confirmedPorts = {}, isUnpaidConfirmed = false, updatedAt, ...data } = input
  const stage = input.shipment?.milestone ?? null
  await inTransactionOn(req, [`orders:${id}`], async (inner, db) => {
    const order = await lockOrder(db, id, await actorOf(inner))
    await lockUnchanged(db, 'orders', id, updatedAt)
    const [before] = await select(db, STORED, sql`FROM orders o WHERE o.id = ${id}`)
    if (!before) throw notFound(ORDER_NOT_FOUND)
    const ported = await readPortChange(db, order, input)
    const parties = await normalizeShippingParties(db, id, input)
    const issues = [
      ...(input.shipment ? await checkVoyage(db, order, input.shipment, before) : []),
      ...(ported?.issues ?? []),
      ...parties.issues,
    ]
    if (issues.length > 0) throw validationFailed(issues)
    if (ported) await confirmPortChange(db, id, ported.change, confirmedPorts)
    const steps = input.shipment ? await stepsWithStage(db, order, { stage, isUnpaidConfirmed }) : []
    const changed = { ...data, ...parties.tidy }
    await req.payload.update({
      collection: 'orders',
      id,
      data: changed,
      req: inner,
      overrideAccess: true,
      depth: 0,
    })
    const line = { orderId: id, from: order.status, to: order.status, by: staffOf(req) }
    if (ported && isPortChanged(ported.change)) {
      await writeOrderHistory(db, { ...line, step: 'changePort', reason: portText(ported.change) })
      await reissueForPort(inner, order, ported.change)
    }
    const status = await takeOrderStepsOfStage(inner, db, { ...order, ...input.shipment }, steps, line.by)
    if (!input.shipment || !stage || stage === before.milestone) return
    await writeOrderHistory(db, {
      ...line,
      from: status,
      to: status,
      step: 'ship',
      reason: MILESTONE_LABELS[stage],
    })
    await notifyStage(inner, id, stage, input.shipment)
  })
}

/** The sum names the new port, so the customer gets an invoice that names it; dates and price stay. */
async function reissueForPort(req: PayloadRequest, order: LockedOrder, change: PortChange): Promise<void> {
  const { id, quoteId } = order
  await issueProforma(req, quoteId, id, booksOf(order))
  const values = { change: portText(change) }
  await notifyOrderCustomer(req, id, orderPortChangedMail, { effect: `port:${Date.now()}`, values })
}

const staffOf = ({ user }: PayloadRequest) => ({ kind: 'staff', id: Number(user?.id) }) as const

/** What is wrong with a shipment, by itself and beside the order's own days. */
async function checkVoyage(db: Db, order: LockedOrder, shipment: Shipment, before: Stored): Promise<Issue[]> {
  const { timezone } = await readOrderTerms(db)
  const today = dayIn(new Date(), timezone)
  const days = { orderedOn: dayIn(new Date(order.orderedAt), timezone), today }
  return [
    ...checkShipment(shipment, today),
    ...checkShipmentDays(shipment, before, days),
    ...checkStageOfDelivered(shipment.milestone, order),
    ...(shipment.milestone === before.milestone ? [] : checkStageOfOrder(order.status, shipment.milestone)),
  ]
}

async function notifyStage(
  req: PayloadRequest,
  id: number,
  stage: Milestone,
  shipment: Shipment,
): Promise<void> {
  const { eta, vessel, voyage } = shipment
  const values = {
    stage: MILESTONE_LABELS[stage],
    ship: [vessel, voyage && `voyage ${voyage}`].filter(Boolean).join(', ') || 'not known yet',
    eta: eta ? dayInWords(eta) : 'not known yet',
  }
  await notifyOrderCustomer(req, id, orderShipmentMail, { effect: `ship:${stage}:${Date.now()}`, values })
}
