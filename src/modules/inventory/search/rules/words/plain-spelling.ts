import { bySound, isForeign, lookalike } from '@/kernel/languages/foreign-letters'
import { normalForm } from '@/kernel/text/normal-form'

const HIRAGANA = /[\u3041-\u3096]/g
const KATAKANA = 0x60

/**
 * A text without case, accents, and forms of width; kana in katakana without long vowels, which people leave out.
 */
export const plain = (text: string): string =>
  normalForm(
    normalForm(normalForm(text, 'NFKC').toLowerCase(), 'NFD').replace(
      /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu,
      '$1',
    ),
    'NFC',
  )
    .replaceAll('ё', 'е')
    .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + KATAKANA))
    .replaceAll('ー', '')

/** The words of a text in plain spelling: runs of letters and digits. */
export const plainWords = (text: string): string[] => plain(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

/**
 * The keys of a phrase: two phrases with a key in common are the same name. Spaces and hyphens do not count; Cyrillic
 * and Greek letters also stand for the Latin ones that look or sound like them.
 */
export function keysOf(words: readonly string[]): string[] {
  const key = words.join('')
  if (key === '') return []
  if (!isForeign(key)) return [key]
  const alike = lookalike(key)
  return [...new Set([key, ...(isForeign(alike) ? [] : [alike]), bySound(key)])]
}
