import { expect, it } from 'vitest'
import type { Eligibility } from '@/modules/settings/tariffs/rules/eligibility'
import type { Clause } from '@/modules/settings/tariffs/rules/import-limits-on-day'
import { eligibilityNote } from './eligibility-note'

const VEHICLE = {
  year: 2015,
  firstRegistered: '2015-03',
  steering: 'RHD',
  fuel: 'Petrol',
  bodyType: 'SUV',
  hasFailedInspection: false,
}

const clause = (kind: Clause['kind'], text: string): Clause => ({
  ruleId: 1,
  kind,
  text,
  sourceName: 'KS 1515:2000',
  sourceUrl: 'https://www.kebs.org/',
  checkedOn: '2026-11-20',
})

const AGE = clause('age', 'Not more than 8 years from first registration to arrival.')
const SIDE = clause('steering', 'Vehicles must be right-hand drive.')
const PAPER = clause('inspection', 'Must be inspected before shipment by QISJ.')

it.each<[Eligibility, string, string[]]>([
  [
    { state: 'yes', until: '2026-12-31', remarks: [PAPER] },
    'May be imported to Kenya until 31 December 2026',
    ['Must be inspected before shipment by QISJ.'],
  ],
  [{ state: 'yes', until: null, remarks: [] }, 'May be imported to Kenya', []],
  [
    { state: 'no', because: [SIDE, AGE] },
    'May not be imported to Kenya',
    [
      'Vehicles must be right-hand drive.',
      'First registered March 2015. Not more than 8 years from first registration to arrival.',
    ],
  ],
  [
    { state: 'unknown', needs: ['firstRegistered', 'fuel'] },
    'Whether it may be imported to Kenya depends on its month of first registration, which is not stated and its fuel, which is not stated',
    [],
  ],
  [
    { state: 'unknown', needs: [] },
    'Whether it may be imported to Kenya depends on its day of arrival: we have no lead time yet',
    [],
  ],
])('shows of %j: %s', (verdict, text, expected) => {
  const note = eligibilityNote(verdict, VEHICLE, 'Kenya')
  expect(note.text).toBe(text)
  expect(note.clauses.map((one) => one.text)).toEqual(expected)
})

it('names the source with the day on which somebody read it', () => {
  const { clauses } = eligibilityNote(
    { state: 'no', because: [AGE] },
    { ...VEHICLE, firstRegistered: null },
    'Kenya',
  )
  expect(clauses).toEqual([
    {
      text: 'Year 2015. Not more than 8 years from first registration to arrival.',
      source: { name: 'KS 1515:2000', href: 'https://www.kebs.org/', checked: 'checked 20 November 2026' },
    },
  ])
})

it.each([
  ['2026-12-18', true],
  ['2026-12-17', false],
  ['2026-12-31', true],
  [null, false],
])('warns if fewer than 14 days are left on arrival: there on %s, %s', (arrival, isWarned) => {
  const expected = arrival === null ? null : { arrival, paidOn: '2026-11-28' }
  const { text } = eligibilityNote(
    { state: 'yes', until: '2026-12-31', remarks: [] },
    VEHICLE,
    'Kenya',
    expected,
  )
  expect(text.includes('There is little time: paid for by 28 November 2026')).toBe(isWarned)
})
