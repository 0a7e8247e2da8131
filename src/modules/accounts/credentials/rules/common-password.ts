import { COMMON_MIXTURES, COMMON_WORDS } from './common-password-words'

const WORDS = new Set(`${COMMON_WORDS} ${COMMON_MIXTURES}`.split(/\s+/).filter(Boolean))

/** Symbols and digits used in place of letters; those that can replace two letters are tried as both. */
const LETTERS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '6': 'g',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
}
/** The digits that share a key with a symbol. */
const KEYS: Record<string, string> = { '!': '1', '@': '2', $: '4', '%': '5', '&': '7', '*': '8' }

/**
 * This many digits and symbols around a common word do not make it rare; a sequence of digits counts as one.
 */
const FEW = 6
/** Longer ones are no variation of a word. */
const LONGEST = 24

const asLetters = (text: string, one = 'i'): string =>
  text.replace(/[^a-z]/g, (sign) => (sign === '1' || sign === '!' ? one : (LETTERS[sign] ?? sign)))

const asKeys = (text: string): string => text.replace(/[^a-z\d]/g, (sign) => KEYS[sign] ?? sign)

/** Whether a text is a word of the list, or one written twice. */
const isWord = (text: string): boolean => {
  const half = text.slice(0, text.length / 2)
  return WORDS.has(text) || (half.length > 2 && half + half === text && WORDS.has(half))
}

const isWordInDisguise = (text: string): boolean =>
  isWord(text) || isWord(asLetters(text)) || isWord(asLetters(text, 'l')) || isWord(asKeys(text))

/** How much there is to guess in digits and symbols: adjacent keys and repetitions add nothing. */
function surprises(text: string): number {
  let count = 0
  for (let n = 0; n < text.length; n += 1) {
    const step = text.charCodeAt(n) - text.charCodeAt(n - 1)
    const isYear = /^(19|20)\d\d/.test(text.slice(n))
    if (isYear) {
      count += 1
      n += 3
    } else if (!(Math.abs(step) <= 1) && text.slice(n - 1, n + 1) !== '90') count += 1
  }
  return count
}

/**
 * Whether a password is one that many people choose, or one with the usual changes: a capital letter, digits
 * and symbols before or after it, digits in place of letters.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase()
  if (text.length > LONGEST) return false
  const letters = text.replace(/[^a-z]/g, '')
  const rest = text.replace(/[a-z]/g, '')
  if (letters.length <= 2 || isWord(letters) || new Set(letters).size === 1) {
    if (surprises(rest) <= 3) return true
  }
  const before = /^[^a-z]*/.exec(text)?.[0].length ?? 0
  const behind = /[^a-z]*$/.exec(text)?.[0].length ?? 0
  for (let start = 0; start <= before; start += 1)
    for (let end = 0; end <= behind; end += 1) {
      const around = text.slice(0, start) + text.slice(text.length - end)
      if (surprises(around) <= FEW && isWordInDisguise(text.slice(start, text.length - end))) return true
    }
  return false
}
