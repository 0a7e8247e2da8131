import { expect, it } from 'vitest'
import { linksIn, redactOneTimeLinks } from './redact-one-time-links'

it.each([
  [
    'https://cars.example.com/auth/update-password#token=aB3-_x',
    'https://cars.example.com/auth/update-password#token=…',
  ],
  [
    '<a href="https://x.example/auth/callback#token=aB&amp;type=signup">',
    '<a href="https://x.example/auth/callback#token=…&amp;type=signup">',
  ],
  ['/unsubscribe?kind=alerts&amp;token=a.b-c_d', '/unsubscribe?kind=alerts&amp;token=…'],
  ['Nothing to hide: token of thanks', 'Nothing to hide: token of thanks'],
])('%s is read as %s', (text, veiled) => {
  expect(redactOneTimeLinks(text)).toBe(veiled)
})

it('finds each link once', () => {
  const text =
    'Confirm:\nhttps://x.example/a#token=a-1&type=signup\n\nor https://x.example/a#token=a-1&type=signup'
  expect(linksIn(text)).toEqual([{ address: 'https://x.example/a#token=a-1&type=signup', token: 'a-1' }])
  expect(linksIn('https://x.example/a')).toEqual([])
})
