import { expect, test } from 'vitest'
import { pathOfPreviousPage } from './path-of-previous-page'

test.each([
  ['https://kaido.example/vehicles?make=1#x', '/vehicles?make=1'],
  ['https://evil.example/a', '/a'],
  ['https://evil.example//evil.example/a', '/'],
  ['about:blank', '/'],
  ['no address', '/'],
  ['', '/'],
])('the way back from %j is %j', (referer, path) => {
  expect(pathOfPreviousPage(new Request('https://kaido.example', { headers: { referer } }))).toBe(path)
})
