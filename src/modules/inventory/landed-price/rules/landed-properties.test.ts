import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type {
  Freight,
  InsuranceRate,
  LaneEnd,
  Origin,
  Tariffs,
} from '@/modules/settings/tariffs/rules/tariffs-and-freights'
import { country, port, TARIFFS, TODAY } from './cases/world.fixture'
import { convertLandedPrice } from './convert-landed-price'
import { type LandedPrice, landedPrice, type PricedVehicle } from './landed-price'
import { landedTerms, landedTotal } from './landed-terms'

const RATED = ['USD', 'JPY', 'KES', 'UGX', 'TZS', 'BYN']
const currency = fc.constantFrom(...RATED, 'USD', 'JPY', 'EUR')
const amount = fc
  .tuple(fc.integer({ min: 0, max: 3_000_000 }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`)
const fee = fc.oneof(
  amount,
  amount,
  fc.constantFrom('0', '1100', '2000000001', '-3', '', '0.30000000000000004'),
)
const day = fc.constantFrom(null, '2026-11-22', '2026-11-23', '2026-11-24')
const type = fc.constantFrom(null, 10, 11)

const end = (ports: number[], countries: string[]): fc.Arbitrary<LaneEnd> =>
  fc.oneof(fc.constantFrom(...ports).map(port), fc.constantFrom(...countries).map(country))

const freight: fc.Arbitrary<Freight> = fc.record({
  id: fc.integer({ min: 1, max: 1_000_000 }),
  keyword: fc.constant('F'),
  fee,
  currency,
  from: end([1, 2], ['Japan', 'Kenya']),
  to: end([5, 6], ['Kenya', 'Tanzania']),
  method: fc.constantFrom('roro', 'container'),
  basis: fc.constantFrom('unit', 'm3'),
  vehicleTypeId: type,
  leadDays: fc.constantFrom(null, 30),
  viaPortId: fc.constantFrom(null, 6),
  landFee: fc.option(fee),
  validFrom: day,
  validTo: day,
})

const insurance: fc.Arbitrary<InsuranceRate | null> = fc.oneof(
  fc.record({
    id: fc.constant(1),
    coverage: fc.constant(''),
    kind: fc.constant('percent'),
    fee: fc.constantFrom('0', '0.25', '1.5', '2.125', '12.3456789', '90', '91', 'x'),
    minimum: fc.option(fee),
    currency,
  }),
  fc.record({ id: fc.constant(1), coverage: fc.constant(''), kind: fc.constant('flat'), fee, currency }),
  fc.constant(null),
)

const rate = fc
  .oneof(amount, fc.constantFrom('150.25', '0.000001', '129.30000000000001', '999999.999999999'))
  .map((perUsd) => ({ perUsd, day: TODAY }))

const origin: fc.Arbitrary<Origin> = fc.record({
  country: fc.constantFrom('Japan', 'Japan', '', 'Kenya'),
  portId: fc.constantFrom(null, 1, 1, 2),
  transport: fc.option(fc.record({ fee, currency })),
})

const tariffs: fc.Arbitrary<Tariffs> = fc
  .record({
    freights: fc.uniqueArray(freight, { maxLength: 12, selector: ({ id }) => id }),
    insurance,
    origins: fc.tuple(origin, origin),
    inspection: fc.option(fc.option(fc.record({ fee, currency })), { nil: undefined }),
    rates: fc.tuple(rate, rate, rate, rate, rate),
  })
  .map(({ freights, inspection, insurance, origins, rates }) => ({
    ...TARIFFS,
    ...{ freights, insurance },
    origins: new Map(origins.map((one, index) => [index + 1, one])),
    inspections: new Map(inspection === undefined ? [] : [['Kenya', inspection]]),
    rates: { on: TODAY, rates: Object.fromEntries(rates.map((one, index) => [RATED[index + 1], one])) },
  }))

const vehicle: fc.Arbitrary<PricedVehicle> = fc.record({
  price: fc.option(fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 2_000_000_000 }))),
  currency,
  priceType: fc.constantFrom('FOB', 'FOB', 'FOB', 'CIF', 'DDP'),
  namedPortId: fc.constantFrom(null, 5, 5, 6),
  showroomId: fc.constantFrom(null, 1, 2, 1, 2, 3),
  vehicleTypeId: type,
  litres: fc.option(fc.integer({ min: 0, max: 150_000 })),
})

const to = fc.constantFrom(5, 6, 99)

const landed = (given: Tariffs, one: PricedVehicle, portId = 5): LandedPrice =>
  landedPrice(given, one, portId, TODAY)
const sumOf = ({ parts }: LandedPrice): number => parts.reduce((sum, part) => sum + part.amount, 0)

/** A case that has a total more often than not, so that properties of totals are about something. */
const whole = fc
  .tuple(tariffs, vehicle, amount, amount)
  .map(([given, one, inland, sea]): [Tariffs, PricedVehicle] => [
    {
      ...given,
      freights: [...given.freights, { ...TARIFFS.freights[0]!, fee: sea, from: country('Japan') }],
      insurance: given.insurance ?? TARIFFS.insurance,
      origins: new Map([[1, { country: 'Japan', portId: 1, transport: { fee: inland, currency: 'JPY' } }]]),
    },
    { ...one, showroomId: 1, price: one.price ?? 8450 },
  ])

describe('totals', () => {
  test('from terms are those of prices', () => {
    fc.assert(
      fc.property(tariffs, fc.array(vehicle, { minLength: 1, maxLength: 5 }), to, (given, some, portId) => {
        const terms = landedTerms(given, portId, TODAY)
        for (const one of some) expect(landedTotal(terms, one)).toBe(landed(given, one, portId).total)
      }),
      { numRuns: 500 },
    )
    fc.assert(
      fc.property(whole, ([given, one]) => {
        expect(landedTotal(landedTerms(given, 5, TODAY), one)).toBe(landed(given, one).total)
      }),
      { numRuns: 500 },
    )
  })

  test('are the sum of their parts, in every currency, or something is missing', () => {
    fc.assert(
      fc.property(whole, fc.constantFrom(...RATED), ([given, one], other) => {
        const price = landed(given, one)
        expect(price.total).toBe(price.missing.length > 0 ? null : sumOf(price))
        const converted = convertLandedPrice(price, other, given.rates)
        if (converted) expect(converted.total).toBe(price.total === null ? null : sumOf(converted))
        expect(Number.isSafeInteger(sumOf(converted ?? price))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('of prices that include the way depend on no tariff, but for the inspection of CIF', () => {
    fc.assert(
      fc.property(tariffs, tariffs, vehicle, fc.constantFrom('CIF', 'DDP'), (one, other, car, priceType) => {
        const included = { ...car, priceType } as const
        const { inspections, rates } = other
        const { parts, total } = landed({ ...one, inspections, rates, origins: other.origins }, included)
        expect(landed(other, included)).toMatchObject({ parts, total })
        // Nothing is no price: it is on request.
        const isBare = priceType === 'DDP' || inspections.size === 0
        if (car.currency === 'USD' && car.namedPortId === 5 && isBare) expect(total).toBe(car.price || null)
      }),
    )
  })
})

const dearer = (text: string, by: number): string => String(Number(text) + by)
const CHANGES: Record<string, (given: Tariffs, by: number) => Tariffs> = {
  transport: (given, by) => ({
    ...given,
    origins: new Map(
      [...given.origins].map(([id, one]) => [id, { ...one, transport: raised(one.transport, by) }]),
    ),
  }),
  freight: (given, by) => ({
    ...given,
    freights: given.freights.map((one) => ({ ...one, fee: dearer(one.fee, by) })),
  }),
  insurance: (given, by) => ({
    ...given,
    insurance: given.insurance && { ...given.insurance, fee: dearer(given.insurance.fee, by / 1000) },
  }),
  minimum: (given, by) => ({
    ...given,
    insurance:
      given.insurance?.kind === 'percent'
        ? { ...given.insurance, minimum: dearer(given.insurance.minimum ?? '0', by) }
        : given.insurance,
  }),
  inspection: (given, by) => ({
    ...given,
    inspections: new Map([...given.inspections].map(([name, one]) => [name, raised(one, by)])),
  }),
}
const raised = <T extends { fee: string }>(one: T | null, by: number): T | null =>
  one && { ...one, fee: dearer(one.fee, by) }

describe('a dearer part never lowers the total', () => {
  const by = fc.integer({ min: 1, max: 5000 })

  test.each(Object.entries(CHANGES))('%s', (_, change) => {
    fc.assert(
      fc.property(whole, by, ([given, one], more) => {
        const [before, after] = [landed(given, one).total, landed(change(given, more), one).total]
        if (before !== null && after !== null) expect(after).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  test('price', () => {
    fc.assert(
      fc.property(whole, by, ([given, one], more) => {
        const [before, after] = [
          landed(given, one),
          landed(given, { ...one, price: (one.price ?? 0) + more }),
        ]
        if (before.total !== null && after.total !== null)
          expect(after.total).toBeGreaterThanOrEqual(before.total)
      }),
    )
  })
})

describe('the stamp of terms', () => {
  test('is that of the same tariffs in any order, and survives a journey as JSON', () => {
    fc.assert(
      fc.property(whole, ([given, one]) => {
        const terms = landedTerms(given, 5, TODAY)
        const turned = {
          ...given,
          freights: [...given.freights].reverse(),
          origins: new Map([...given.origins].reverse()),
        }
        expect(landedTerms(turned, 5, TODAY).stamp).toBe(terms.stamp)
        expect(landedTotal(JSON.parse(JSON.stringify(terms)), one)).toBe(landedTotal(terms, one))
      }),
    )
  })

  test('does not change with a freight of another lane', () => {
    fc.assert(
      fc.property(tariffs, freight, (given, other) => {
        const elsewhere = { ...other, id: 0, to: port(7) }
        const more = { ...given, freights: [...given.freights, elsewhere] }
        expect(landedTerms(more, 5, TODAY).stamp).toBe(landedTerms(given, 5, TODAY).stamp)
      }),
    )
  })

  test.each<[string, Partial<Tariffs>]>([
    ['another fee', { freights: TARIFFS.freights.map((one) => ({ ...one, fee: '1' })) }],
    ['another rate', { rates: { on: TODAY, rates: { JPY: { perUsd: '151', day: TODAY } } } }],
    ['no insurance', { insurance: null }],
    ['an inspection', { inspections: new Map([['Kenya', { fee: '1', currency: 'USD' }]]) }],
  ])('changes with %s', (_, change) => {
    expect(landedTerms({ ...TARIFFS, ...change }, 5, TODAY).stamp).not.toBe(
      landedTerms(TARIFFS, 5, TODAY).stamp,
    )
  })
})
