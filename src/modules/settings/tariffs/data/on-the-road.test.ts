import { describe, expect, it } from 'vitest'
import type { RuleEntry } from '../rules/destination'
import type { StepValue } from '../rules/import-rule'
import { onTheRoad, type RoadFacts } from '../rules/on-the-road'
import { dutiableCc } from '../rules/on-the-road-facts'
import { approved, delivered, TERMS } from './import-rules.fixture'

const rates = (perUsd: Record<string, string>): RoadFacts['rates'] => ({
  on: '2026-11-23',
  rates: Object.fromEntries(
    Object.entries(perUsd).map(([currency, rate]) => [currency, { perUsd: rate, day: '2026-11-20' }]),
  ),
})
const SIX = { JPY: '155', KES: '129', UGX: '3700', TZS: '2500', BYN: '3.3' }

const facts = (more: Partial<RoadFacts> = {}): RoadFacts => ({
  arrival: '2026-11-23',
  year: 2019,
  firstRegistered: null,
  cc: 1500,
  fuel: 'Petrol',
  bodyType: 'Sedan',
  cif: { amount: 5000, currency: 'USD' },
  listed: null,
  buyer: 'private',
  rates: rates(SIX),
  ...more,
})

type Case = [what: string, slug: string, given: Partial<RoadFacts>, expected: Record<string, number>]

/** Calculated by hand: the customs value, each line, and their total. */
const CASES: Case[] = [
  [
    'of 2019: 60% off, 1,500 cc: divided by 2.349',
    'kenya',
    { listed: { amount: 3_000_000, currency: 'KES' } },
    {
      customsValue: 510_856,
      importDuty: 178_800,
      excise: 137_931,
      vat: 132_414,
      idf: 12_771,
      rdl: 10_217,
      total: 472_133,
    },
  ],
  [
    'of 2022: 40% off, petrol over 3,000 cc: excise 35%',
    'kenya',
    { year: 2022, cc: 3500, bodyType: 'SUV', listed: { amount: 8_000_000, currency: 'KES' } },
    {
      customsValue: 1_816_376,
      importDuty: 635_732,
      excise: 858_238,
      vat: 529_655,
      idf: 45_409,
      rdl: 36_328,
      total: 2_105_362,
    },
  ],
  [
    'electric, of 2024: duty 25%, excise 10%',
    'kenya',
    { year: 2024, cc: 0, fuel: 'Electric', listed: { amount: 6_000_000, currency: 'KES' } },
    {
      customsValue: 2_229_188,
      importDuty: 557_297,
      excise: 278_649,
      vat: 490_421,
      idf: 55_730,
      rdl: 44_584,
      total: 1_426_681,
    },
  ],
  [
    'a van of 2021 over 3,000 cc: excise 25%',
    'kenya',
    { year: 2021, cc: 3200, fuel: 'Diesel', bodyType: 'Van', listed: { amount: 5_000_000, currency: 'KES' } },
    {
      customsValue: 1_021_711,
      importDuty: 357_599,
      excise: 344_828,
      vat: 275_862,
      idf: 25_543,
      rdl: 20_434,
      total: 1_024_266,
    },
  ],
  [
    'TZS 12,500,000 by CIF; ten years: 15% by age',
    'tanzania',
    { year: 2016 },
    {
      customsValue: 12_500_000,
      importDuty: 3_125_000,
      excise: 781_250,
      ageExcise: 2_343_750,
      vat: 3_375_000,
      rdl: 250_000,
      processing: 75_000,
      hivLevy: 100_000,
      total: 10_050_000,
    },
  ],
  [
    'the listed value where it is higher',
    'tanzania',
    { year: 2016, listed: { amount: 15_000_000, currency: 'TZS' } },
    {
      customsValue: 15_000_000,
      importDuty: 3_750_000,
      excise: 937_500,
      ageExcise: 2_812_500,
      vat: 4_050_000,
      rdl: 300_000,
      processing: 90_000,
      hivLevy: 100_000,
      total: 12_040_000,
    },
  ],
  [
    'the CIF price where it is higher; seven years pay nothing by age, 2,001 cc pay 10%',
    'tanzania',
    { year: 2019, cc: 2001, listed: { amount: 1_000_000, currency: 'TZS' } },
    {
      customsValue: 12_500_000,
      importDuty: 3_125_000,
      excise: 1_562_500,
      vat: 3_093_750,
      rdl: 250_000,
      processing: 75_000,
      hivLevy: 150_000,
      total: 8_256_250,
    },
  ],
  [
    'URA’s value of USD 4,000; eleven years: environmental levy',
    'uganda',
    { year: 2015, listed: { amount: 4000, currency: 'USD' } },
    {
      customsValue: 14_800_000,
      importDuty: 3_700_000,
      vat: 3_330_000,
      withholding: 888_000,
      infrastructure: 222_000,
      environmental: 7_400_000,
      declaration: 148_000,
      registration: 1_500_000,
      stampDuty: 35_000,
      forms: 18_000,
      arrivalInspection: 518_000,
      total: 17_759_000,
    },
  ],
  [
    'eight years: no environmental levy; a pickup’s registration',
    'uganda',
    { year: 2018, bodyType: 'Pickup', listed: { amount: 4000, currency: 'USD' } },
    {
      customsValue: 14_800_000,
      importDuty: 3_700_000,
      vat: 3_330_000,
      withholding: 888_000,
      infrastructure: 222_000,
      declaration: 148_000,
      registration: 1_700_000,
      stampDuty: 35_000,
      forms: 18_000,
      arrivalInspection: 518_000,
      total: 10_559_000,
    },
  ],
  [
    'over five years: 3.2 EUR for each cc, if euros had a rate',
    'belarus',
    { year: 2020, rates: rates({ ...SIX, EUR: '0.92' }) },
    { customsValue: 16_500, duty: 17_217, customsFee: 120, recycling: 1_282, total: 18_619 },
  ],
  [
    'over three to five years: 1.7 EUR for each cc',
    'belarus',
    { year: 2022, rates: rates({ ...SIX, EUR: '0.92' }) },
    { customsValue: 16_500, duty: 9_147, customsFee: 120, recycling: 1_282, total: 10_549 },
  ],
  [
    'under three years, EUR 9,200: 48% is less than 3.5 EUR for each cc',
    'belarus',
    { year: 2025, cif: { amount: 10_000, currency: 'USD' }, rates: rates({ ...SIX, EUR: '0.92' }) },
    { customsValue: 33_000, duty: 18_832, customsFee: 120, recycling: 625, total: 19_577 },
  ],
  [
    'under three years, EUR 9,200, 660 cc: 48% is more',
    'belarus',
    { year: 2025, cc: 660, cif: { amount: 10_000, currency: 'USD' }, rates: rates({ ...SIX, EUR: '0.92' }) },
    { customsValue: 33_000, duty: 15_840, customsFee: 120, recycling: 625, total: 16_585 },
  ],
]

