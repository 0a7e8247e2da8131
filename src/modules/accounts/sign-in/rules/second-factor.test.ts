import { describe, expect, it } from 'vitest'
import { parseTypedCode, recoveryCodeText, signInStep } from './second-factor'

it.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['ABCD-efgh-2345-6777', { kind: 'recovery', code: 'abcdefgh23456777' }],
  ['12345', null],
  ['1234567', null],
  ['abcd-efgh-2345', null],
  ['abcd-efgh-2345-6789', null],
  ['', null],
])('%s is read as %o', (typed, code) => {
  expect(parseTypedCode(typed)).toEqual(code)
})

it('shows recovery codes in groups', () => {
  expect(recoveryCodeText('abcdefgh23456777')).toBe('abcd-efgh-2345-6777')
})

describe('after the password comes', () => {
  it.each([
    [{ has: false, needs: false }, 'nothing'],
    [{ has: true, needs: false }, 'code'],
    [{ has: true, needs: true }, 'code'],
    [{ has: false, needs: true }, 'set-up'],
  ] as const)('for %o %s', (state, step) => {
    expect(signInStep(state)).toBe(step)
  })
})
