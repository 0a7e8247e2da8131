import { expect, test } from 'vitest'
import type { AddedField, RangedField } from '../added-fields'
import { isInOrder, isSameKind, rangeFieldOf, rangeNames, readBound } from './added-range-bounds'
import { boundText, filterNames, fitsRange, rangeOf } from './added-ranges'

const common = { seenBy: 'everybody', setBy: 'staff' } as const
const CHECKED: RangedField = { ...common, name: 'checkedOn', kind: 'date', label: 'Checked on' }
const LOAD: RangedField = {
  ...common,
  name: 'payloadKg',
  kind: 'number',
  label: 'Payload',
  min: -5,
  max: 9_000,
  unit: 'kg',
}

test.each([
  ['2026-03-12', '2026-03-12'],
  ['2026-02-30', null],
  ['0000-01-01', null],
  ['1200', '1200'],
  ['007.50', '7.5'],
  ['-3', '-3'],
  ['-0', '0'],
  ['1e3', null],
  ['', null],
  ['9999999999999', null],
])('the bound %j is read as %j', (text, bound) => expect(readBound(text)).toBe(bound))

test.each([
  ['9', '10', true],
  ['10', '9', false],
  ['-3', '-4', false],
  ['2026-03-12', '2026-03-12', true],
  ['2026-03-12', '2025-12-31', false],
])('%s to %s is in order: %s', (from, to, expected) => {
  expect(isSameKind(from, to)).toBe(true)
  expect(isInOrder(from, to)).toBe(expected)
})

test('a day and a number are of different kinds', () => expect(isSameKind('2026-03-12', '5')).toBe(false))

test.each([
  ['checked_on.from', 'checked_on'],
  ['checked_on.to', 'checked_on'],
  ['yearFrom', null],
  ['check.result', null],
  ['A.from', null],
])('%s names a bound of %j', (name, field) => expect(rangeFieldOf(name)).toBe(field))

test('the names of both bounds', () =>
  expect(rangeNames('checked_on')).toEqual(['checked_on.from', 'checked_on.to']))

test.each([
  [CHECKED, { from: '2026-03-12' }, true],
  [CHECKED, { from: '2026-03-12', to: '5' }, false],
  [LOAD, { from: '5' }, true],
  [LOAD, { to: '2026-03-12' }, false],
])('%o fits %j: %s', (field, bounds, expected) =>
  expect(fitsRange(field, { field: 'x', ...bounds })).toBe(expected),
)

test('of several ranges a field has the one under its own name', () => {
  const [load, checked] = [
    { field: 'payload_kg', from: '5' },
    { field: 'checked_on', to: '2026-03-12' },
  ]
  expect(rangeOf(CHECKED, [load, checked])).toBe(checked)
  expect(rangeOf(CHECKED, [load])).toBeUndefined()
})

test.each<[AddedField, string[]]>([
  [LOAD, ['payload_kg.from', 'payload_kg.to']],
  [CHECKED, ['checked_on.from', 'checked_on.to']],
  [{ ...common, name: 'hasBook', kind: 'flag', label: 'Book' }, ['has_book.is']],
  [{ ...common, name: 'result', kind: 'choice', label: 'Result', options: [] }, ['result.is']],
  [{ ...common, name: 'yardNote', kind: 'text', label: 'Note', max: 9 }, ['yard_note.has']],
])('the filter of $name in the staff’s list', (field, names) => expect(filterNames(field)).toEqual(names))

test('bounds show their unit', () => {
  expect(boundText(LOAD, '1200')).toBe('1,200 kg')
  expect(boundText(CHECKED, '2026-03-12')).toBe('12 Mar 2026')
})