const figures = ({ customsValue, lines, total }: ReturnType<typeof onTheRoad>) => ({
  customsValue: customsValue?.amount,
  ...Object.fromEntries(lines.map(({ amount, key }) => [key, amount])),
  total,
})

describe('on the road, calculated by hand', () => {
  it.each(CASES)('%s (%s)', (_, slug, given, expected) => {
    const estimate = onTheRoad(delivered(slug), facts(given))
    expect(estimate.missing).toEqual([])
    expect(figures(estimate)).toEqual(expected)
  })
})

describe('what is missing', () => {
  const missing = (slug: string, given: Partial<RoadFacts>) => {
    const { missing: missingFigures, total } = onTheRoad(delivered(slug), facts(given))
    expect(total).toBeNull()
    return missingFigures
  }

  it.each<[string, string, Partial<RoadFacts>, object[]]>([
    ['a listed value', 'kenya', {}, [{ step: null, what: 'listed' }]],
    [
      'a year',
      'kenya',
      { year: null, listed: { amount: 3_000_000, currency: 'KES' } },
      [{ step: null, what: 'year' }],
    ],
    [
      'a rate of depreciation that nobody published',
      'kenya',
      { year: 2026, listed: { amount: 3_000_000, currency: 'KES' } },
      [{ step: null, what: 'row' }],
    ],
    ['the CIF price', 'tanzania', { cif: null }, [{ step: null, what: 'cif' }]],
    ['an exchange rate', 'tanzania', { rates: rates({}) }, [{ step: null, what: 'rate', currency: 'TZS' }]],
    ['the size of the engine', 'tanzania', { cc: null }, [{ step: 'excise', what: 'cc' }]],
    ['a body type', 'tanzania', { bodyType: null }, [{ step: 'importDuty', what: 'bodyType' }]],
    ['the rate for a truck', 'tanzania', { bodyType: 'Truck' }, [{ step: 'importDuty', what: 'row' }]],
    ['euros', 'belarus', { year: 2020 }, [{ step: 'duty', what: 'rate', currency: 'EUR' }]],
    [
      'the day of manufacture, where it decides',
      'belarus',
      { year: 2023 },
      [{ step: 'duty', what: 'manufactured' }],
    ],
  ])('is named, and there is no total: %s', (_, slug, given, expected) => {
    expect(missing(slug, given)).toEqual(expected)
  })

  it('leaves out what is based on it, and keeps the rest', () => {
    const { lines } = onTheRoad(delivered('tanzania'), facts({ cc: null }))
    expect(lines.map(({ key }) => key)).toEqual(['importDuty', 'rdl', 'processing'])
  })

  it('is everything where nothing is known of what such a buyer pays', () => {
    expect(onTheRoad(delivered('belarus'), facts({ buyer: 'company' }))).toMatchObject({
      lines: [],
      total: null,
    })
    expect(onTheRoad({ currency: 'KES', rules: [] }, facts())).toMatchObject({ total: null, missing: [] })
  })
})

