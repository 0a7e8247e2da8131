import { expect, test } from 'vitest'
import { isOverridable, isOverrideReason } from './payment-and-arrival-overrides'

test.each([
  [null, false],
  ['', false],
  ['x', false],
  ['nine char', false],
  ['xxxxxxxxxx', true],
  ['  padded   ', false],
  ['a         b', false],
  ['a b c d e f', true],
  ['x\u200b\u200c\u200d\u2060\ufeff\u00ad\u180e\u2061\u2062', false],
  ['\u3164'.repeat(20), false],
  ['\u2800'.repeat(20), false],
  ['x\u0000\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008', false],
  ['x\n\n\t\t\r\n\n\n\n\n', false],
  ['x\u00a0\u2003\u3000\u2028\u00a0\u2003\u3000\u2028\u00a0', false],
  ['銀行が電話で確認済み', true],
  ['😀'.repeat(9), false],
])('the reason %j is enough: %s', (reason, isEnough) => {
  expect(isOverrideReason(reason)).toBe(isEnough)
})

test('starting and delivering can be overridden, completing cannot', () => {
  expect((['start', 'deliver', 'complete'] as const).map(isOverridable)).toEqual([true, true, false])
})
