import { describe, expect, it } from 'vitest'
import { columnsFor, isSameChoice, STOCK_COLUMN_KEYS, shownColumns } from './columns'

const USUAL = STOCK_COLUMN_KEYS.filter((key) => key !== 'cost' && key !== 'margin')

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

  it('two choices are the same in any order', () => {
    expect(isSameChoice(['name', 'age'], ['age', 'name'])).toBe(true)
    expect(isSameChoice(['name'], ['name', 'age'])).toBe(false)
  })
})
