import { describe, expect, it } from 'vitest'
import type { DestinationData } from '../rules/destination'
import { onTheRoad, type RoadFacts } from '../rules/on-the-road'
import { BELARUS } from './belarus'
import { KENYA } from './kenya'

const SWIFT: RoadFacts = {
  arrival: '2025-07-01',
  year: 2018,
  firstRegistered: '2018-01',
  cc: 1200,
  fuel: 'Petrol',
  bodyType: 'Hatchback',
  cif: null,
  listed: { amount: 3_961_828.12, currency: 'KES' },
  buyer: 'private',
  rates: { on: '2025-07-01', rates: {} },
}

const CAR: RoadFacts = {
  ...SWIFT,
  arrival: '2026-10-04',
  firstRegistered: null,
  listed: null,
  cif: { amount: 8500, currency: 'EUR' },
  rates: {
    on: '2026-10-04',
    rates: { EUR: { perUsd: '1', day: '2026-10-04' }, BYN: { perUsd: '3', day: '2026-10-04' } },
  },
}

const duties = ({ currency, rules }: DestinationData, facts: RoadFacts) =>
  onTheRoad({ currency, rules: rules.map((rule, id) => ({ ...rule, id })) }, facts)

it('charges a Suzuki Swift of 2018 in Kenya as Business Daily reckoned in June 2025: KES 623,503', () => {
  const { customsValue, total } = duties(KENYA, SWIFT)
  expect(customsValue).toEqual({ amount: 674_641, take: 'listed', depreciation: '60', divideBy: '2.349' })
  expect(total).toBe(623_503)
})

describe('in Belarus, as the calculator of its customs committee has it, at three rubles for a euro', () => {
  it.each([
    { year: 2025, cc: 1600, value: 8500, euros: 4590 },
    { year: 2025, cc: 1600, value: 16700, euros: 8016 },
    { year: 2025, cc: 1600, value: 169001, euros: 81120.48 },
    { year: 2025, cc: 10000, value: 8500, euros: 25000 },
    { year: 2025, cc: 10000, value: 16700, euros: 35000 },
    { year: 2025, cc: 10000, value: 42300, euros: 55000 },
    { year: 2025, cc: 10000, value: 84500, euros: 75000 },
    { year: 2025, cc: 10000, value: 169000, euros: 150000 },
    { year: 2025, cc: 10000, value: 169001, euros: 200000 },
    { year: 2022, cc: 1000, value: 8500, euros: 1500 },
    { year: 2022, cc: 1500, value: 8500, euros: 2550 },
    { year: 2022, cc: 1800, value: 8500, euros: 4500 },
    { year: 2022, cc: 2300, value: 8500, euros: 6210 },
    { year: 2022, cc: 3000, value: 8500, euros: 9000 },
    { year: 2022, cc: 3001, value: 8500, euros: 10803.6 },
    { year: 2018, cc: 1000, value: 8500, euros: 3000 },
    { year: 2018, cc: 1500, value: 8500, euros: 4800 },
    { year: 2018, cc: 1800, value: 8500, euros: 6300 },
    { year: 2018, cc: 2300, value: 8500, euros: 11040 },
    { year: 2018, cc: 3000, value: 8500, euros: 15000 },
    { year: 2018, cc: 3001, value: 8500, euros: 17105.7 },
  ])('a car of $year with $cc cc, worth €$value, pays €$euros', ({ cc, euros, value, year }) => {
    const { lines } = duties(BELARUS, { ...CAR, year, cc, cif: { amount: value, currency: 'EUR' } })
    expect(lines.find(({ key }) => key === 'duty')?.amount).toBe(Math.round(euros * 3))
  })
})
