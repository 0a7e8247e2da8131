import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { conflict, notFound } from '@/kernel/errors'
import { reachesShowroom, visibleShowrooms } from '@/kernel/showroom-scope'
import { reservations } from '@/modules/inventory/tables.gen'
import { changeStatus } from '@/modules/inventory/vehicles/operations/change-status/change-status'
import { runInTurnOnVehicle } from '@/modules/inventory/vehicles/operations/run-in-turn-on-vehicles'
import { readHoldHours } from '@/modules/settings/company/queries/read-hold-hours'
import { actorOf } from '@/server/actor-of'
import { type Db, dbOf } from '@/server/db-of'
import { sendJob } from '@/server/jobs/send-job'
import { select } from '@/server/rows/select'
import { transitionReservation } from '../rules/reservation-transition'
import {
  isForCustomer,
  type ReservationActor,
  type ReservationStatus,
  type ReservationStep,
  type StaffStep,
} from '../rules/reservation-workflow'
import { expireReservationsQueue } from './declare-expire-reservations-queue'
import { emitReservationStep } from './emit-reservation-step'
import { type LockedVehicle, lockVehicleToReserve } from './lock-vehicle-to-reserve'
import { notifyCustomerOfReservation } from './notify-customer-of-reservation'
import { notifyShowroomOfReservation } from './notify-showroom-of-reservation'
import { writeReservation } from './write-reservation'

type Hold = { id: number; status: ReservationStatus; customerId: number; expiresAt: Date | null }

/**
 * Who takes a step: staff only for vehicles of their showrooms, customers only for their own reservations,
 * the clock for all.
 */
type By = {
  actor: ReservationActor
  showrooms: readonly number[] | 'all'
  staffId: number | null
  customerId?: number
}

/** A step, or a function that chooses it by the reservation's state once locked. */
type Wanted = ReservationStep | ((status: ReservationStatus) => ReservationStep)

/**
 * Confirms, rejects or releases a reservation on behalf of staff.
 *
 * @param note why, for the customer
 * @throws AppError 404 if there is none for a vehicle of theirs, 409 with the reason if the step cannot be
 * taken
 */
export async function takeReservationStepOfStaff(
  req: PayloadRequest,
  id: number,
  step: StaffStep,
  note: string | null = null,
): Promise<void> {
  const showrooms = visibleShowrooms(await actorOf(req))
  await takeReservationStep(req, id, step, { actor: 'staff', showrooms, staffId: Number(req.user?.id) }, note)
}

/**
 * One step of a reservation: its row, the vehicle's status, the mail and the job that
 * ends it are committed together or not at all. The vehicle's row is locked first, so steps for one vehicle
 * are taken one at a time.
 *
 * @throws AppError 404 if there is none, 409 with the reason if the step cannot be taken
 */
export async function takeReservationStep(
  req: PayloadRequest,
  id: number,
  step: Wanted,
  by: By,
  note: string | null = null,
): Promise<void> {
  const about = { vehicleId: reservations.vehicleId }
  const [reservation] = await select(await dbOf(req), about, sql`FROM reservations WHERE id = ${id}`)
  if (!reservation) throw notFound(NOT_FOUND)
  const { vehicleId } = reservation
  await runInTurnOnVehicle(req, vehicleId, (inner, db) =>
    stepInside(inner, db, { id, vehicleId, step, by, note }),
  )
}

type Step = { id: number; vehicleId: number; step: Wanted; by: By; note: string | null }

async function stepInside(
  req: PayloadRequest,
  db: Db,
  { by, id, note, step: wanted, vehicleId }: Step,
): Promise<void> {
  const { vehicle, hold } = await lockBoth(db, id, vehicleId)
  if (!isSeenBy(by, vehicle, hold)) throw notFound(NOT_FOUND)
  const step = typeof wanted === 'function' ? wanted(hold.status) : wanted
  const circumstances = { vehicle, now: new Date(), hours: await readHoldHours(db) }
  const answer = transitionReservation(hold, step, by.actor, circumstances)
  if (!answer.ok) throw conflict(answer.error.message)
  await writeReservation(req, id, answer.value, note, by.staffId)
  const { vehicleStatus } = answer.value
  if (vehicleStatus) await changeStatus(req, [vehicleId], vehicleStatus, { by: 'reservation' })
  const { expiresAt = null, mails } = answer.value
  if (expiresAt) await sendJob(req, expireReservationsQueue, {}, { startAfter: expiresAt })
  const news = { id, step, customerId: hold.customerId, expiresAt, note }
  for (const mail of mails)
    if (isForCustomer(mail)) await notifyCustomerOfReservation(req, db, mail, vehicle, news)
    else await notifyShowroomOfReservation(req, db, 'withdrawn', vehicle, hold)
  const { customerId } = hold
  await emitReservationStep(req, { id, vehicleId, customerId, step, status: answer.value.status })
}

const NOT_FOUND = 'Reservation not found'

const isSeenBy = ({ customerId, showrooms }: By, vehicle: LockedVehicle, hold: Hold): boolean =>
  (customerId === undefined || customerId === hold.customerId) &&
  reachesShowroom(showrooms, vehicle.showroomId)

const HOLD = {
  id: reservations.id,
  status: reservations.status,
  customerId: reservations.customerId,
  expiresAt: reservations.expiresAt,
}

/** Locks the vehicle first, then reads the reservation. */
async function lockBoth(
  db: Db,
  id: number,
  vehicleId: number,
): Promise<{ vehicle: LockedVehicle; hold: Hold }> {
  const vehicle = await lockVehicleToReserve(db, vehicleId)
  const [row] = await select(db, HOLD, sql`FROM reservations WHERE id = ${id} FOR UPDATE`)
  if (!vehicle || !row) throw notFound(NOT_FOUND)
  return { vehicle, hold: { ...row, expiresAt: row.expiresAt ? new Date(row.expiresAt) : null } }
}
