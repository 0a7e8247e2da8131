import { describe, expect, test } from 'vitest'
import type { RatesSnapshot } from '@/modules/settings/exchange-rates/rules/exchange-rates'
import { AMOUNTS, CURRENCIES, SEVERAL } from './cases/amounts.fixture'
import { INSPECTION, INSURANCE } from './cases/insurance.fixture'
import type { LandedCase } from './cases/kit.fixture'
import { BASES, DAYS, LANES } from './cases/lanes.fixture'
import { TERMS, TRANSPORT } from './cases/terms.fixture'
import { DAR, freight, MOMBASA, RATES, TARIFFS, TODAY, VEHICLE } from './cases/world.fixture'
import { convertLandedPrice } from './convert-landed-price'
import { landedPrice } from './landed-price'
import { landedTerms, landedTotal, pricerOf } from './landed-terms'

const GROUPS: [string, LandedCase[]][] = [
  ['terms', TERMS],
  ['transport', TRANSPORT],
  ['lanes', LANES],
  ['bases', BASES],
  ['days of validity', DAYS],
  ['insurance', INSURANCE],
  ['inspection', INSPECTION],
  ['currencies', CURRENCIES],
  ['several missing', SEVERAL],
  ['amounts', AMOUNTS],
]

describe.each(GROUPS)('%s', (_, cases) => {
  test.each(cases.map((one) => [one.name, one.how, one] as const))('%s: %s', (_name, _how, one) => {
    const { day = TODAY, to = MOMBASA } = one
    const [tariffs, vehicle] = [
      { ...TARIFFS, ...one.tariffs },
      { ...VEHICLE, ...one.vehicle },
    ]
    const price = landedPrice(tariffs, vehicle, to, day)
    const { freightId, level } = price.lane ?? {}
    expect(Object.fromEntries(price.parts.map(({ amount, name }) => [name, amount]))).toEqual(one.parts)
    expect(price).toMatchObject({ total: one.total, missing: one.missing ?? [], currency: 'USD', day })
    expect(price.standing).toBe(one.standing ?? null)
    expect(price.lane && [freightId, level]).toEqual(one.lane ?? null)
    const terms = landedTerms(tariffs, to, day)
    expect(landedTotal(terms, vehicle)).toBe(one.total)
    expect(pricerOf(terms, vehicle)).toMatchObject({
      leadDays: price.leadDays,
      isThere: price.standing !== null,
    })
  })
})

test('what was entered for each part, and by which rates it was converted', () => {
  const vehicle = { ...VEHICLE, showroomId: 3, price: 1_269_613, currency: 'JPY' }
  expect(landedPrice(TARIFFS, vehicle, MOMBASA, TODAY)).toMatchObject({
    term: 'FOB',
    paidOn: '2026-11-28',
    originPortId: 1,
    parts: [
      { name: 'price', given: { amount: '1269613', currency: 'JPY' } },
      { name: 'transport', given: { amount: '18000', currency: 'JPY' } },
      { name: 'freight', given: null },
      { name: 'insurance', given: null },
    ],
    lane: { freightId: 100, method: 'roro', leadDays: 35 },
    leadDays: 35,
    rates: [{ currency: 'JPY', perUsd: '150.25', day: '2026-11-19' }],
  })
})

test('a price that includes the way still takes as long', () => {
  const vehicle = { ...VEHICLE, priceType: 'CIF', namedPortId: MOMBASA } as const
  expect(landedPrice(TARIFFS, vehicle, MOMBASA, TODAY)).toMatchObject({ lane: null, leadDays: 35, rates: [] })
})

test.each<[string, Partial<Parameters<typeof freight>[1]>, ReturnType<typeof landedPrice>['legs']]>([
  ['one leg', {}, null],
  ['by land', { viaPortId: DAR, landFee: '400' }, { seaportId: DAR, sea: 700, land: 400 }],
  [
    'by the cubic metre: 20 × 12.345 = 246.9, of 100 × 12.345 = 1234.5',
    { basis: 'm3', fee: '100', viaPortId: DAR, landFee: '20' },
    { seaportId: DAR, sea: 988, land: 247 },
  ],
  ['more than the fee, after it has fallen', { viaPortId: DAR, landFee: '1100' }, null],
  ['in a currency without a rate', { currency: 'EUR', viaPortId: DAR, landFee: '400' }, null],
])('the legs of a freight: %s', (_, change, legs) => {
  const tariffs = { ...TARIFFS, freights: [freight(201, change)] }
  expect(landedPrice(tariffs, VEHICLE, MOMBASA, TODAY).legs).toEqual(legs)
})

