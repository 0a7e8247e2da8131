import { normalForm } from '@/kernel/text/normal-form'

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
