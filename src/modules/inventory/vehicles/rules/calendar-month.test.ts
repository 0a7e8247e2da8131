import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthAt, monthInWords } from './calendar-month'
import { readMonth } from './read-month'

describe('a month as it is written', () => {
  test.each([
    ['2017-05'],
    ['2017-5'],
    ['2017/5'],
    ['2017.05'],
    ['201705'],
    ['05.2017'],
    ['5/2017'],
    ['05-2017'],
    ['May 2017'],
    ['may, 2017'],
    ['MAY-2017'],
    ['2017 May'],
    ['20 May 2017'],
    ['2017-05-20'],
    ['2017/05/20'],
    ['20.05.2017'],
    ['H29.5'],
    ['h29/05'],
    ['H29.5.20'],
    ['平成29年5月'],
    ['平成29年5月20日'],
    ['2017年5月'],
    ['２０１７年５月'],
    ['Ｈ２９．５'],
    [' 2017-05 '],
  ])('%s is May 2017', (text) => {
    expect(readMonth(text)).toBe('2017-05')
  })

  test.each([
    ['S63.12', '1988-12'],
    ['昭和64年1月', '1989-01'],
    ['H1.1', '1989-01'],
    ['平成元年1月', '1989-01'],
    ['H31.4', '2019-04'],
    ['R1.5', '2019-05'],
    ['令和元年5月', '2019-05'],
    ['R8/11', '2026-11'],
    ['T15.12', '1926-12'],
    ['Sept. 2020', '2020-09'],
    ['December 1999', '1999-12'],
    ['05.05.2017', '2017-05'],
  ])('%s is %s', (text, month) => {
    expect(readMonth(text)).toBe(month)
  })

  test.each([
    [''],
    ['2017'],
    ['17-05'],
    ['2017-00'],
    ['2017-13'],
    ['13.2017'],
    ['05/06/2017'],
    ['20/05/2017'],
    ['Mai 2017'],
    ['ma 2017'],
    ['X29.5'],
    ['H29.13'],
    ['soon'],
    ['20170520'],
  ])('%j is none', (text) => {
    expect(readMonth(text)).toBeNull()
  })
})

test('what is stored is read as itself, and in words as well', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const month = `${year}-${String(number).padStart(2, '0')}`
      expect(readMonth(month)).toBe(month)
      expect(readMonth(monthInWords(month))).toBe(month)
    }),
  )
})

test('in words, and of a moment', () => {
  expect(monthInWords('2017-05')).toBe('May 2017')
  expect(monthAt(new Date('2026-11-30T23:59:00Z'))).toBe('2026-11')
})
