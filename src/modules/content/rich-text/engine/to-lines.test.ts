import { expect, test } from 'vitest'
import { toLines } from './to-lines'

test('the words of HTML come without its tags', () => {
  expect(toLines('<ul><li>One <strong>two</strong></li><li>&lt;b&gt;</li></ul>')).toEqual(['One two', '<b>'])
  expect(toLines(null)).toEqual([])
})
