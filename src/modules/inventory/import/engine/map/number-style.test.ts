import { describe, expect, test } from 'vitest'
import { readNumber } from '@/kernel/files/read-written-number'
import { type NumberStyle, numberStyler } from './number-style'
import { readWhole } from './value-readers'

const styleOf = (...cells: string[]): NumberStyle => {
  const styler = numberStyler()
  for (const cell of cells) styler.add(cell)
  return styler.style()
}

test.each<[string[], NumberStyle]>([
  [['45210', '8000'], { fraction: [], open: [] }],
  [['45.210 km', '8.000 km'], { fraction: [], open: ['.'] }],
  [['45,210', '¥1,234,567'], { fraction: [], open: [','] }],
  [['1.234.567'], { fraction: [], open: [] }],
  [['45.210', '45210.5'], { fraction: ['.'], open: ['.'] }],
  [['1.234,50'], { fraction: [','], open: [] }],
  [['0.500', '1234.567'], { fraction: ['.'], open: [] }],
  [['12.05.2020', 'v1.234', 'notes. More, of them'], { fraction: [], open: ['.'] }],
])('the cells %j give away %j', (cells, style) => {
  expect(styleOf(...cells)).toEqual(style)
})

describe('an integer', () => {
  test.each<[string, '.' | ',']>([
    ['45.210', '.'],
    ['45.210', ','],
    ['45,210', '.'],
    ['45,210', ','],
    ['45 210', '.'],
    ['45 210', ','],
    ["45'210", '.'],
    ['45210', '.'],
  ])('is the same in every writing: %j where the file’s fractions begin with %j', (text, decimal) => {
    expect(readWhole(text, decimal, styleOf(text))).toEqual({ ok: true, value: 45210 })
  })

  test('needs a decision if its column writes fractions with that separator', () => {
    const style = styleOf('45.210', '812.5')
    expect(readWhole('45.210', '.', style)).toEqual({
      ok: false,
      error: "'45.210' may be 45,210 or 45.21: say how the numbers of this column are written",
    })
    expect(readWhole('812.5', '.', style)).toEqual({ ok: true, value: 812.5 })
    expect(readWhole('45,210', '.', style)).toEqual({ ok: true, value: 45210 })
  })
})

test('groups have one kind of separator, and three digits each', () => {
  expect(readNumber('1 234 567.5', '.')).toEqual({ ok: true, value: 1234567.5 })
  for (const text of ["1 234'567", '12 34', '1234 567', '1 2345'])
    expect(readNumber(text, '.').ok, text).toBe(false)
})
