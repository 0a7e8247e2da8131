import { expect, test } from 'vitest'
import { parseRates, RATES_HEADER } from './parse-rates-file'

const header = RATES_HEADER.split(',')
const read = (...lines: string[][]) => {
  const result = parseRates([header, ...lines])
  return result.ok ? result.value : result.error.map(({ message }) => message)
}

test('a table of rates', () => {
  expect(read(['2026-11-20', 'kes', ' 129.35 ', 'CBK'], ['2026-11-20', 'UGX', '3702', ''])).toEqual([
    { day: '2026-11-20', currency: 'KES', perUsd: '129.35', source: 'CBK' },
    { day: '2026-11-20', currency: 'UGX', perUsd: '3702', source: null },
  ])
})

test('columns in any order and by other names', () => {
  expect(
    parseRates([
      ['rate', 'CODE', 'Date'],
      ['3.27', 'BYN', '2026-11-20'],
    ]),
  ).toEqual({ ok: true, value: [{ day: '2026-11-20', currency: 'BYN', perUsd: '3.27', source: null }] })
})

test.each<[string, string[][], string[]]>([
  ['no rates', [], ['Line 2: there are no rates']],
  [
    'a day of no calendar',
    [['2026-02-30', 'KES', '1']],
    ["Line 2: '2026-02-30' is not a date such as 2026-11-20"],
  ],
  [
    'no currency',
    [['2026-02-01', 'EUX', '1']],
    ["Line 2: 'EUX' is not an ISO code of a currency other than USD"],
  ],
  [
    'the dollar itself',
    [['2026-02-01', 'USD', '1']],
    ["Line 2: 'USD' is not an ISO code of a currency other than USD"],
  ],
  ['a rate of nothing', [['2026-02-01', 'KES', '0']], ["Line 2: '0' is not a rate such as 129.35"]],
  ['a rate below nothing', [['2026-02-01', 'KES', '-1']], ["Line 2: '-1' is not a rate such as 129.35"]],
  [
    'a comma for a point',
    [['2026-02-01', 'KES', '129,35']],
    ["Line 2: '129,35' is not a rate such as 129.35"],
  ],
  ['a rate beyond belief', [['2026-02-01', 'KES', '1e9']], ["Line 2: '1e9' is not a rate such as 129.35"]],
  [
    'the same twice',
    [
      ['2026-02-01', 'KES', '1'],
      ['2026-02-02', 'KES', '1'],
      ['2026-02-01', 'KES', '2'],
    ],
    ['Line 4: line 2 has this day and currency already'],
  ],
])('%s', (_, lines, messages) => {
  expect(read(...lines)).toEqual(messages)
})

test('a missing column is named', () => {
  expect(
    parseRates([
      ['day', 'rate'],
      ['2026-01-01', '1'],
    ]),
  ).toMatchObject({
    ok: false,
    error: [{ message: expect.stringContaining('Currency') }],
  })
})
