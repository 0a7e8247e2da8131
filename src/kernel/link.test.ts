import { expect, test } from 'vitest'
import { isSafeLink } from './link'

test.each([
  ['an address on the web', 'https://kaido.example/a?b=1', true],
  ['an address without encryption', 'HTTP://kaido.example', true],
  ['a path of the storage', '/files/1', true],
  ['a path without a slash', 'vehicles/1_front.jpg', true],
  ['a script', 'javascript:alert(1)', false],
  ['data', 'data:text/html,x', false],
  ['an address without its scheme', '//kaido.example', false],
  ['a path with a space', '/files/a b', false],
  ['an address of no host', 'https://', false],
  ['nothing', '  ', false],
])('%s: %s', (_, link, isSafe) => {
  expect(isSafeLink(link)).toBe(isSafe)
})
