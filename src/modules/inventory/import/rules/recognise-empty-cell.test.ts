import { describe, expect, test } from 'vitest'
import { meansNothing } from './recognise-empty-cell'

describe('a cell', () => {
  test.each([
    '',
    ' ',
    '-',
    '--',
    '—',
    '–',
    'ー',
    '...',
    '?',
    'N/A',
    'n/a',
    '#N/A',
    'none',
    'NULL',
    'Unknown',
    'нет данных',
    'Н/Д',
    'なし',
    '不明',
    '无',
    'Not available',
  ])('%j means nothing in a name', (text) => {
    expect(meansNothing(text)).toBe(true)
  })

  test.each(['NA', 'no', 'X', 'N.A.', 'POA'])('%j means nothing in a number, and may be a name', (text) => {
    expect(meansNothing(text, 'number')).toBe(true)
    expect(meansNothing(text)).toBe(false)
  })

  test.each(['нет', 'なし', 'none'])('%j is no answer in a name, and no where yes or no is taken', (text) => {
    expect(meansNothing(text)).toBe(true)
    expect(meansNothing(text, 'flag')).toBe(false)
  })

  test.each(['nil', 'Nil', 'N/A', '-'])('%j is nothing where yes or no is taken, too', (text) => {
    expect(meansNothing(text, 'flag')).toBe(true)
  })

  test.each(['-1', '0', 'A', '***', '*RS', 'N-Box', 'Nil Sport', '無事故'])('%j means something', (text) => {
    expect(meansNothing(text, 'number')).toBe(false)
  })
})
