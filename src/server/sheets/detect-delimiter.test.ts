import { describe, expect, test } from 'vitest'
import { detectDelimiter } from './detect-delimiter'

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
