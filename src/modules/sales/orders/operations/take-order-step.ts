import type { PayloadRequest } from 'payload'
import { conflict, forbidden, notFound, validationFailed } from '@/kernel/errors'
import { issue } from '@/kernel/issue'
import { type Actor, can } from '@/kernel/permissions'
import { reachesShowroom, visibleShowrooms } from '@/kernel/showroom-scope'
import { question } from '@/kernel/workflow/confirmation-question'
import { issueProforma } from '@/modules/sales/invoices/operations/issue-proforma'
import { readCompanyDay } from '@/modules/settings/company/queries/read-company-day'
import { actorOf } from '@/server/actor-of'
import { lockRows } from '@/server/database/lock-rows'
import { type Db, dbOf } from '@/server/db-of'
import { inTransactionOn } from '@/server/transaction'
import { readOrderTerms } from '../queries/read-order-terms'
import { readVehicleSnapshot } from '../queries/read-vehicle-snapshot'
import { booksOf, netSchedule } from '../rules/money/order-books'
import { balanceOf, missingToDeliver, missingToStart, paidOf } from '../rules/money/payment-arithmetic'
import { orderActorOf } from '../rules/order-actor-of'
import { ORDER_STATUS_LABELS, type OrderStatus } from '../rules/order-statuses'
import {
  type NewVehicle,
  type OrderChange,
  type OrderRefusal,
  transitionOrder,
} from '../rules/order-transition'
import { type OrderStep, stepBetween } from '../rules/order-workflow'
import { SWITCHED_TO, vehicleStatusAfterStep } from '../rules/vehicle-status-after-step'
import { closeQuoteOfOrder } from './close-quote-of-order'
import { type LockedOrder, lockOrderOf, ORDER_NOT_FOUND, vehicleOfOrder } from './lock-order'
import { notifyOrderStep } from './notify-order-step'
import { isClaimedByOthers, type OrderedVehicle, readOrderedVehicle } from './read-ordered-vehicle'
import { recordEarlyDelivery, recordOverride } from './record-override-or-early-delivery'
import { setOrderedVehicleStatus } from './set-ordered-vehicle-status'
import { type WrittenStep, writeOrderStep } from './write-order-step'

/** A step as requested. */
export type RequestedStep = {
  status: OrderStatus
  reason: string | null
  /** Go on although a payment is missing; with a reason. */
  isOverridden: boolean
  /** Mark it delivered although the vehicle has not arrived; with a reason. */
  isArrivalOverridden?: boolean
  /** Offer it for pick-up although the vehicle has not sailed. */
  isNotSailedConfirmed?: boolean
  /** The vehicle to switch to. */
  newVehicleId: number | null
}

/**
 * One step of an order by staff: its row, the vehicle's status through the collection, the history and the mails
 * are committed together or not at all. The vehicles' rows are locked first, as by everybody who sells them.
 *
 * @throws AppError 404 if there is none of the caller's showrooms, 403 if the caller may not do this, 422 if a
 * reason or a vehicle is missing, 409 with the reason if the step cannot be taken
 */
export async function takeOrderStep(
  req: PayloadRequest,
  id: number,
  requested: RequestedStep,
): Promise<void> {
  const actor = await actorOf(req)
  const vehicleId = await vehicleOfOrder(await dbOf(req), id)
  if (vehicleId === null) throw notFound(ORDER_NOT_FOUND)
  const vehicleIds = [vehicleId, ...(requested.newVehicleId === null ? [] : [requested.newVehicleId])]
  const things = [...vehicleIds.map((one) => `vehicles:${one}`), `orders:${id}`]
  await inTransactionOn(req, things, async (inner, db) => {
    await lockRows(db, 'vehicles', vehicleIds)
    const order = await lockOrderOf(db, id, vehicleId, actor)
    await stepInside(inner, db, { actor, order, requested })
  })
}

type Step = { actor: Actor; order: LockedOrder; requested: RequestedStep }

async function stepInside(req: PayloadRequest, db: Db, { actor, requested, order }: Step): Promise<void> {
  const step = stepBetween(order.status, requested.status)
  if (!step) throw conflict(notListed(order.status, requested.status))
  const vehicle = await readOrderedVehicle(db, order.vehicleId)
  if (!vehicle || actor.kind !== 'staff') throw notFound(ORDER_NOT_FOUND)
  const next = requested.newVehicleId === null ? null : await vehicleFor(db, requested.newVehicleId, actor)
  const result = transitionOrder(
    { ...order, endedAt: order.endedAt ? new Date(order.endedAt) : null },
    step,
    orderActorOf(actor.roleId),
    { ...(await factsOf(db, order, requested, next)), mayOverride: can(actor, 'sales', 'delete') },
  )
  if (!result.ok) throw refusalOf(result.error)
  const change = result.value
  const { overridden } = change
  if (overridden > 0)
    await recordOverride(req, db, order, {
      step,
      missing: overridden,
      reason: requested.reason,
      staff: actor,
    })
  if (change.isArrivalOverridden)
    await recordEarlyDelivery(req, db, order, { reason: requested.reason, staff: actor })
  // Why a payment or an arrival could wait is for staff; any other reason is for the customer, too.
  const reason = overridden > 0 || change.isArrivalOverridden ? null : requested.reason
  const by = { kind: 'staff', id: actor.id } as const
  await carryOutOrderStep(req, db, order, { step, change, vehicle, next, by, reason, mailedReason: reason })
}

