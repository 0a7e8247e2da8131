import { describe, expect, test } from 'vitest'
import {
  HOLD_STATUSES,
  HOLD_STEPS,
  type HoldStep,
  type HoldVehicle,
  mayRequestHold,
  mayTakeHeld,
  takeHoldStep,
  withdrawalOf,
} from './hold'
import { queueText, reserveLabel, timeLeftText, waitingText } from './hold-words'

const NOW = new Date('2026-11-21T10:00:00Z')
const LATER = new Date('2026-11-23T10:00:00Z')
const FREE: HoldVehicle = { status: 'PUBLISHED', hold: null }
const HELD: HoldVehicle = { status: 'RESERVED', hold: { customerId: 2, expiresAt: LATER } }
const STEPS = Object.keys(HOLD_STEPS) as HoldStep[]

describe('asking for a hold', () => {
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
    const answer = mayRequestHold(vehicle, customer, own)
    expect(answer.ok ? null : answer.error.reason).toBe(reason)
    if (!answer.ok) expect(answer.error.message.length).toBeGreaterThan(10)
  })
})

describe('the steps of a hold', () => {
  test('every state can be reached, and every step that the table does not name is refused', () => {
    const reached = new Set(['REQUESTED', ...Object.values(HOLD_STEPS).map(({ to }) => to)])
    expect([...reached].toSorted()).toEqual([...HOLD_STATUSES].toSorted())
    for (const status of HOLD_STATUSES)
      for (const step of STEPS) {
        const vehicle = status === 'CONFIRMED' ? HELD : FREE
        const answer = takeHoldStep({ status, expiresAt: NOW }, step, vehicle, NOW, 48)
        expect(answer.ok, `${step} of ${status}`).toBe(HOLD_STEPS[step].from === status)
        if (answer.ok) expect(answer.value.status).toBe(HOLD_STEPS[step].to)
      }
  })

  test('a confirmed hold takes the vehicle for the hours of the setting', () => {
    expect(takeHoldStep({ status: 'REQUESTED', expiresAt: null }, 'confirm', FREE, NOW, 48)).toEqual({
      ok: true,
      value: { status: 'CONFIRMED', confirmedAt: NOW, expiresAt: LATER, vehicleStatus: 'RESERVED' },
    })
  })

  test.each([
    ['held for another', HELD, 'until 23 Nov 2026, 10:00 UTC'],
    ['sold', { status: 'SOLD', hold: null }, 'it is sold'],
    ['reserved by staff', { status: 'RESERVED', hold: null }, 'it is reserved already'],
    ['no longer published', { status: 'DRAFT', hold: null }, 'it is not published'],
    ['in an auction', { status: 'IN_AUCTION', hold: null }, 'it is in an auction'],
    ['in the trash', { ...FREE, inTrash: true }, 'it is in the trash'],
  ] as const)('a vehicle that is %s cannot be held, and the sentence says why', (_, vehicle, words) => {
    const answer = takeHoldStep({ status: 'REQUESTED', expiresAt: null }, 'confirm', vehicle, NOW, 48)
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
    const vehicle: HoldVehicle = { ...HELD, status }
    const answer = takeHoldStep({ status: 'CONFIRMED', expiresAt: NOW }, step, vehicle, NOW, 48)
    expect(answer.ok ? answer.value.vehicleStatus : 'refused').toBe(after)
  })

  test('a request that is withdrawn leaves the vehicle as it is, whoever holds it', () => {
    for (const vehicle of [FREE, HELD]) {
      const answer = takeHoldStep({ status: 'REQUESTED', expiresAt: null }, 'withdraw', vehicle, NOW, 48)
      expect(answer).toEqual({ ok: true, value: { status: 'RELEASED', endedAt: NOW, vehicleStatus: null } })
    }
  })

  test('whoever wants a vehicle no longer ends what is open, and is refused by the words of what has ended', () => {
    for (const status of HOLD_STATUSES) {
      const answer = takeHoldStep({ status, expiresAt: NOW }, withdrawalOf(status), HELD, NOW, 48)
      expect(answer.ok, status).toBe(status === 'REQUESTED' || status === 'CONFIRMED')
      if (!answer.ok)
        expect(answer.error.message).toMatch(/^This reservation is \w+ and cannot be withdrawn\.$/)
    }
  })

  test('a hold does not run out before its time', () => {
    const early = takeHoldStep({ status: 'CONFIRMED', expiresAt: LATER }, 'expire', HELD, NOW, 48)
    expect(early.ok ? '' : early.error.reason).toBe('not_due')
  })
})

describe('what people read', () => {
  test.each([
    [true, true, 'Reserved'],
    [true, false, 'Reserved'],
    [false, true, 'Requested'],
    [false, false, 'Reserve'],
  ])('reserved %s, requested %s: %s', (isReserved, isRequested, label) => {
    expect(reserveLabel({ isReserved }, isRequested)).toBe(label)
  })

  test.each([
    [0, '0 s'],
    [-5, '0 s'],
    [59, '59 s'],
    [725, '12 min 5 s'],
    [3600, '1 h 0 min'],
    [86_399, '23 h 59 min'],
    [172_800, '2 d 0 h'],
  ])('%i seconds are %s', (seconds, text) => {
    expect(timeLeftText(new Date(NOW.getTime() + seconds * 1000), NOW)).toBe(text)
  })

  test('a place in the queue', () => {
    expect([queueText(1), queueText(3)]).toEqual(['Next in the queue', 'Place 3 in the queue'])
  })

  test.each([
    [['Jane Doe'], '1 request in the queue: Jane Doe'],
    [['Jane Doe', 'David Okello'], '2 requests in the queue: Jane Doe, David Okello'],
    [[null, null], '2 requests in the queue'],
  ])('who waits: %j', (customers, text) => {
    expect(waitingText(customers)).toBe(text)
  })
})

test.each([
  [null, 1, true],
  [{ customerId: 1, expiresAt: LATER }, 1, true],
  [{ customerId: 1, expiresAt: LATER }, 2, false],
])('of a hold %o customer %i may buy: %s', (hold, customer, may) => {
  expect(mayTakeHeld(hold, customer)).toBe(may)
})
