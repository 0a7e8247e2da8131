import { describe, expect, test } from 'vitest'
import {
  mayRequest,
  mayTakeHeld,
  type ReservableVehicle,
  transitionReservation,
} from './reservation-transition'
import {
  RESERVATION_STATUSES,
  type ReservationActor,
  type ReservationStatus,
  type ReservationStep,
  withdrawalOf,
} from './reservation-workflow'

const NOW = new Date('2026-11-21T10:00:00Z')
const LATER = new Date('2026-11-23T10:00:00Z')
const FREE: ReservableVehicle = { status: 'PUBLISHED', hold: null }
const HELD: ReservableVehicle = { status: 'RESERVED', hold: { customerId: 2, expiresAt: LATER } }

/** A reservation's step, taken by its usual actor; if the reservation has an end, it is now. */
function take(
  status: ReservationStatus,
  step: ReservationStep,
  vehicle: ReservableVehicle,
  expiresAt: Date = NOW,
) {
  const by: Partial<Record<ReservationStep, ReservationActor>> = {
    withdraw: 'customer',
    giveUp: 'customer',
    expire: 'clock',
    convert: 'vehicle',
  }
  return transitionReservation({ status, expiresAt }, step, by[step] ?? 'staff', {
    vehicle,
    now: NOW,
    hours: 48,
  })
}

describe('requesting a reservation', () => {
  test.each([
    ['a free vehicle', FREE, 1, null, null],
    ['one that was requested before', FREE, 1, 'REQUESTED', 'already_requested'],
    ['one that is held for another', HELD, 1, null, 'reserved'],
    ['one that was requested and is held for another', HELD, 1, 'REQUESTED', 'reserved'],
    ['one that is held for the asker', HELD, 2, 'CONFIRMED', 'held_for_you'],
    ['one that staff reserved themselves', { status: 'RESERVED', hold: null }, 1, null, 'reserved'],
    ['a sold one', { status: 'SOLD', hold: null }, 1, null, 'sold'],
    ['one in an auction', { status: 'IN_AUCTION', hold: null }, 1, null, 'in_auction'],
    ['a draft', { status: 'DRAFT', hold: null }, 1, null, 'not_listed'],
    ['an archived one', { status: 'ARCHIVED', hold: null }, 1, null, 'not_listed'],
    ['one in the trash', { ...FREE, inTrash: true }, 1, null, 'not_listed'],
  ] as const)('for %s', (_, vehicle, customer, own, reason) => {
    const answer = mayRequest(vehicle, customer, own)
    expect(answer.ok ? null : answer.error.reason).toBe(reason)
    if (!answer.ok) expect(answer.error.message.length).toBeGreaterThan(10)
  })
})

describe('the steps of a reservation', () => {
  test('a confirmed reservation takes the vehicle for the configured hours', () => {
    expect(take('REQUESTED', 'confirm', FREE)).toEqual({
      ok: true,
      value: {
        status: 'CONFIRMED',
        confirmedAt: NOW,
        expiresAt: LATER,
        vehicleStatus: 'RESERVED',
        mails: ['hold-confirmed'],
      },
    })
  })

  test.each([
    ['held for another', HELD, 'until 23 Nov 2026, 10:00 UTC'],
    ['sold', { status: 'SOLD', hold: null }, 'it is sold'],
    ['reserved by staff', { status: 'RESERVED', hold: null }, 'it is already reserved'],
    ['no longer published', { status: 'DRAFT', hold: null }, 'it is not published'],
    ['in an auction', { status: 'IN_AUCTION', hold: null }, 'it is in an auction'],
    ['in the trash', { ...FREE, inTrash: true }, 'it is in the trash'],
  ] as const)('a vehicle that is %s cannot be reserved, and the sentence states why', (_, vehicle, words) => {
    const answer = take('REQUESTED', 'confirm', vehicle)
    expect(answer.ok ? '' : answer.error.message).toContain(words)
  })

  test.each([
    ['release', 'RESERVED', 'PUBLISHED'],
    ['expire', 'RESERVED', 'PUBLISHED'],
    ['giveUp', 'RESERVED', 'PUBLISHED'],
    ['convert', 'RESERVED', null],
    ['release', 'SOLD', null],
    ['expire', 'ARCHIVED', null],
    ['giveUp', 'SOLD', null],
  ] as const)('%s of a vehicle that is %s makes it %s', (step, status, after) => {
    const vehicle: ReservableVehicle = { ...HELD, status }
    const answer = take('CONFIRMED', step, vehicle)
    expect(answer.ok ? answer.value.vehicleStatus : 'refused').toBe(after)
  })

  test('withdrawing a request leaves the vehicle as it is, whoever has it reserved', () => {
    for (const vehicle of [FREE, HELD]) {
      const answer = take('REQUESTED', 'withdraw', vehicle)
      expect(answer).toEqual({
        ok: true,
        value: { status: 'RELEASED', endedAt: NOW, vehicleStatus: null, mails: ['hold-withdrawn'] },
      })
    }
  })

  test('a customer ends what is open, and is notified if it has already ended', () => {
    for (const status of RESERVATION_STATUSES) {
      const answer = take(status, withdrawalOf(status) ?? 'withdraw', HELD)
      expect(answer.ok, status).toBe(status === 'REQUESTED' || status === 'CONFIRMED')
      if (!answer.ok)
        expect(answer.error.message).toMatch(/^This reservation is \w+ and cannot be withdrawn\.$/)
    }
  })

  test('a reservation does not run out before its time', () => {
    const early = take('CONFIRMED', 'expire', HELD, LATER)
    expect(early.ok ? '' : early.error.reason).toBe('not_due')
  })

  test("nobody takes another actor's step", () => {
    const requested = { status: 'REQUESTED', expiresAt: null } as const
    const circumstances = { vehicle: FREE, now: NOW, hours: 48 }
    const answer = transitionReservation(requested, 'confirm', 'customer', circumstances)
    expect(answer.ok ? '' : answer.error).toEqual({
      reason: 'wrong_actor',
      message: 'This reservation cannot be confirmed.',
    })
  })
})

test.each([
  [null, 1, true],
  [{ customerId: 1, expiresAt: LATER }, 1, true],
  [{ customerId: 1, expiresAt: LATER }, 2, false],
])('of a hold %o customer %i may buy: %s', (hold, customer, may) => {
  expect(mayTakeHeld(hold, customer)).toBe(may)
})
