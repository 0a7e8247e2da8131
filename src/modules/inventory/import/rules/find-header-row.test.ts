import { describe, expect, test } from 'vitest'
import { findHeaderRow, HEADER_ROW_MAX } from './find-header-row'

const rowsOf = (text: string) => text.split('\n').map((line) => line.split(','))

describe('the row with the headings', () => {
  test.each([
    ['the first', 'make,model,year\nToyota,Vitz,2015', 1],
    ['below a title', 'Stock list November 2026,,\nmake,model,year\nToyota,Vitz,2015', 2],
    ['below a title of one cell', 'Stock list\n\nmake,model,year\nToyota,Vitz,2015', 3],
    [
      'below an address',
      'ABC Motors,,,,\nTel,+81 45 000,,,\nmake,model,year,km,price\nToyota,Vitz,2015,1,2',
      3,
    ],
    ['below groups', 'Vehicle,,,Price,\nmake,model,year,FOB,CIF\nToyota,Vitz,2015,1,2', 2],
    ['below blank rows', ',,\n,,\nmake,model,year', 3],
    ['with two of its names missing', 'make,model,,km,\nToyota,Vitz,x,1,y', 1],
    ['unclear: two columns alike', 'make,make,year\nToyota,Vitz,2015\nNissan,March,2016', 1],
    ['unclear, although the next row has words', 'make,make,color\nToyota,Vitz,White', 1],
    ['of one column', 'chassis\nA-1\nA-2', 1],
    ['of nothing', '', 1],
    ['unclear: figures alone', '2015,2016\n1,2', 1],
  ])('%s', (_, text, row) => {
    expect(findHeaderRow(rowsOf(text))).toBe(row)
  })

  test('is not searched for far below', () => {
    const title = Array.from({ length: HEADER_ROW_MAX }, () => ['Stock list'])
    expect(findHeaderRow([...title, ['make', 'model']])).toBe(1)
  })
})
