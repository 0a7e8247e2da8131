import { expect, test } from 'vitest'
import { providerErrorWords } from './provider-error-words'

const REASONS = [
  ...['cancelled', 'expired', 'not-configured', 'unreachable', 'provider', 'taken'],
  ...['no-email', 'connect-first', 'blocked', 'suspended', 'pending', 'deleted'],
]

test.each(REASONS)('the reason %s has words of its own', (reason) => {
  const { title, text } = providerErrorWords(reason, 'Google')
  expect(title).not.toBe('An error occurred')
  expect(title + text).not.toContain('{provider}')
})

test.each([undefined, '', 'toString', '__proto__', '<b>'])(
  'the reason %j gets a general sentence',
  (reason) => {
    expect(providerErrorWords(reason, 'Google').title).toBe('An error occurred')
  },
)
