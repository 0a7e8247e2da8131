import { describe, expect, test } from 'vitest'
import { csvCell, csvLine, unguarded } from './csv'

describe('csvCell', () => {
  test.each([
    ['plain', 'plain'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [0, '0'],
    [-12.5, '-12.5'],
    ['-12', '-12'],
    ['a,b', '"a,b"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    [' padded ', '" padded "'],
    ['=1+1', "'=1+1"],
    ['+44 20', "'+44 20"],
    ['-1+cmd', "'-1+cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ["'=1", "''=1"],
    ["'s-Gravenhage", "'s-Gravenhage"],
    ['\t=1', "'\t=1"],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ['東京', '東京'],
  ])('%j becomes %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })
})

test.each(['=1', "'=1", "''+1", "'s-Gravenhage", '-1', 'plain', "'"])('%j is read back as it was', (text) => {
  expect(unguarded(csvCell(text))).toBe(text)
})

test('a line ends as the standard requires', () => {
  expect(csvLine(['a', 1, null])).toBe('a,1,\r\n')
})
