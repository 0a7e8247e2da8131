import { describe, expect, it } from 'vitest'
import type { RuleEntry } from '../rules/destination'
import { eligibility, type ImportedVehicle, importLimits } from '../rules/eligibility'
import { AGE_COUNTS, type AgeCount } from '../rules/import-rule'
import { approved, delivered, TERMS } from './import-rules.fixture'

const car = (more: Partial<ImportedVehicle> = {}): ImportedVehicle => ({
  year: null,
  firstRegistered: null,
  steering: 'RHD',
  fuel: 'Petrol',
  bodyType: 'Sedan',
  hasFailedInspection: false,
  ...more,
})

/** The answer in a few words. */
function answer(
  rules: Parameters<typeof importLimits>[0],
  arrival: string,
  vehicle: ImportedVehicle,
): string {
  const verdict = eligibility(importLimits(rules, arrival), vehicle)
  if (verdict.state === 'yes') return `until ${verdict.until ?? 'any day'}`
  if (verdict.state === 'no') return `no: ${verdict.because.map(({ kind }) => kind).join(', ')}`
  return `needs ${verdict.needs.join(', ')}`
}

describe('may be imported, by the rules that come with the product', () => {
  it.each<[string, string, Partial<ImportedVehicle>, string]>([
    // Kenya: the eighth calendar year from first registration, right-hand drive.
    ['kenya', '2026-12-31', { firstRegistered: '2019-01' }, 'until 2026-12-31'],
    ['kenya', '2027-01-01', { firstRegistered: '2019-01' }, 'no: age'],
    ['kenya', '2027-01-01', { firstRegistered: '2019-12' }, 'no: age'],
    ['kenya', '2026-12-31', { firstRegistered: '2018-12' }, 'no: age'],
    ['kenya', '2027-01-01', { firstRegistered: '2020-01' }, 'until 2027-12-31'],
    ['kenya', '2026-12-31', { year: 2019 }, 'until 2026-12-31'],
    ['kenya', '2027-01-01', { year: 2019 }, 'no: age'],
    ['kenya', '2026-12-31', { year: 2018, firstRegistered: '2019-02' }, 'until 2026-12-31'],
    ['kenya', '2026-12-31', { year: 2019, steering: 'lhd' }, 'no: steering'],
    ['kenya', '2026-12-31', { year: 2018, steering: 'LHD' }, 'no: steering, age'],
    ['kenya', '2026-12-31', { year: 2019, steering: null }, 'needs steering'],
    ['kenya', '2026-12-31', { year: 2018, steering: null }, 'no: age'],
    ['kenya', '2026-12-31', {}, 'needs year'],
    // Uganda: under 15 years from manufacture, by date; both sides.
    ['uganda', '2026-12-31', { year: 2012 }, 'until 2026-12-31'],
    ['uganda', '2027-01-01', { year: 2012 }, 'needs manufactured'],
    ['uganda', '2027-12-30', { year: 2012 }, 'needs manufactured'],
    ['uganda', '2027-12-31', { year: 2012 }, 'no: age'],
    // On one day a year is allowed, refused, or the one between, of which the month of manufacture decides.
    ['uganda', '2026-11-23', { year: 2012 }, 'until 2026-12-31'],
    ['uganda', '2026-11-23', { year: 2010 }, 'no: age'],
    ['uganda', '2026-11-23', { year: 2011 }, 'needs manufactured'],
    // It was made before it was registered.
    ['uganda', '2026-11-23', { year: 2011, firstRegistered: '2011-10' }, 'no: age'],
    ['uganda', '2026-11-23', { year: 2011, firstRegistered: '2011-11' }, 'needs manufactured'],
    ['uganda', '2026-11-23', { year: 2011, firstRegistered: '2012-03' }, 'needs manufactured'],
    ['uganda', '2026-11-23', { year: 2012, firstRegistered: '2011-03' }, 'until 2026-12-31'],
    ['uganda', '2026-12-31', { year: 2012, steering: 'LHD' }, 'until 2026-12-31'],
    // Tanzania: right-hand drive, of any age.
    ['tanzania', '2026-12-31', { year: 1990 }, 'until any day'],
    ['tanzania', '2026-12-31', { year: 1990, steering: 'LHD' }, 'no: steering'],
    // Belarus, which is switched off: nothing is known that refuses a vehicle.
    ['belarus', '2026-12-31', { year: 1990, steering: 'LHD' }, 'until any day'],
  ])('%s on %s: %o', (slug, arrival, vehicle, expected) => {
    expect(answer(delivered(slug).rules, arrival, car(vehicle))).toBe(expected)
  })

  it('comes with what must be seen to, and where it is written', () => {
    const verdict = eligibility(importLimits(delivered('belarus').rules, '2026-11-23'), car({ year: 2020 }))
    expect(verdict).toMatchObject({
      state: 'yes',
      remarks: [{ kind: 'emission', text: 'Vehicles must meet Euro 4 or higher.', checkedOn: '2026-11-23' }],
    })
    const refused = eligibility(importLimits(delivered('kenya').rules, '2026-11-23'), car({ year: 2001 }))
    expect(refused).toMatchObject({
      state: 'no',
      because: [
        {
          kind: 'age',
          text: 'Not more than 8 years from first registration to arrival, counted by calendar year, the first one included.',
          sourceUrl: expect.stringContaining('https://'),
        },
      ],
    })
  })
})

