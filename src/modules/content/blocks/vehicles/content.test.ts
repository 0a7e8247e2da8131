import { expect, test } from 'vitest'
import { vehiclesHtml } from './content'

test.each([
  ['https://kaido.example/vehicles?make=1&q=a b#x', '/vehicles?make=1&amp;q=a+b'],
  ['make=1', '/vehicles?make=1'],
  ['/vehicles', '/vehicles'],
  ['', '/vehicles'],
  [null, '/vehicles'],
])('the search %j leads to %s', (search, address) => {
  expect(vehiclesHtml({ search })).toBe(`<p><a href="${address}">All vehicles</a></p>`)
})
