import { describe, expect, it, test } from 'vitest'
import { blankToNull, isBlank } from './blank'
import { nameInWords } from './name-in-words'
import { normalForm } from './normal-form'
import { UNSTORABLE_MESSAGE } from './storable-text'
import {
  areaProblem,
  cleanText,
  DIRECTION_MESSAGE,
  LINE_MESSAGE,
  lineProblem,
  textLength,
  trimText,
} from './text'
import { typedWords } from './typed-words'
import { visibleName } from './visible-name'

describe('cleanText', () => {
  test.each([
    '',
    'Toyota',
    ' spaces kept ',
    'مُنَاقَشَة',
    '車の写真 🚗',
    'a\tb\r\nc\u0085',
    '\u202eabc\ufffd',
    'ﾟ･✿ヾ',
    '<script>',
  ])('gives %j back unchanged', (text) => {
    expect(cleanText(text)).toEqual({ ok: true, value: text })
  })

  test.each([
    '\0',
    'a\0b',
    '\b',
    '\u000b',
    '\u001b[31m',
    'a\ufffe',
    '\uffff',
    '\ud800',
    'x\udc00',
    '\udc00\ud800',
  ])('refuses %j instead of changing it', (text) => {
    expect(cleanText(text)).toEqual({ ok: false, error: UNSTORABLE_MESSAGE })
  })

  it('the message reads well after a label', () => {
    expect(`Name ${UNSTORABLE_MESSAGE}`).toBe('Name contains characters that cannot be stored')
  })
})

test.each([
  ['Au\u200Bdi', 'Audi'],
  ['\uFEFFAudi\u2060 ', 'Audi'],
  ['Merce\u00ADdes', 'Mercedes'],
  ['Au\u200Ddi', 'Audi'],
  ['Pearl\r\n White', 'Pearl White'],
  ['\tWhite\u0085', 'White'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['नमस्\u200Dते', 'नमस्\u200Dते'],
  ['👨\u200D👩', '👨\u200D👩'],
  ['\u200B', ''],
])('the name %j is seen as %j', (name, seen) => {
  expect(visibleName(name)).toBe(seen)
})

describe('a text of one line', () => {
  test.each(['Toyota', 'مُنَاقَشَة', 'नमस्‍ते', '👨‍👩‍👧‍👦', '車\u3000写真', ''])('may be %j', (text) => {
    expect(lineProblem(text)).toBeNull()
  })

  test.each([
    'a\nb',
    'a\r\nBcc: x@example.com',
    'a\tb',
    '\u007f',
    '\u0085',
    'a\u2028b',
    'a\u2029b',
    '\u2066abc\u2069',
    '\u200fabc',
    '\u061cabc',
  ])('is not %j, which several lines may hold', (text) => {
    expect(lineProblem(text)).toBe(LINE_MESSAGE)
    expect(areaProblem(text)).toBeNull()
  })

  test.each([
    ['an override', 'cod\u202egpj.exe', DIRECTION_MESSAGE],
    ['an override that ends', '\u202dabc\u202c', DIRECTION_MESSAGE],
    ['an embedding without an end', 'a \u202babc', DIRECTION_MESSAGE],
    ['an isolate that ends in another line', '\u2067abc\ndef\u2069', DIRECTION_MESSAGE],
    ['an end without a beginning', 'abc\u2069', DIRECTION_MESSAGE],
    ['ends in the wrong order', '\u2067\u202babc\u2069\u202c', DIRECTION_MESSAGE],
    ['an isolate', 'سعر \u2066KD-000007\u2069 كم؟', null],
    ['one in another, and marks', '\u2068a\u202bשלום\u202c\u2069\u200f!', null],
  ])('in several lines, %s', (_, text, problem) => {
    expect(areaProblem(text)).toBe(problem)
  })

  test('nor what cannot be stored, and neither are several lines', () => {
    expect([lineProblem('a\0b'), areaProblem('a\0b')]).toEqual([UNSTORABLE_MESSAGE, UNSTORABLE_MESSAGE])
  })
})

it('counts characters as people see them', () => {
  expect([textLength(''), textLength('abc'), textLength('🚗車'), textLength('\ud800')]).toEqual([0, 3, 2, 1])
})

test.each<[string | null | undefined, string, boolean]>([
  ['  x ', 'x', false],
  ['\u3000\u2029\t', '', true],
  ['', '', true],
  ['\u200b', '\u200b', true],
  [' \u200d\u2060\u00ad ', '\u200d\u2060\u00ad', true],
  ['می\u200cخواهم', 'می\u200cخواهم', false],
  [null, '', true],
  [undefined, '', true],
])('%j trims to %j', (text, trimmed, blank) => {
  expect(trimText(text)).toBe(trimmed)
  expect(isBlank(text)).toBe(blank)
  expect(blankToNull(text)).toBe(blank ? null : trimmed)
})

describe('normalForm', () => {
  test.each([
    ['e\u0301', 'NFC', 'é'],
    ['ﬁ', 'NFKD', 'fi'],
    ['ắ', 'NFD', 'a\u0306\u0301'],
    ['กำ', 'NFC', 'กำ'],
    ['', 'NFC', ''],
  ] as const)('of %j in %s is %j', (text, form, result) => {
    expect(normalForm(text, form)).toBe(result)
  })

  it('keeps thirty marks on a letter and takes no time for half a million', () => {
    const some = `a${'\u0301\u0323'.repeat(15)}b`
    expect(normalForm(some, 'NFD')).toBe(some.normalize('NFD'))
    const began = performance.now()
    expect(normalForm(`a${'\u0301\u0323'.repeat(250_000)}`, 'NFKC').length).toBeLessThanOrEqual(31)
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})

test.each([
  ['assignedShowrooms', 'Assigned showrooms'],
  ['old_price', 'Old price'],
  ['to', 'To'],
  ['', ''],
])('the name %j in words is %j', (name, words) => {
  expect(nameInWords(name)).toBe(words)
})

describe('typedWords', () => {
  test.each([
    ['', []],
    ['  ', []],
    ['to', []],
    ['a b c', []],
    ['--- ..', []],
    ['vitz', ['vitz']],
    ['toyota vi', ['toyota', 'vi']],
    ['  toyota   vitz ', ['toyota', 'vitz']],
    ['田中', ['田中']],
    ['Ёж', ['Ёж']],
    ['abc d e f g h i j', ['abc', 'd', 'e', 'f', 'g', 'h']],
  ])('%j is %j', (text, words) => expect(typedWords(text)).toEqual(words))
})