const ageRule = (
  years: number,
  count: AgeCount,
  more: Partial<Extract<RuleEntry, { kind: 'age' }>> = {},
): RuleEntry => ({
  ...TERMS,
  kind: 'age',
  value: { years, count, to: 'arrival' },
  ...more,
})
const BY_DATE: AgeCount = { from: 'firstRegistration', by: 'date' }

describe('an age counted by date', () => {
  it.each<[AgeCount, Partial<ImportedVehicle>, string, string]>([
    [BY_DATE, { firstRegistered: '2018-03' }, '2026-03-01', 'until 2026-03-01'],
    [BY_DATE, { firstRegistered: '2018-03' }, '2026-03-02', 'needs firstRegistered'],
    [BY_DATE, { firstRegistered: '2018-03' }, '2026-03-31', 'needs firstRegistered'],
    [BY_DATE, { firstRegistered: '2018-03' }, '2026-04-01', 'no: age'],
    [BY_DATE, { year: 2018 }, '2026-01-01', 'until 2026-01-01'],
    [BY_DATE, { year: 2018 }, '2026-12-31', 'needs firstRegistered'],
    [BY_DATE, { year: 2018 }, '2027-01-01', 'no: age'],
    [{ ...BY_DATE, onlyMonth: '15' }, { firstRegistered: '2018-03' }, '2026-03-15', 'until 2026-03-15'],
    [{ ...BY_DATE, onlyMonth: '15' }, { firstRegistered: '2018-03' }, '2026-03-16', 'no: age'],
    [{ ...BY_DATE, onlyYear: '07-01' }, { year: 2018 }, '2026-07-01', 'until 2026-07-01'],
    [{ ...BY_DATE, onlyYear: '07-01' }, { year: 2018 }, '2026-07-02', 'no: age'],
  ])('%o of %o on %s', (count, vehicle, arrival, expected) => {
    expect(answer(approved([ageRule(8, count)]), arrival, car(vehicle))).toBe(expected)
  })

  it('of a leap day ends on the last of February', () => {
    expect(
      answer(
        approved([ageRule(1, { ...BY_DATE, onlyMonth: '29' })]),
        '2025-02-28',
        car({ firstRegistered: '2024-02' }),
      ),
    ).toBe('until 2025-02-28')
  })
})