describe('a step', () => {
  const country = (...steps: Partial<StepValue>[]) => ({
    currency: 'KES',
    rules: approved([
      { ...TERMS, kind: 'customsBase', value: { take: 'cif' } },
      ...steps.map(
        (step, at): RuleEntry => ({
          ...TERMS,
          key: `step${at + 1}`,
          kind: 'step',
          value: {
            order: at,
            base: ['customsValue'],
            rows: [{ charge: { how: 'percent', rate: '10' } }],
            ...step,
          },
        }),
      ),
    ]),
  })
  const amounts = (given: Partial<RoadFacts>, ...steps: Partial<StepValue>[]) =>
    onTheRoad(country(...steps), facts({ cif: { amount: 1005, currency: 'KES' }, ...given })).lines.map(
      ({ amount }) => amount,
    )

  it('is rounded as it declares, and later steps count on what was rounded', () => {
    expect(amounts({}, {})).toEqual([101])
    expect(amounts({}, { round: { to: 1, how: 'down' } })).toEqual([100])
    expect(amounts({}, { round: { to: 100, how: 'up' } }, { base: ['step1'] })).toEqual([200, 20])
    expect(amounts({}, { round: { to: 100, how: 'half' } })).toEqual([100])
  })

  it('reads rates exactly as written', () => {
    expect(
      amounts(
        { cif: { amount: 200, currency: 'KES' } },
        { rows: [{ charge: { how: 'percent', rate: '1.75' } }] },
      ),
    ).toEqual([4])
    expect(
      amounts(
        { cif: { amount: 100, currency: 'KES' } },
        { rows: [{ charge: { how: 'percent', rate: '0.49999999' } }] },
      ),
    ).toEqual([0])
  })

  it('takes the rule in force on the day of arrival', () => {
    const { rules } = country({})
    const later: RuleEntry = {
      ...TERMS,
      key: 'step1',
      appliesFrom: '2027-01-01',
      kind: 'step',
      value: { order: 0, base: ['customsValue'], rows: [{ charge: { how: 'percent', rate: '20' } }] },
    }
    const both = { currency: 'KES', rules: [...rules, { ...later, id: 99 }] }
    const on = (arrival: string) =>
      onTheRoad(both, facts({ arrival, cif: { amount: 1000, currency: 'KES' } })).total
    expect([on('2026-12-31'), on('2027-01-01')]).toEqual([100, 200])
  })
})

describe('whatever a vehicle costs', () => {
  const prices = Array.from({ length: 60 }, (_, at) => 37 + at * 997)
  const YEARS = [2008, 2013, 2016, 2019, 2020, 2022]

  it.each(['tanzania', 'uganda', 'kenya', 'belarus'])(
    'the lines add up, and a dearer one never pays less: %s',
    (slug) => {
      for (const year of YEARS)
        for (const cc of [660, 1500, 2400, 4000]) {
          let before = 0
          for (const amount of prices) {
            const value = { amount, currency: 'USD' }
            const given = { year, cc, cif: value, listed: value, rates: rates({ ...SIX, EUR: '0.92' }) }
            const { customsValue, lines, total } = onTheRoad(delivered(slug), facts(given))
            if (total === null) continue
            expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total)
            expect(lines.every((line) => Number.isSafeInteger(line.amount) && line.amount >= 0)).toBe(true)
            expect(customsValue).not.toBeNull()
            expect(total).toBeGreaterThanOrEqual(before)
            before = total
          }
          expect(before === 0).toBe(slug === 'kenya' && year < 2018)
        }
    },
  )
})

it.each([
  [null, 'Electric', 0],
  [null, 'EV', 0],
  [0, 'Electric', 0],
  [null, 'Petrol', null],
  [0, 'Petrol', null],
  [null, null, null],
  [1500, 'Petrol', 1500],
])('an engine of %j that runs on %j counts as %j', (cc, fuel, counted) => {
  expect(dutiableCc(cc, fuel)).toBe(counted)
})

it('of an electric vehicle needs no size of an engine in Tanzania', () => {
  const electric = facts({ fuel: 'Electric', cc: dutiableCc(null, 'Electric') })
  const { lines, missing, total } = onTheRoad(delivered('tanzania'), electric)
  expect(missing).toEqual([])
  expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0))
  expect(lines.find(({ key }) => key === 'excise')).toMatchObject({ amount: 0 })
})
