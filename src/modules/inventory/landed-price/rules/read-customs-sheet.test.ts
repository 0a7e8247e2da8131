import { expect, test } from 'vitest'
import { type CustomsMap, problemsIn, readLines } from './read-customs-sheet'

const MAP: CustomsMap = {
  header: 1,
  columns: { make: 0, model: 1, modelCode: 2, cc: 3, year: 4, value: 5 },
  repeats: false,
}
const HEADER = ['Make', 'Model', 'Model number', 'CC', 'Year', 'Value']

const read = (rows: string[][], map: Partial<CustomsMap> = {}) =>
  readLines([['Customs values'], HEADER, ...rows], { ...MAP, ...map }, 'KES')

test('a row is a line, with its number in the file', () => {
  expect(read([['TOYOTA\u00a0 ', 'AQUA', 'DAA-NHP10', '1,500', '2018', 'KES 1,800,000']])).toEqual({
    lines: [
      {
        row: 3,
        make: 'TOYOTA',
        model: 'AQUA',
        modelCode: 'DAA-NHP10',
        body: null,
        drive: null,
        cc: 1500,
        fuel: null,
        transmission: null,
        yearFrom: 2018,
        yearTo: 2018,
        value: 1_800_000,
        raw: 'TOYOTA | AQUA | DAA-NHP10 | 1,500 | 2018 | KES 1,800,000',
      },
    ],
    refused: [],
    skipped: 0,
  })
})

test.each<[string, string[], string[]]>([
  ['no make', ['', 'AQUA', '', '', '', '1'], ['There is no make']],
  ['a title between lines', ['TOYOTA', '', '', '', '', ''], ['There is no model', 'There is no value']],
  ['a value that is none', ['TOYOTA', 'AQUA', '', '', '', 'see note'], ['The value is not a number']],
  ['a year that is none', ['TOYOTA', 'AQUA', '', '', 'new', '1'], ['The year cannot be read']],
  ['a formula', ['TOYOTA', 'AQUA', '', '', '', '=F3*2'], ['A cell is calculated by a formula']],
  [
    'a cell of a page',
    ['TOYOTA', 'A'.repeat(121), '', '', '', '1'],
    ['A text is longer than 120 characters'],
  ],
])('%s is refused', (_, cells, problems) => {
  expect(read([cells])).toMatchObject({ lines: [], refused: [{ row: 3, problems }] })
})

test('blank rows and repeated headings are no problem', () => {
  expect(read([[], ['', ' '], HEADER, ['TOYOTA', 'AQUA', '', '', '', '1']])).toMatchObject({
    lines: [{ row: 6 }],
    refused: [],
    skipped: 3,
  })
})

test('merged makes and models repeat, where that is declared', () => {
  const rows = [
    ['TOYOTA', 'AQUA', 'NHP10', '', '', '1'],
    ['', '', 'NHP11', '', '', '2'],
    ['NISSAN', '', '', '', '', '3'],
  ]
  expect(read(rows).lines).toHaveLength(1)
  const { lines, refused } = read(rows, { repeats: true })
  expect(lines.map(({ make, model }) => `${make} ${model}`)).toEqual(['TOYOTA AQUA', 'TOYOTA AQUA'])
  expect(refused).toMatchObject([{ row: 5, problems: ['There is no model'] }])
})

test('first and last year may have a column each', () => {
  const columns = { ...MAP.columns, yearTo: 6 }
  const years = (from: string, to: string) =>
    read([['TOYOTA', 'AQUA', '', '', from, '1', to]], { columns }).lines.map(({ yearFrom, yearTo }) => [
      yearFrom,
      yearTo,
    ])
  expect(years('2015', '2018')).toEqual([[2015, 2018]])
  expect(years('', '2018')).toEqual([[null, 2018]])
  expect(years('2018', '2015')).toEqual([])
})

test('problems are counted, the most frequent first', () => {
  const { refused } = read([
    ['TOYOTA', 'AQUA', '', '', '', ''],
    ['', 'AQUA', '', '', '', '1'],
    ['TOYOTA', 'VITZ', '', '', '', ''],
  ])
  expect(problemsIn(refused)).toEqual([
    { problem: 'There is no value', rows: 2, first: [3, 5] },
    { problem: 'There is no make', rows: 1, first: [4] },
  ])
})