describe('rules that change', () => {
  const YEARS: AgeCount = { from: 'firstRegistration', by: 'yearInclusive' }
  const rules = approved([ageRule(8, YEARS), ageRule(7, YEARS, { appliesFrom: '2027-01-01' })])

  it('are those of the day of arrival', () => {
    expect(answer(rules, '2026-12-31', car({ year: 2019 }))).toBe('until 2026-12-31')
    expect(answer(rules, '2027-01-01', car({ year: 2020 }))).toBe('no: age')
  })

  it('bring the last day of arrival forward', () => {
    expect(answer(rules, '2026-11-23', car({ year: 2020 }))).toBe('until 2026-12-31')
    expect(answer(rules, '2026-11-23', car({ year: 2021 }))).toBe('until 2027-12-31')
  })

  it('leave no limit behind when they end', () => {
    const ending = approved([ageRule(8, YEARS), ageRule(8, YEARS, { appliesTo: '2026-12-31' })])
    expect(answer(ending, '2026-12-31', car({ year: 2018 }))).toBe('no: age')
    expect(answer(ending, '2027-01-01', car({ year: 1990 }))).toBe('until any day')
  })
})

describe('limits for some vehicles', () => {
  const rules = approved([
    { ...TERMS, kind: 'steering', value: { sides: ['RHD'], only: { notBodyTypes: ['Truck'] } } },
    { ...TERMS, kind: 'fuel', value: { refused: ['Diesel'] } },
    { ...TERMS, kind: 'category', value: { refused: ['Bus'] } },
  ])

  it.each<[Partial<ImportedVehicle>, string]>([
    [{ steering: 'LHD', bodyType: 'truck' }, 'until any day'],
    [{ steering: 'LHD', bodyType: null }, 'needs bodyType'],
    [{ steering: 'RHD', bodyType: null }, 'needs bodyType'],
    [{ fuel: 'diesel' }, 'no: fuel'],
    [{ fuel: null }, 'needs fuel'],
    [{ bodyType: 'BUS' }, 'no: category'],
    [{ bodyType: 'BUS', fuel: null }, 'no: category'],
  ])('%o', (vehicle, expected) => {
    expect(answer(rules, '2026-11-23', car(vehicle))).toBe(expected)
  })
})

describe('an inspection before shipment', () => {
  const inspection = (required: boolean) =>
    approved([
      { ...TERMS, kind: 'inspection', value: { required, body: 'QISJ', certificate: null, fee: null } },
    ])

  it.each<[boolean, boolean, string]>([
    [true, false, 'until any day'],
    [true, true, 'no: inspection'],
    [false, true, 'until any day'],
  ])('required: %s, failed: %s', (required, hasFailedInspection, expected) => {
    expect(answer(inspection(required), '2026-11-23', car({ hasFailedInspection }))).toBe(expected)
  })
})

describe('the years and months of an age limit', () => {
  const COUNTS = AGE_COUNTS.flatMap((by): AgeCount[] => [
    { from: 'firstRegistration', by },
    { from: 'firstRegistration', by, onlyMonth: '15', onlyYear: '07-01' },
    { from: 'manufacture', by },
  ])
  const months = ['2021', '2022', '2023', '2024', '2025', '2026'].flatMap((year) =>
    Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`),
  )

  it.each(COUNTS)('equal the answer for one vehicle: %o', (count) => {
    for (const years of [1, 3])
      for (const under of [undefined, true] as const)
        for (const arrival of ['2025-01-01', '2025-02-15', '2025-07-01', '2025-07-02', '2025-12-31']) {
          const limits = importLimits(
            approved([{ ...TERMS, kind: 'age', value: { years, under, count, to: 'arrival' } }]),
            arrival,
          )
          const [limit] = limits.ages
          const state = (vehicle: ImportedVehicle) => eligibility(limits, vehicle).state
          const by = <Value>(value: Value, values: { yes: Value; no: Value } | null | undefined) =>
            values && (value >= values.yes ? 'yes' : value < values.no ? 'no' : 'unknown')
          for (const month of months) {
            const year = Number(month.slice(0, 4))
            expect(state(car({ year })), `${year}`).toBe(by(year, limit?.year))
            if (limit?.month)
              expect(state(car({ firstRegistered: month })), month).toBe(by(month, limit.month))
          }
        }
  })
})
