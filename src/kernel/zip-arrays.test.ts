import { expect, test } from 'vitest'
import { zipArrays } from './zip-arrays'

test('pairs lists of one length, and refuses others', () => {
  expect(zipArrays([1, 2], ['a', undefined])).toEqual([
    [1, 'a'],
    [2, undefined],
  ])
  expect(() => zipArrays([1], [])).toThrow(RangeError)
})
