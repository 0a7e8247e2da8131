import { describe, expect, test } from 'vitest'
import { detectDecimalSeparator } from './detect-decimal-separator'
import { columnProfiler, columnsText, MAX_VALUES, valuesAfter } from './profile-columns'

const column = (cells: readonly string[]) => {
  const profiler = columnProfiler('x')
  for (const cell of cells) profiler.add(cell)
  return profiler.profile()
}

describe('the decimal separator', () => {
  test.each([
    [['4.500', '12.000,50', '1,5'], ','],
    [['4,500', '12,000.50', '1.5'], '.'],
    [['1,5', '2,0'], ','],
    [['4500', 'abc'], '.'],
    [[], '.'],
  ])('of %j is %j', (cells, sign) => {
    expect(detectDecimalSeparator([column(cells)])).toBe(sign)
  })
})

describe('a column', () => {
  test('knows its distinct values while they are few, and the first ones in any case', () => {
    expect(column(['b', ' a', '', 'a ', 'b', 'a'])).toEqual({
      name: 'x',
      filled: 5,
      numbers: { fraction: [], open: [] },
      samples: ['b', 'a'],
      values: [
        { text: 'a', rows: 3 },
        { text: 'b', rows: 2 },
      ],
    })
    const many = column(Array.from({ length: MAX_VALUES + 1 }, (_, n) => `v${n}`))
    expect(many).toMatchObject({
      filled: MAX_VALUES + 1,
      numbers: { fraction: [], open: [] },
      samples: ['v0', 'v1', 'v2', 'v3', 'v4'],
      values: null,
    })
  })

  test('with long texts is not a choice', () => {
    expect(column(['x'.repeat(101)]).values).toBeNull()
  })
})

test('the same columns in another order, case or spacing are the same set', () => {
  expect(columnsText(['\uFEFFMake ', 'Chassis No'])).toBe(columnsText(['CHASSIS NO', 'make', '']))
  expect(columnsText(['Make', 'Import row', 'Import problems'])).toBe(columnsText(['Make']))
  expect(columnsText(['Make', 'Chassis'])).not.toBe(columnsText(['Make', 'Chassis No']))
})

test('the values of a column after the steps of a map', () => {
  const values = [
    { text: 'White / Black', rows: 3 },
    { text: 'Red', rows: 4 },
    { text: 'White / Beige', rows: 2 },
    { text: '/ Black', rows: 9 },
  ]
  expect(valuesAfter(values, [{ split: '/', take: 1 }])).toEqual([
    { text: 'White', rows: 5 },
    { text: 'Red', rows: 4 },
  ])
  expect(valuesAfter(values, undefined)).toEqual(values)
})
