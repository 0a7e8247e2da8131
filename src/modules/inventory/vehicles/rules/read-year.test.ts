import { describe, expect, it } from 'vitest'
import { readYear } from './read-year'

describe('a year', () => {
  it.each([
    ['2017', 2017],
    [' 1989 ', 1989],
    ['２０１７', 2017],
    ['2017年', 2017],
    ['H29', 2017],
    ['h29', 2017],
    ['H.29', 2017],
    ['Ｈ２９年', 2017],
    ['平成29年', 2017],
    ['H31', 2019],
    ['R1', 2019],
    ['R元', 2019],
    ['令和元年', 2019],
    ['R2', 2020],
    ['S63', 1988],
    ['昭和64年', 1989],
    ['T15', 1926],
    ['M45', 1912],
  ])('%s is %i', (text, year) => expect(readYear(text)).toBe(year))

  it.each([
    ['2017-05', 2017],
    ['201705', 2017],
    ['05/2017', 2017],
    ['H29.5', 2017],
    ['平成29年5月', 2017],
    ['May 2017', 2017],
  ])('%s is a month of %i', (text, year) => expect(readYear(text)).toBe(year))

  it.each(['', '29', '20170', 'H', 'H0', 'H32', 'S65', 'T16', 'M46', 'X5', 'H290', 'nineteen', '-2017'])(
    '%s is none',
    (text) => expect(readYear(text)).toBeNull(),
  )
})
