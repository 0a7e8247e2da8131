import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type AlertFrequency,
  BOUNCE_DAYS,
  dropToReport,
  dueAt,
  isBack,
  type Offer,
  STABLE_MINUTES,
  zoneOfCountry,
} from './saved-search-alerts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const START = Date.parse('2026-11-02T09:00:00Z')
const at = (minutes: number) => new Date(START + minutes * MINUTE)
const days = (count: number) => count * 24 * 60

/** Prices, by the minute they took effect. */
const prices = (...steps: [minute: number, price: number | null][]): Offer[] =>
  steps.map(([minute, price]) => ({ since: at(minute), price, currency: 'USD', isAvailable: price !== null }))

describe('a price change worth reporting', () => {
  const fresh = { since: at(0), priceThen: 10_000, currency: 'USD', reported: null }
  const unknown = { ...fresh, priceThen: null }
  const toldAt = (minute: number, price: number) => ({ ...fresh, reported: { price, at: at(minute) } })
  const drop = (from: number, to: number) => ({ from, to })

  test.each([
    [
      'has fallen and holds',
      prices([-9, 10_000], [5, 9_000]),
      fresh,
      5 + STABLE_MINUTES,
      drop(10_000, 9_000),
    ],
    ['has only just fallen', prices([-9, 10_000], [5, 9_000]), fresh, 4 + STABLE_MINUTES, null],
    ['has not changed', prices([-9, 10_000]), fresh, days(3), null],
    ['has risen', prices([-9, 10_000], [5, 11_000]), fresh, days(3), null],
    [
      'fell and rose again before anybody was told',
      prices([-9, 10_000], [5, 9_000], [20, 10_000]),
      fresh,
      days(2),
      null,
    ],
    [
      'fell in two steps',
      prices([-9, 10_000], [5, 9_000], [20, 8_000]),
      fresh,
      20 + STABLE_MINUTES,
      drop(10_000, 8_000),
    ],
    ['fell by next to nothing', prices([-9, 10_000], [5, 9_950]), fresh, days(1), null],
    ['fell, was told, and stayed', prices([-9, 10_000], [5, 9_000]), toldAt(40, 9_000), days(3), null],
    [
      'fell further after it was told',
      prices([-9, 10_000], [5, 9_000], [days(1), 8_000]),
      toldAt(40, 9_000),
      days(2),
      drop(9_000, 8_000),
    ],
    [
      'fell, rose for some days and fell back',
      prices([-9, 10_000], [5, 9_000], [days(1), 10_000], [days(4), 9_000]),
      toldAt(40, 9_000),
      days(5),
      null,
    ],
    [
      'fell below what was told after a bounce',
      prices([-9, 10_000], [5, 9_000], [days(1), 10_000], [days(4), 8_500]),
      toldAt(40, 9_000),
      days(5),
      drop(9_000, 8_500),
    ],
    [
      'was high for long enough to be the usual one',
      prices([-9, 10_000], [5, 9_000], [days(1), 10_000], [days(1 + BOUNCE_DAYS), 9_000]),
      toldAt(40, 9_000),
      days(20),
      drop(10_000, 9_000),
    ],
    [
      'was higher before it stood on the wishlist',
      prices([-days(60), 20_000], [-days(5), 10_000]),
      fresh,
      days(1),
      null,
    ],
    ['is hidden now', prices([-9, 10_000], [5, null]), fresh, days(1), null],
    [
      'was hidden for a while and came back lower',
      prices([-9, 10_000], [5, null], [50, 9_000]),
      fresh,
      days(1),
      drop(10_000, 9_000),
    ],
    ['is all that is known since it was put there', prices([60, 9_000]), fresh, days(1), drop(10_000, 9_000)],
    ['was on request before', prices([-9, null], [60, 9_000]), unknown, days(1), null],
    ['has no history', [], fresh, days(1), null],
  ])('%s', (_, history, known, minute, expected) => {
    expect(dropToReport(history, known, at(minute))).toEqual(expected)
  })

  it('is not reported while the vehicle cannot be bought', () => {
    const [first, second] = prices([-9, 10_000], [5, 9_000]) as [Offer, Offer]
    expect(dropToReport([first, { ...second, isAvailable: false }], fresh, at(days(1)))).toBeNull()
  })

  it('is not compared with a price in another currency', () => {
    const [first, second] = prices([-9, 1_000_000], [5, 9_000]) as [Offer, Offer]
    expect(
      dropToReport([{ ...first, currency: 'JPY' }, second], { ...fresh, currency: 'JPY' }, at(days(1))),
    ).toBeNull()
  })

  it('is never reported twice without having been lower', () => {
    const step = fc.record({
      minutes: fc.integer({ min: 1, max: days(3) }),
      price: fc.integer({ min: 100, max: 200 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let minute = 0
        const history = prices([0, 150])
        let reported: { price: number; at: Date } | null = null
        for (const { minutes, price } of steps) {
          minute += minutes
          const reportedDrop = dropToReport(
            history,
            { since: at(0), priceThen: 150, currency: 'USD', reported },
            at(minute),
          )
          if (reportedDrop && reported && minute * MINUTE < BOUNCE_DAYS * DAY)
            expect(reportedDrop.to).toBeLessThan(reported.price)
          if (reportedDrop) reported = { price: reportedDrop.to, at: at(minute) }
          history.push(...prices([minute, price]))
        }
      }),
    )
  })
})

describe('a vehicle that is available again', () => {
  const stock = (...steps: [minute: number, isAvailable: boolean][]): Offer[] =>
    steps.map(([minute, isAvailable]) => ({ since: at(minute), price: 9_000, currency: 'USD', isAvailable }))

  test.each([
    [
      'was gone for a day and holds',
      stock([-9, true], [5, false], [days(1), true]),
      null,
      days(1) + STABLE_MINUTES,
      true,
    ],
    ['is back for a moment', stock([-9, true], [5, false], [days(1), true]), null, days(1) + 1, false],
    ['was gone for a moment', stock([-9, true], [5, false], [20, true]), null, days(1), false],
    ['was never gone', stock([-9, true]), null, days(1), false],
    ['is gone', stock([-9, true], [5, false]), null, days(1), false],
    ['was gone when it was put on the wishlist', stock([-9, false], [days(1), true]), null, days(2), true],
    [
      'came back before it was put on the wishlist',
      stock([-days(9), false], [-9, true]),
      null,
      days(2),
      false,
    ],
    [
      'was told of this very return',
      stock([-9, true], [5, false], [days(1), true]),
      days(1) + 40,
      days(30),
      false,
    ],
    [
      'went and came again within days',
      stock([-9, true], [5, false], [days(1), true], [days(2), false], [days(3), true]),
      days(1) + 40,
      days(4),
      false,
    ],
    [
      'went and came again much later',
      stock([-9, true], [5, false], [days(1), true], [days(2), false], [days(30), true]),
      days(1) + 40,
      days(31),
      true,
    ],
  ])('%s', (_, history, reported, minute, expected) => {
    const toldAt = reported === null ? null : at(reported)
    expect(isBack(history, { since: at(0), toldAt }, at(minute))).toBe(expected)
  })
})

describe('when a new vehicle is reported', () => {
  test.each<[AlertFrequency, string, string, string | null]>([
    ['instant', 'Africa/Nairobi', '2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z'],
    ['off', 'Africa/Nairobi', '2026-11-21T12:00:00Z', null],
    ['daily', 'UTC', '2026-11-21T06:59:00Z', '2026-11-21T07:00:00Z'],
    ['daily', 'UTC', '2026-11-21T07:00:00Z', '2026-11-22T07:00:00Z'],
    ['daily', 'Africa/Nairobi', '2026-11-21T03:59:00Z', '2026-11-21T04:00:00Z'],
    ['daily', 'Africa/Nairobi', '2026-11-21T22:30:00Z', '2026-11-22T04:00:00Z'],
    ['daily', 'Asia/Tokyo', '2026-11-21T15:30:00Z', '2026-11-21T22:00:00Z'],
    // A Saturday, and the Monday after it.
    ['weekly', 'UTC', '2026-11-21T12:00:00Z', '2026-11-23T07:00:00Z'],
    ['weekly', 'UTC', '2026-11-23T06:00:00Z', '2026-11-23T07:00:00Z'],
    ['weekly', 'UTC', '2026-11-23T07:00:00Z', '2026-11-30T07:00:00Z'],
    // Monday morning in Tokyo is still Sunday in UTC.
    ['weekly', 'Asia/Tokyo', '2026-11-22T21:00:00Z', '2026-11-22T22:00:00Z'],
  ])('%s in %s, found %s', (frequency, zone, foundAt, due) => {
    expect(dueAt(frequency, new Date(foundAt), zone)).toEqual(due === null ? null : new Date(due))
  })

  test.each([
    ['Kenya', 'Africa/Nairobi'],
    ['Japan', 'Asia/Tokyo'],
    ['New Zealand', 'Pacific/Auckland'],
    ['United States', 'UTC'],
    ['Nowhere', 'UTC'],
    [null, 'UTC'],
  ])('%s uses the time zone of %s', (country, zone) => {
    expect(zoneOfCountry(country)).toBe(zone)
  })
})
