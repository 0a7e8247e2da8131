import { describe, expect, test } from 'vitest'
import { columnProfiler, columnsText, MAX_VALUES } from './columns'
import { detectDecimal, detectDelimiter, detectEncoding } from './detect-format'

describe('the separator between cells', () => {
  test.each([
    ['a,b,c\n1,2,3\n', ','],
    ['a;b;c\n1,5;2;3\n', ';'],
    ['a\tb\n1\t2\n', '\t'],
    ['a|b|c\n1|2|3\n', '|'],
    ['make;"notes, long; odd";price\nToyota;"a,b,c,d";4\n', ';'],
    ['name,note\nA,"line one\nline; two"\nB,x\n', ','],
    ['one column\n1\n2\n', ','],
    ['', ','],
  ])('of %j is %j', (text, sign) => {
    expect(detectDelimiter(text)).toBe(sign)
  })
})

describe('the characters', () => {
  const bytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding)
  test.each([
    ['what the mark says', bytes('a,b', 'utf8'), 'utf-16be', true, 'utf-16be'],
    ['UTF-8', bytes('a,ü', 'utf8'), null, true, 'utf-8'],
    ['no UTF-8', bytes('a,\u00fc', 'latin1'), null, false, 'windows-1252'],
    ['UTF-16 without a mark', bytes('make,model', 'utf16le'), null, true, 'utf-16le'],
    ['the same the other way round', bytes('make,model', 'utf16le').swap16(), null, true, 'utf-16be'],
    ['nothing', bytes('', 'utf8'), null, true, 'utf-8'],
  ] as const)('%s', (_, head, marked, isUtf8, encoding) => {
    expect(detectEncoding(head, marked, isUtf8)).toBe(encoding)
  })
})

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
    expect(detectDecimal([column(cells)])).toBe(sign)
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