type CarriedOut = Vehicles & WrittenStep & { mailedReason: string | null }

/** Writes a step that was validated, with all that follows from it, in the caller's transaction. */
export async function carryOutOrderStep(
  req: PayloadRequest,
  db: Db,
  order: LockedOrder,
  { by, change, mailedReason, next, reason, step, vehicle }: CarriedOut,
): Promise<void> {
  await writeOrderStep(req, db, order, { step, change, reason, by })
  await followVehicles(req, db, order, { step, change, vehicle, next })
  if (change.status === 'ORDER_CANCELLED' && paidOf(order.payments) === 0)
    await closeQuoteOfOrder(req, db, order.quoteId, { reason: mailedReason, by })
  const names = { vehicle: vehicle.name, newVehicle: next?.name ?? null }
  await notifyOrderStep(req, order, { step, change, reason: mailedReason, ...names })
}

/** A vehicle of the showrooms that staff work for; null for any other. */
async function vehicleFor(db: Db, id: number, actor: Actor): Promise<OrderedVehicle | null> {
  const vehicle = await readOrderedVehicle(db, id)
  return vehicle && reachesShowroom(visibleShowrooms(actor), vehicle.showroomId) ? vehicle : null
}

const notListed = (from: OrderStatus, to: OrderStatus): string =>
  `An order that is ${ORDER_STATUS_LABELS[from].toLowerCase()} cannot become ${ORDER_STATUS_LABELS[to].toLowerCase()}.`

/** What is missing in the call is its fault; everything else is how things stand. */
function refusalOf({ message, reason }: OrderRefusal) {
  if (reason === 'wrong_actor' || reason === 'override') return forbidden(message)
  if (reason === 'sailed') return question('notSailed', message)
  if (reason === 'reason' || reason === 'overrideReason') return validationFailed([issue('reason', message)])
  return conflict(message)
}

async function factsOf(db: Db, order: LockedOrder, requested: RequestedStep, next: OrderedVehicle | null) {
  const { returnWindowDays } = await readOrderTerms(db)
  const now = new Date()
  const payments = netSchedule(order.payments)
  return {
    reason: requested.reason,
    missing: {
      firstPayment: missingToStart(payments),
      paidAtDelivery: missingToDeliver({ total: order.total, payments }, await readCompanyDay(db, now)),
    },
    isOverridden: requested.isOverridden,
    isArrivalOverridden: requested.isArrivalOverridden === true,
    isNotSailedConfirmed: requested.isNotSailedConfirmed === true,
    balance: balanceOf(order),
    returnWindowDays,
    newVehicle: next && (await newVehicleOf(db, next)),
    now,
  }
}

const newVehicleOf = async (db: Db, { id, inTrash, status }: OrderedVehicle): Promise<NewVehicle> => ({
  status,
  inTrash,
  isClaimed: await isClaimedByOthers(db, id, null),
})

type Vehicles = {
  step: OrderStep
  change: OrderChange
  vehicle: OrderedVehicle
  next: OrderedVehicle | null
}

/** What the step does to the order's vehicle, and to the one that takes its place. */
async function followVehicles(
  req: PayloadRequest,
  db: Db,
  order: LockedOrder,
  { change, next, vehicle }: Vehicles,
): Promise<void> {
  for (const effect of change.effects) {
    const isClaimed = await isClaimedByOthers(db, vehicle.id, order.id)
    const status = vehicleStatusAfterStep(effect, { status: vehicle.status, isClaimed })
    if (status) await setOrderedVehicleStatus(req, vehicle, status)
    if (effect !== 'switchVehicle' || !next) continue
    await switchTo(req, db, order, { change, next })
  }
}

const NO_SHIPMENT = { vessel: null, voyage: null, etd: null, eta: null, milestone: null }

/** Gives the order another vehicle, with its snapshot, and its customer an invoice that names it. */
async function switchTo(
  req: PayloadRequest,
  db: Db,
  order: LockedOrder,
  { change, next }: { change: OrderChange; next: OrderedVehicle },
): Promise<void> {
  const { id, quoteId, status } = order
  const snapshot = await readVehicleSnapshot(db, next.id)
  // The voyage was that of the vehicle which came back.
  const shipment = status === 'VEHICEL_RETURNED' ? { shipment: NO_SHIPMENT } : {}
  const data = { vehicle: next.id, snapshots: { vehicle: snapshot }, ...shipment }
  await req.payload.update({ collection: 'orders', id, data, req, overrideAccess: true, depth: 0 })
  await setOrderedVehicleStatus(req, next, SWITCHED_TO)
  await issueProforma(req, quoteId, id, booksOf({ ...order, status: change.status }))
}
