import { normalForm } from '@/kernel/text'

/** Named character references by which signs of addresses are written; any other name is left out. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  colon: ':',
  commat: '@',
  dash: '-',
  ensp: ' ',
  emsp: ' ',
  gt: '>',
  hyphen: '-',
  lbrack: '[',
  lowbar: '_',
  lpar: '(',
  lsqb: '[',
  lt: '<',
  nbsp: ' ',
  newline: '\n',
  num: '#',
  period: '.',
  rbrack: ']',
  rpar: ')',
  rsqb: ']',
  sol: '/',
  tab: ' ',
  thinsp: ' ',
}

const REFERENCE = /&(?:#(\d{1,7});?|#x([\da-f]{1,6});?|([a-z]\w*);)/gi
const LAST_CODE = 0x10ffff

const signOf = (code: number): string => (code <= LAST_CODE ? String.fromCodePoint(code) : '')

/** A reference may hide another one: '&amp;#46;'. */
const DEPTH = 3

function withoutReferences(text: string): string {
  let decoded = text
  for (let depth = 0; depth < DEPTH; depth += 1)
    decoded = decoded.replace(REFERENCE, (_, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return signOf(Number(decimal))
      return hex ? signOf(Number.parseInt(hex, 16)) : (NAMED[name?.toLowerCase() ?? ''] ?? '')
    })
  return decoded
}

/** What takes no room between two characters; the blank of Braille looks like a space. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
const BRAILLE_BLANK = /\u2800/g

/**
 * A text as a reader takes it in: character references decoded, compatible forms (full-width, circled, mathematical)
 * as plain ones, without characters that cannot be seen.
 */
export const plainCharacters = (text: string): string =>
  normalForm(withoutReferences(text), 'NFKC').replace(INVISIBLE, '').replace(BRAILLE_BLANK, ' ')

const KANJI_DIGITS = '〇一二三四五六七八九'
const DECIMAL = /\p{Nd}/u
const ANY_NUMBER = /[\p{N}零一二三四五六七八九]/gu

/** Unicode has the ten digits of a script in a row: a digit is as far from the zero as it has digits before it. */
function decimalOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && DECIMAL.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/** The digits of all scripts as 0 to 9. Other numerals, which have no place value, are 0. */
export const plainDigits = (text: string): string =>
  text.replace(ANY_NUMBER, (sign) => {
    if (DECIMAL.test(sign)) return decimalOf(sign)
    return String(Math.max(0, KANJI_DIGITS.indexOf(sign)))
  })
