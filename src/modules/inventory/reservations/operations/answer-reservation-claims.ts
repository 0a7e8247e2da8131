import type { PayloadRequest } from 'payload'
import { conflict } from '@/kernel/errors'
import type { ClaimedVehicle, ClaimSource } from '@/modules/inventory/vehicles/operations/declare-claims'
import { type ClaimNotice, UNDECIDED } from '@/modules/inventory/vehicles/rules/vehicle-claims'
import type { Db } from '@/server/db-of'
import { listOpenReservations } from '../queries/list-reservations'
import {
  effectText,
  endReason,
  leftAlone,
  type OpenReservation,
  type ReservationEffect,
  reservationEffects,
} from '../rules/reservation-effects'
import { transitionReservation } from '../rules/reservation-transition'
import { waitingText } from '../rules/reservation-words'
import { isForCustomer } from '../rules/reservation-workflow'
import { emitReservationStep } from './emit-reservation-step'
import { notifyCustomerOfReservation } from './notify-customer-of-reservation'
import { writeReservation } from './write-reservation'

/** Open reservations, as claims on their vehicles. */
export const reservationClaims: ClaimSource<OpenReservation, ReservationEffect> = {
  field: 'affectedReservations',
  plural: 'open reservations',
  open: listOpenReservations,
  effects: reservationEffects,
  effectText: (effect, { to }) => effectText(effect, to),
  leftAlone,
  end: endReservations,
  notice: reservationNotice,
}

async function endReservations(
  req: PayloadRequest,
  db: Db,
  vehicles: readonly ClaimedVehicle<ReservationEffect>[],
  note: string | null,
): Promise<void> {
  const staffId = req.user ? Number(req.user.id) : null
  for (const { effects, vehicle } of vehicles)
    for (const { claim, ends } of effects) {
      if (ends === null || ends === UNDECIDED) continue
      const reason = note ?? endReason(vehicle)
      const before = { status: vehicle.from, hold: null }
      const step = transitionReservation(claim, ends, 'vehicle', {
        vehicle: before,
        now: new Date(),
        hours: 0,
      })
      if (!step.ok) throw conflict(step.error.message)
      await writeReservation(req, claim.id, step.value, reason, staffId)
      const current = { ...vehicle, status: vehicle.to, inTrash: vehicle.isTrashed === true }
      const news = { ...claim, step: ends, expiresAt: null, note: reason }
      for (const mail of step.value.mails)
        if (isForCustomer(mail)) await notifyCustomerOfReservation(req, db, mail, current, news)
      const { customerId, id } = claim
      const { status } = step.value
      await emitReservationStep(req, { id, vehicleId: vehicle.id, customerId, step: ends, status })
    }
}

/** For whom the vehicle is reserved, and who is waiting for it. */
function reservationNotice(open: readonly OpenReservation[], { sku }: { sku: string }): ClaimNotice {
  const hold = open.find(({ expiresAt }) => expiresAt !== null)
  const waiting = open.filter((one) => one !== hold)
  return {
    title: 'Reservations',
    href: `/admin/inventory/reservations?search=${encodeURIComponent(sku)}`,
    sentences: [
      ...(hold
        ? [
            {
              text: 'Reserved for',
              customer: hold.customer ?? 'a customer',
              until: hold.expiresAt?.toISOString(),
            },
          ]
        : []),
      ...(waiting.length > 0 ? [{ text: waitingText(waiting.map(({ customer }) => customer)) }] : []),
    ],
  }
}
