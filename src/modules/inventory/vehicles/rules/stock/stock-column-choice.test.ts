import { describe, expect, it } from 'vitest'
import type { AddedField } from '@/kernel/added-fields'
import { columnsFor, isSameChoice, STOCK_COLUMN_KEYS, shownColumns } from './stock-column-choice'

const USUAL = STOCK_COLUMN_KEYS.filter((key) => key !== 'cost' && key !== 'margin')

const common = { seenBy: 'staff', setBy: 'staff' } as const
/** One that is a column, and one that is not. */
const FIELDS: AddedField[] = [
  { ...common, name: 'yardNote', kind: 'text', label: 'Yard note', max: 9, column: true },
  { ...common, name: 'hasBook', kind: 'flag', label: 'Service book' },
]

describe('the columns of the list of vehicles', () => {
  it('cost and margin can be chosen by those alone who see costs', () => {
    expect(columnsFor(true)).toEqual([...STOCK_COLUMN_KEYS])
    expect(columnsFor(false)).toEqual(USUAL)
  })

  it.each([
    [null, true, USUAL],
    [[], true, USUAL],
    [['nonsense'], true, USUAL],
    [['price', 'sku'], true, ['name', 'sku', 'price']],
    [['margin', 'cost'], true, ['name', 'cost', 'margin']],
    [['margin', 'cost', 'age'], false, ['name', 'age']],
    [['margin'], false, ['name']],
    [['name', 'name', 'year'], false, ['name', 'year']],
  ] as const)('the choice %j, with costs %s, shows %j', (chosen, seesCost, shown) => {
    expect(shownColumns(chosen, seesCost)).toEqual(shown)
  })

  it.each([
    [null, USUAL],
    [
      ['added.yard_note', 'sku'],
      ['name', 'sku', 'added.yard_note'],
    ],
    [
      ['added.has_book', 'added.unknown', 'sku'],
      ['name', 'sku'],
    ],
  ] as const)('with a module’s column the choice %j shows %j', (chosen, shown) => {
    expect(columnsFor(false, FIELDS)).toEqual([...USUAL, 'added.yard_note'])
    expect(shownColumns(chosen, false, FIELDS)).toEqual(shown)
  })

  it('two choices are the same in any order', () => {
    expect(isSameChoice(['name', 'age'], ['age', 'name'])).toBe(true)
    expect(isSameChoice(['name'], ['name', 'age'])).toBe(false)
  })
})
