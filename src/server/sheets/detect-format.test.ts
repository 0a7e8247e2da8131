import { describe, expect, test } from 'vitest'
import { detectDelimiter, detectEncoding } from './detect-format'

describe('the separator between cells', () => {
  test.each([
    ['a,b,c\n1,2,3\n', ','],
    ['a;b;c\n1,5;2;3\n', ';'],
    ['a\tb\n1\t2\n', '\t'],
    ['a|b|c\n1|2|3\n', '|'],
    ['make;"notes, long; odd";price\nToyota;"a,b,c,d";4\n', ';'],
    ['name,note\nA,"line one\nline; two"\nB,x\n', ','],
    ['one column\n1\n2\n', ','],
    ['', ','],
  ])('of %j is %j', (text, sign) => {
    expect(detectDelimiter(text)).toBe(sign)
  })
})

describe('the characters', () => {
  const bytes = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding)
  test.each([
    ['what the mark says', bytes('a,b', 'utf8'), 'utf-16be', true, 'utf-16be'],
    ['UTF-8', bytes('a,ü', 'utf8'), null, true, 'utf-8'],
    ['no UTF-8', bytes('a,\u00fc', 'latin1'), null, false, 'windows-1252'],
    ['UTF-16 without a mark', bytes('make,model', 'utf16le'), null, true, 'utf-16le'],
    ['the same the other way round', bytes('make,model', 'utf16le').swap16(), null, true, 'utf-16be'],
    ['nothing', bytes('', 'utf8'), null, true, 'utf-8'],
  ] as const)('%s', (_, head, marked, isUtf8, encoding) => {
    expect(detectEncoding(head, marked, isUtf8)).toBe(encoding)
  })
})
