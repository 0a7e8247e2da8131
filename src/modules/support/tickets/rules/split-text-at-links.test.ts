import { expect, test } from 'vitest'
import { splitTextAtLinks } from './split-text-at-links'

test.each([
  ['no link', []],
  ['see https://example.com/a?b=1&c=2.', ['https://example.com/a?b=1&c=2']],
  ['(https://example.com/a)', ['https://example.com/a']],
  ['https://example.com/a_(b)', ['https://example.com/a_(b)']],
  [
    'http://a.example, https://b.example!\nhttps://c.example',
    ['http://a.example', 'https://b.example', 'https://c.example'],
  ],
  ['javascript:alert(1) ftp://example.com https://', []],
])('%s', (text, links) => {
  const pieces = splitTextAtLinks(text)
  expect(pieces.flatMap(({ href }) => href ?? [])).toEqual(links)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})
