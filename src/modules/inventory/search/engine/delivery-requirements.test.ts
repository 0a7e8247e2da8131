import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DestinationRule } from '@/modules/settings/tariffs/rules/destination'
import { eligibility, importLimits } from '@/modules/settings/tariffs/rules/eligibility'
import type { RuleValues, Scope } from '@/modules/settings/tariffs/rules/import-rule'
import { monthNumber, type NamedLists, requirementsOf } from './delivery-requirements'
import { meets } from './memory/expected-search.fixture'
import type { PlainName } from './memory/index-shape'

/** Marks of vehicles that have failed an inspection. */
const FAILED = [7, 8]

const named = (...names: string[]) => new Map(names.map((name, place) => [place + 1, { name }]))
const lists: NamedLists = {
  steering: named('RHD', 'LHD', 'Centre'),
  fuel: named('Petrol', 'Diesel', 'Electric'),
  bodyType: named('Sedan', 'SUV', 'Truck'),
}
const nameOf = (list: keyof NamedLists, id: number): string | null => lists[list].get(id)?.name ?? null

const some = (...names: string[]) => fc.subarray(names, { minLength: 1 })
const scope: fc.Arbitrary<Scope> = fc.record(
  {
    bodyTypes: some('sedan', 'Truck'),
    notBodyTypes: some('SUV', 'TRUCK'),
    fuels: some('diesel', 'Electric'),
    notFuels: some('Electric'),
  },
  { requiredKeys: [] },
)
const only = fc.option(scope, { nil: undefined }).map((one) => (one ? { only: one } : {}))
const age: fc.Arbitrary<RuleValues['age']> = fc
  .record({
    years: fc.integer({ min: 1, max: 10 }),
    from: fc.constantFrom('firstRegistration', 'manufacture'),
    by: fc.constantFrom('date', 'year', 'yearInclusive'),
    laws: fc.record({ onlyMonth: fc.constant('15'), onlyYear: fc.constant('07-01') }, { requiredKeys: [] }),
    to: fc.constantFrom('arrival', 'registration'),
    only,
  })
  .map(({ by, from, laws, only: about, to, years }) => ({
    years,
    to,
    count: { from, by, ...laws },
    ...about,
  }))

const value = fc.oneof(
  fc
    .record({ sides: fc.subarray(['RHD', 'LHD'] as const, { minLength: 1 }), only })
    .map(({ only: about, sides }) => ({ kind: 'steering', value: { sides, ...about } }) as const),
  age.map((limit) => ({ kind: 'age', value: limit }) as const),
  fc
    .boolean()
    .map(
      (required) =>
        ({ kind: 'inspection', value: { required, body: 'QISJ', certificate: null, fee: null } }) as const,
    ),
  some('Electric', 'diesel').map((refused) => ({ kind: 'fuel', value: { refused } }) as const),
  fc.subarray(['truck', 'Bus']).map((refused) => ({ kind: 'category', value: { refused } }) as const),
)
const rules: fc.Arbitrary<DestinationRule[]> = fc.array(value, { maxLength: 4 }).map((values) =>
  values.map((one, place) => ({
    ...one,
    id: place + 1,
    key: `rule${place}`,
    name: `Rule ${place}`,
    sourceName: 'Gazette',
    sourceUrl: 'https://example.org/rules',
    checkedOn: '2026-11-01',
    appliesFrom: null,
    appliesTo: null,
    note: null,
  })),
)

const id = fc.integer({ min: 0, max: 3 })
const year = fc.integer({ min: 2015, max: 2027 })
const month = fc.tuple(year, fc.integer({ min: 1, max: 12 }))
const vehicle = fc.record({
  steering: id,
  fuel: id,
  bodyType: id,
  year: fc.oneof(year, fc.constant(0)),
  marks: fc.subarray([...FAILED, 9]),
  registered: fc.option(month.map(([y, m]) => `${y}-${String(m).padStart(2, '0')}`)),
})
const arrival = fc.constantFrom('2026-01-01', '2026-06-15', '2026-07-01', '2026-12-31', '2027-02-28')

test('a search by ids is met by just those that the rules let in', () => {
  fc.assert(
    fc.property(
      rules,
      arrival,
      fc.array(vehicle, { minLength: 1, maxLength: 20 }),
      (given, day, vehicles) => {
        const limits = importLimits(given, day)
        const requirements = requirementsOf(limits, lists, FAILED)
        for (const one of vehicles) {
          const values: Partial<Record<PlainName, number>> = {
            steering: one.steering,
            fuel: one.fuel,
            bodyType: one.bodyType,
            year: one.year,
            registered: one.registered ? monthNumber(one.registered) : 0,
          }
          const isLetIn = requirements.every((each) => meets((name) => values[name] ?? 0, each, one.marks))
          const { state } = eligibility(limits, {
            steering: nameOf('steering', one.steering),
            fuel: nameOf('fuel', one.fuel),
            bodyType: nameOf('bodyType', one.bodyType),
            year: one.year || null,
            firstRegistered: one.registered,
            hasFailedInspection: one.marks.some((mark) => FAILED.includes(mark)),
          })
          expect(isLetIn).toBe(state === 'yes')
        }
      },
    ),
    { numRuns: 500 },
  )
})
