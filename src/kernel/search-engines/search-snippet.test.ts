import { expect, test } from 'vitest'
import { addressAsShown, cutAsShown } from './search-snippet'

test.each([
  ['as it is', 'Used cars', 9, 'Used cars'],
  ['on one line', ' Used\n\n cars ', 20, 'Used cars'],
  ['cut after a word', 'Used cars from Japan', 14, 'Used cars…'],
  ['cut within a word without spaces', 'x'.repeat(30), 10, `${'x'.repeat(9)}…`],
  ['cut between characters, not within', '😀'.repeat(5), 3, '😀😀…'],
  ['empty', ' ', 10, ''],
])('a text is shown %s', (_, text, max, shown) => expect(cutAsShown(text, max)).toBe(shown))

test.each([
  ['/', 'cars.example.com:3000'],
  ['/blog/first-post', 'cars.example.com:3000 › blog › first-post'],
  ['/vehicles?make=1#top', 'cars.example.com:3000 › vehicles'],
])('the address of %s is shown as %s', (path, shown) =>
  expect(addressAsShown('https://cars.example.com:3000', path)).toBe(shown),
)
