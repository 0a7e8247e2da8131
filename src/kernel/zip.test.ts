import { expect, test } from 'vitest'
import { zip } from './zip'

test('pairs lists of one length, and refuses others', () => {
  expect(zip([1, 2], ['a', undefined])).toEqual([
    [1, 'a'],
    [2, undefined],
  ])
  expect(() => zip([1], [])).toThrow(RangeError)
})
