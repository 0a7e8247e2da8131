import { describe, expect, test } from 'vitest'
import { kindOf, reasonCounter } from './count-reasons'

describe('what alike reasons have in common', () => {
  test.each([
    ["DriveType: 'Other' is in no list", "DriveType: '…' is in no list"],
    ["make: 'O'Brien's' is in no list", "make: '…' is in no list"],
    ["VIN 'A1': Chassis number is the same as in row 12", "VIN '…': Chassis number is the same as in row …"],
    [
      "VIN 'A1': A vehicle with this chassis number already exists (KD-12)",
      "VIN '…': A vehicle with this chassis number already exists (…)",
    ],
    ['Showroom is required', 'Showroom is required'],
  ])('%s', (reason, kind) => {
    expect(kindOf(reason)).toBe(kind)
  })
})

test('reasons are counted together, with their commonest cells', () => {
  const { count, list } = reasonCounter()
  const reason = (cell: string) => `DriveType: '${cell}' is in no list`
  for (const [index, cell] of ['Other', 'n/a', 'Other', '', 'x', 'y', 'Other'].entries())
    count(reason(cell), index)
  for (const rowNo of [7, 8]) count("year '1800': Year must be between 1900 and next year", rowNo)
  expect(list()).toEqual([
    { reason: reason('…'), rows: 7, examples: [0, 1, 2, 3, 4], values: ['Other', 'n/a', ''] },
    { reason: "year '1800': Year must be between 1900 and next year", rows: 2, examples: [7, 8] },
  ])
})
