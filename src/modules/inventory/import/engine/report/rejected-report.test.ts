import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unguarded } from '@/kernel/files/csv'
import { rejectedHeader, rejectedLine } from './rejected-lines'
import { isRejectedReport } from './rejected-report'

test('a list of rejected rows returns every cell of the file, whatever its contents', () => {
  const header = ['a', 'b']
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('=1+1', "'=1", '-5', ' +x', '@a', '\tx', "'", "''", "''=1", '"', 'a,b', '\r\n'),
  )
  fc.assert(
    fc.property(cell, cell, (a, b) => {
      const text = rejectedHeader(header) + rejectedLine(header, [a, b], 7, ['=bad', 'worse'])
      const [head, line] = parse(text, {
        bom: true,
        relax_quotes: true,
        record_delimiter: '\r\n',
      }) as string[][]
      expect(head).toEqual(['a', 'b', 'Import row', 'Import problems'])
      expect(isRejectedReport(head ?? [])).toBe(true)
      expect(line?.slice(0, 2).map(unguarded)).toEqual([a, b])
      expect(line?.slice(2)).toEqual(['7', "'=bad; worse"])
    }),
  )
})

test('no cell of such a list can be run by a spreadsheet', () => {
  for (const cell of ['=cmd|calc!A0', '+1+1', '-1+1', '@SUM(A1)', '\t=1'])
    expect(parse(rejectedLine(['a'], [cell], 2, []))[0]?.[0]).toBe(`'${cell}`)
})

test('correcting a list twice does not add its columns twice', () => {
  const header = ['a', 'Import row', 'Import problems']
  expect(rejectedHeader(header)).toBe('\uFEFFa,Import row,Import problems\r\n')
  expect(rejectedLine(header, ['x', '3', 'old'], 2, ['new'])).toBe('x,2,new\r\n')
})

test("a row with too few or too many cells keeps the report's columns in place", () => {
  expect(rejectedLine(['a', 'b'], ['x'], 2, ['short'])).toBe('x,,2,short\r\n')
  expect(rejectedLine(['a', 'b'], ['x', 'y', 'z'], 3, ['long'])).toBe('x,y,3,long\r\n')
})
