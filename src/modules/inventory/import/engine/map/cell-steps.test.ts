import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateCell } from './calculate-cell'
import { patternFinder, patternProblem } from './cell-pattern'
import { type Step, textSteps } from './cell-steps'
import { shortenLongKey } from './shorten-long-key'

describe('the steps with a text', () => {
  test.each<[Step[], string, string]>([
    [[{ strip: '£' }], ' £12,500 ', '12,500'],
    [[{ strip: ' km' }], '186005 KM', '186005'],
    [[{ strip: ['£', 'inc VAT'] }], '£500 inc vat', '500'],
    [[{ strip: 'x' }], 'xx', ''],
    [[{ strip: 'km' }], 'none', 'none'],
    [[{ split: '/', take: 1 }], 'White / Black', 'White'],
    [[{ split: '/', take: 2 }], 'White / Black', 'Black'],
    [[{ split: '/', take: 3 }], 'White / Black', ''],
    [[{ split: ' ', take: -1 }], 'Toyota  Land Cruiser', 'Cruiser'],
    [[{ split: ' ', take: 2, rest: true }], 'Toyota Land  Cruiser Prado', 'Land Cruiser Prado'],
    [[{ split: ' ', take: -9 }], 'Toyota', ''],
    [[{ find: '* [#] l*' }], '4 cyl, 2.2 L', '2.2'],
    [[{ find: '*([*])*' }], 'Hiace (KDH201) white', 'KDH201'],
    [[{ find: '[#]*' }, { strip: '2' }], '2015 Toyota', '015'],
  ])('%j make of %j %j', (steps, cell, text) => {
    expect(textSteps(steps)(cell)).toBe(text)
  })
})

describe('a pattern', () => {
  test.each<[string, string, string | null]>([
    ['[*]', 'all of it', 'all of it'],
    ['[#]cc', '1,800 CC', null],
    ['[#] cc', '1,800CC', '1,800'],
    ['* [#] *', 'a 12 b 34 c', '12'],
    ['[*]-*', 'NZE141-6012345', 'NZE141'],
    ['*\\*[#]\\**', 'a *5* b', '5'],
    ['[#]', '1.8.2', '1.8.2'],
    ['*.[#]', '1.8', null],
    ['[#]', '', null],
    ['i[#]', 'İ5', null],
  ])('%s takes out of %j %j', (pattern, text, part) => {
    expect(patternFinder(pattern)(text)).toBe(part)
  })

  test.each(['#', '[#', '#]', ']#[', '[#][#]'])('%s is refused', (pattern) => {
    expect(patternProblem(pattern)).toContain('in brackets')
  })

  test('takes no longer for texts made to slow it down', () => {
    const find = patternFinder(`${'*a'.repeat(60)}[*]b`)
    const begun = performance.now()
    expect(find('a'.repeat(999))).toBeNull()
    expect(performance.now() - begun).toBeLessThan(500)
  })

  test('finds what stands between two texts that hold neither', () => {
    const word = fc.stringMatching(/^[c-z]{1,8}$/)
    fc.assert(
      fc.property(word, word, word, (before, part, after) => {
        expect(patternFinder('*a[*]b*')(`${before}a${part}b${after}`)).toBe(part)
      }),
    )
  })
})

describe('arithmetic', () => {
  test.each([
    [19.99, [{ times: 100 }], 1999],
    [0.1, [{ plus: 0.2 }], 0.3],
    [100, [{ minus: '0.05' }, { times: '1.1' }], 109.945],
    [10, [{ divide: 4 }], 2.5],
    [10, [{ divide: 3 }, { times: 3 }], 10],
    [1, [{ divide: 3 }], 0.333333333333],
    [-2, [{ divide: 3 }], -0.666666666667],
    [3, [{ divide: 2 }, { plus: 1 }], 2.5],
    [62.5, [{ times: 10_000 }], 625_000],
  ])('%s with %j is %s', (value, steps, result) => {
    expect(calculateCell(value, steps)).toBe(result)
  })
})

test('a number of a vehicle is hashed beyond 100 characters, the same in any case', () => {
  const address = `https://cars.example/${'Very-long-'.repeat(12)}`
  const key = shortenLongKey(address)
  expect(key).toHaveLength(100)
  expect(key).toMatch(/^https:\/\/cars\.example\/Very.*~[0-9a-f]{16}$/)
  expect(shortenLongKey(address.toUpperCase()).slice(-16)).toBe(key.slice(-16))
  expect(shortenLongKey(`${address}x`)).not.toBe(key)
  expect(shortenLongKey('NZE141-6012345')).toBe('NZE141-6012345')
})