/** $8,450 + $1,100 + $160 in other currencies. */
const CONVERTED: [currency: string, how: string, parts: number[], total: number][] = [
  ['USD', 'as it is', [8450, 1100, 160], 9710],
  ['JPY', '8450 × 150.25 = 1269612.5; 1100 × 150.25; 160 × 150.25', [1_269_613, 165_275, 24_040], 1_458_928],
  ['KES', '8450 × 129.35 = 1093007.5; 1100 × 129.35; 160 × 129.35', [1_093_008, 142_285, 20_696], 1_255_989],
  ['UGX', '8450 × 3702.5; 1100 × 3702.5; 160 × 3702.5', [31_286_125, 4_072_750, 592_400], 35_951_275],
  ['TZS', '8450 × 2650; 1100 × 2650; 160 × 2650', [22_392_500, 2_915_000, 424_000], 25_731_500],
  ['BYN', '8450 × 3.2701 = 27632.35; 3597.11; 523.22', [27_632, 3597, 523], 31_752],
]

describe('in another currency', () => {
  const price = landedPrice(TARIFFS, VEHICLE, MOMBASA, TODAY)

  test.each(CONVERTED)('%s: %s', (currency, _how, amounts, total) => {
    const converted = convertLandedPrice(price, currency, RATES)
    expect(converted?.parts.map(({ amount }) => amount)).toEqual(amounts)
    expect(converted).toMatchObject({ currency, total, missing: [] })
  })

  test('a part is converted once, from what was entered: 1100.50 × 150.25 = 165350.13, not 1101 × 150.25', () => {
    const freights = TARIFFS.freights.map((one) => (one.id === 100 ? { ...one, fee: '1100.50' } : one))
    const withCents = landedPrice({ ...TARIFFS, freights }, VEHICLE, MOMBASA, TODAY)
    expect(convertLandedPrice(withCents, 'JPY', RATES)?.parts[1]).toEqual({
      name: 'freight',
      amount: 165_350,
      given: { amount: '1100.50', currency: 'USD' },
    })
  })

  test('a price entered in it is not converted at all', () => {
    const inYen = landedPrice(TARIFFS, { ...VEHICLE, price: 1_200_000, currency: 'JPY' }, MOMBASA, TODAY)
    // 1200000 ÷ 150.25 = 7986.69; 9087 × 33 ÷ 1967 = 152.45; 152 × 150.25 = 22838
    expect(convertLandedPrice(inYen, 'JPY', RATES)).toMatchObject({
      parts: [{ amount: 1_200_000, given: null }, { amount: 165_275 }, { amount: 22_838 }],
      total: 1_388_113,
      rates: [{ currency: 'JPY', day: '2026-11-19' }],
    })
  })

  test('from one by another, and both rates are named', () => {
    const inShillings = landedPrice(
      TARIFFS,
      { ...VEHICLE, price: 1_293_500, currency: 'KES' },
      MOMBASA,
      TODAY,
    )
    // 1293500 ÷ 129.35 = 10000; 10000 × 150.25
    expect(convertLandedPrice(inShillings, 'JPY', RATES)).toMatchObject({
      parts: [{ amount: 1_502_500 }, {}, {}],
      rates: [{ currency: 'KES' }, { currency: 'JPY' }],
    })
  })

  test('without a total there is none in any', () => {
    const missing = landedPrice(TARIFFS, { ...VEHICLE, showroomId: null }, MOMBASA, TODAY)
    expect(convertLandedPrice(missing, 'JPY', RATES)).toMatchObject({
      parts: [{ amount: 1_269_613 }],
      total: null,
      missing: [{ what: 'showroom' }],
    })
  })

  test('without a rate there is no price', () => {
    expect(convertLandedPrice(price, 'EUR', RATES)).toBeNull()
    const none: RatesSnapshot = { on: TODAY, rates: {} }
    expect(convertLandedPrice(price, 'JPY', none)).toBeNull()
  })
})
