import { describe, expect, it, test } from 'vitest'
import type { VehicleChange } from '@/modules/inventory/vehicles/rules/vehicle-claims'
import { VEHICLE_STATUSES } from '@/modules/inventory/vehicles/rules/vehicle-status'
import {
  effectText,
  endReason,
  leftAlone,
  type OpenReservation,
  reservationEffects,
} from './reservation-effects'

const hold: OpenReservation = {
  id: 1,
  status: 'CONFIRMED',
  customer: 'Jane Doe',
  customerId: 11,
  expiresAt: new Date('2026-11-23T10:00:00Z'),
}
const request: OpenReservation = {
  id: 2,
  status: 'REQUESTED',
  customer: 'David Okello',
  customerId: 12,
  expiresAt: null,
}

/** What happens to a reservation, in one word. */
function becomes(one: OpenReservation, change: VehicleChange): string {
  const [effect] = reservationEffects([one], change)
  if (!effect) return 'stays'
  return effect.ends ?? [effect.waits && 'waits', effect.moves && 'moves'].filter(Boolean).join(' and ')
}

describe('what happens to reservations', () => {
  test.each<[string, VehicleChange, string, string]>([
    ['is published', { from: 'RESERVED', to: 'PUBLISHED' }, 'release', 'stays'],
    ['becomes a draft', { from: 'RESERVED', to: 'DRAFT' }, 'release', 'waits'],
    ['goes to auction', { from: 'RESERVED', to: 'IN_AUCTION' }, 'release', 'waits'],
    ['is archived', { from: 'RESERVED', to: 'ARCHIVED' }, 'release', 'reject'],
    ['is sold to somebody', { from: 'RESERVED', to: 'SOLD' }, 'undecided', 'reject'],
    ['is sold to the holder', { from: 'RESERVED', to: 'SOLD', isSoldToHolder: true }, 'convert', 'reject'],
    ['is sold to another', { from: 'RESERVED', to: 'SOLD', isSoldToHolder: false }, 'release', 'reject'],
    ['goes to the trash', { from: 'RESERVED', to: 'RESERVED', isTrashed: true }, 'release', 'reject'],
    ['goes to the trash as sold', { from: 'SOLD', to: 'SOLD', isTrashed: true }, 'release', 'reject'],
    ['stays as it is', { from: 'RESERVED', to: 'RESERVED' }, 'stays', 'stays'],
    ['moves', { from: 'RESERVED', to: 'RESERVED', isMoved: true }, 'moves', 'moves'],
    ['moves and is a draft', { from: 'RESERVED', to: 'DRAFT', isMoved: true }, 'release', 'waits and moves'],
    ['moves and is archived', { from: 'RESERVED', to: 'ARCHIVED', isMoved: true }, 'release', 'reject'],
  ])('of a vehicle that %s', (_, change, ofHold, ofRequest) => {
    expect(becomes(hold, change)).toBe(ofHold)
    expect(becomes(request, change)).toBe(ofRequest)
  })

  test.each<[VehicleChange, string]>([
    [{ from: 'DRAFT', to: 'PUBLISHED' }, 'stays'],
    [{ from: 'PUBLISHED', to: 'RESERVED' }, 'waits'],
    [{ from: 'PUBLISHED', to: 'DRAFT' }, 'waits'],
    [{ from: 'DRAFT', to: 'RESERVED' }, 'stays'],
    [{ from: 'DRAFT', to: 'IN_AUCTION' }, 'stays'],
    [{ from: 'DRAFT', to: 'ARCHIVED' }, 'reject'],
  ])('a request of a vehicle with the change %o', (change, expected) => {
    expect(becomes(request, change)).toBe(expected)
  })

  it('a confirmed one never outlives the status it stands for', () => {
    for (const from of VEHICLE_STATUSES)
      for (const to of VEHICLE_STATUSES)
        if (from !== to && to !== 'RESERVED')
          expect(becomes(hold, { from, to }), `${from} ${to}`).not.toBe('stays')
  })
})

describe('texts for people', () => {
  const text = (one: OpenReservation, change: VehicleChange) =>
    reservationEffects([one], change).map((effect) => effectText(effect, change.to))[0]

  test.each<[OpenReservation, VehicleChange, string]>([
    [
      hold,
      { from: 'RESERVED', to: 'PUBLISHED' },
      'Jane Doe’s reservation until 23 Nov 2026, 10:00 UTC will end. The customer is notified by e-mail.',
    ],
    [
      hold,
      { from: 'RESERVED', to: 'SOLD' },
      'Jane Doe’s reservation until 23 Nov 2026, 10:00 UTC will be closed as bought if Jane Doe has bought the vehicle, and will end otherwise.',
    ],
    [
      hold,
      { from: 'RESERVED', to: 'SOLD', isSoldToHolder: true },
      'Jane Doe’s reservation until 23 Nov 2026, 10:00 UTC will be closed as bought.',
    ],
    [
      request,
      { from: 'PUBLISHED', to: 'SOLD' },
      'David Okello’s request will be rejected. The customer is notified by e-mail.',
    ],
    [
      request,
      { from: 'PUBLISHED', to: 'DRAFT' },
      'David Okello’s request stays in the queue, but cannot be confirmed while the vehicle is a draft.',
    ],
    [
      request,
      { from: 'PUBLISHED', to: 'IN_AUCTION', isMoved: true },
      'David Okello’s request stays in the queue, but cannot be confirmed while the vehicle is in an auction, and moves to the new showroom with the vehicle.',
    ],
    [
      request,
      { from: 'PUBLISHED', to: 'PUBLISHED', isMoved: true },
      'David Okello’s request moves to the new showroom with the vehicle.',
    ],
  ])('%o %o', (one, change, expected) => {
    expect(text(one, change)).toBe(expected)
  })

  it('names nobody to staff who do not deal with customers', () => {
    const change: VehicleChange = { from: 'RESERVED', to: 'SOLD' }
    const unnamed = { ...hold, customer: null }
    expect(text(unnamed, change)).toBe(
      'A customer’s reservation until 23 Nov 2026, 10:00 UTC will be closed as bought if the customer has bought the vehicle, and will end otherwise.',
    )
    expect(leftAlone(reservationEffects([unnamed], change))).toBe('Reserved for a customer')
    expect(leftAlone(reservationEffects([{ ...request, customer: null }], change))).toBe(
      'Requested by a customer',
    )
  })

  it('customers are given a reason if there is one', () => {
    expect(endReason({ to: 'SOLD' })).toBe('The vehicle has been sold.')
    expect(endReason({ to: 'RESERVED', isTrashed: true })).toBe('The vehicle is no longer for sale.')
    expect(endReason({ to: 'PUBLISHED' })).toBeNull()
  })

  it('a skipped vehicle names for whom it is reserved', () => {
    const change: VehicleChange = { from: 'RESERVED', to: 'ARCHIVED' }
    expect(leftAlone(reservationEffects([hold, request], change))).toBe('Reserved for Jane Doe')
    expect(leftAlone(reservationEffects([request], change))).toBe('Requested by David Okello')
  })
})
