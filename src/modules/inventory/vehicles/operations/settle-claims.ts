import type { PayloadRequest } from 'payload'
import { type AppError, conflict } from '@/kernel/errors'
import { seesCustomers } from '@/kernel/permissions'
import { actorOf } from '@/server/permissions'
import type { Db } from '@/server/transaction'
import { openReservations } from '../queries/reservations'
import { takeHoldStep } from '../rules/hold'
import {
  type Consent,
  effectText,
  endReason,
  leftAlone,
  notAgreed,
  type ReservationEffect,
  reservationEffects,
  type VehicleChange,
} from '../rules/reservation-effects'
import { tellHolder } from './tell-holder'
import { writeHold } from './write-hold'

/** A vehicle whose row is locked, and what is about to be done to it. */
export type ChangedVehicle = Omit<VehicleChange, 'isSoldToHolder'> & { id: number; name: string; sku: string }

/** What becomes of a vehicle's reservations, and which of that nobody has agreed to. */
export type Affected = { vehicle: ChangedVehicle; effects: ReservationEffect[]; open: ReservationEffect[] }

/** Those of the vehicles whose open reservations the change affects. Reads only; the vehicles' rows are locked. */
export async function affectedBy(
  req: PayloadRequest,
  db: Db,
  vehicles: readonly ChangedVehicle[],
  consent: Consent,
): Promise<Affected[]> {
  const reservations = await openReservations(
    db,
    vehicles.map(({ id }) => id),
    seesCustomers(await actorOf(req)),
  )
  return vehicles
    .map((vehicle) => {
      const change = { ...vehicle, isSoldToHolder: consent.isSoldToHolder }
      const effects = reservationEffects(reservations.get(vehicle.id) ?? [], change)
      return { vehicle, effects, open: notAgreed(effects, consent) }
    })
    .filter(({ effects }) => effects.length > 0)
}

/** Where the issue about a reservation points to; with several vehicles it names the vehicle too. */
const pathOf = (vehicleId: number, reservationId: number, isOne: boolean): string =>
  `${isOne ? '' : `vehicles.${vehicleId}.`}affectedReservations.${reservationId}`

/** The refusal of a change that nobody has agreed to: an issue for each reservation says what would become of it. */
export function notAgreedTo(affected: readonly Affected[], isOne: boolean): AppError {
  const asked = affected.filter(({ open }) => open.length > 0)
  const issues = asked.flatMap(({ effects, vehicle }) =>
    effects.map((effect) => ({
      path: pathOf(vehicle.id, effect.reservation.id, isOne),
      message: effectText(effect, vehicle.to),
    })),
  )
  const undecided = asked.flatMap(({ open }) => open).find(({ ends }) => ends === 'undecided')
  const sold = undecided && {
    path: 'soldToHolder',
    message: `Has ${undecided.reservation.customer ?? 'the customer'} bought the vehicle?`,
  }
  const whose = isOne ? 'this vehicle' : asked.length === 1 ? 'one vehicle' : `${asked.length} vehicles`
  return conflict(`This affects open reservations of ${whose}`, sold ? [...issues, sold] : issues)
}

/**
 * Ends the reservations that the change ends, and tells their customers, in the caller's transaction. The vehicles'
 * own rows are the caller's affair, and come after.
 *
 * @param note why, for the customers; a usual reason without
 */
export async function endReservations(
  req: PayloadRequest,
  db: Db,
  affected: readonly Affected[],
  note: string | null,
): Promise<void> {
  const staffId = req.user ? Number(req.user.id) : null
  for (const { effects, vehicle } of affected)
    for (const { ends, reservation } of effects) {
      if (ends === null || ends === 'undecided') continue
      const reason = note ?? endReason(vehicle)
      const holds = { status: vehicle.from, hold: null }
      const step = takeHoldStep(reservation, ends, holds, new Date(), 0)
      if (!step.ok) throw conflict(step.error.message)
      await writeHold(db, reservation.id, step.value, reason, staffId)
      const told = { ...vehicle, status: vehicle.to, inTrash: vehicle.isTrashed === true }
      await tellHolder(req, db, ends, told, { ...reservation, expiresAt: null, note: reason })
    }
}

/**
 * Settles the reservations of one vehicle before it is changed.
 *
 * @throws AppError 409 with an issue for each reservation while nobody has agreed to what becomes of it
 */
export async function settleReservations(
  req: PayloadRequest,
  db: Db,
  vehicle: ChangedVehicle,
  consent: Consent,
): Promise<void> {
  const affected = await affectedBy(req, db, [vehicle], consent)
  if (affected.some(({ open }) => open.length > 0)) throw notAgreedTo(affected, true)
  await endReservations(req, db, affected, consent.note ?? null)
}

/** How several vehicles are changed at once: what is agreed to, and whether those that nobody agreed about stay as they are. */
export type BulkConsent = { consent: Consent; leavesAffected?: boolean }

/**
 * Settles the reservations of several vehicles before they are changed.
 *
 * @returns ids of vehicles whose reservations ended, and those that are left alone with the reason
 * @throws AppError 409 with an issue for each reservation that nobody has agreed about, unless those are to be left alone
 */
export async function settleBulk(
  req: PayloadRequest,
  db: Db,
  vehicles: readonly ChangedVehicle[],
  { consent, leavesAffected = false }: BulkConsent,
): Promise<{ ended: Set<number>; left: { id: number; name: string; message: string }[] }> {
  const affected = await affectedBy(req, db, vehicles, consent)
  const open = affected.filter((one) => one.open.length > 0)
  if (open.length > 0 && !leavesAffected) throw notAgreedTo(open, false)
  const agreed = affected.filter((one) => one.open.length === 0)
  await endReservations(req, db, agreed, consent.note ?? null)
  const ended = agreed.filter(({ effects }) => effects.some(({ ends }) => ends !== null))
  return {
    ended: new Set(ended.map(({ vehicle }) => vehicle.id)),
    left: open.map(({ effects, vehicle: { id, name } }) => ({ id, name, message: leftAlone(effects) })),
  }
}
