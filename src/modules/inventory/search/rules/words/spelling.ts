import { normalForm } from '@/kernel/text'

/** Cyrillic letters that look like a Latin one. */
const ALIKE: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
}

/** Cyrillic letters as names of makes write them in Latin. */
const SOUND: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k' },
  ...{ л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', і: 'i', ї: 'i', є: 'e' },
}

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

const CYRILLIC = /\p{Script=Cyrillic}/u

const inLetters = (text: string, letters: Record<string, string>): string =>
  [...text].map((letter) => letters[letter] ?? letter).join('')

/**
 * The keys of a phrase: two phrases with a key in common are the same name. Spaces and hyphens do not count; Cyrillic
 * letters also stand for the Latin ones that look or sound like them.
 */
export function keysOf(words: readonly string[]): string[] {
  const key = words.join('')
  if (key === '') return []
  if (!CYRILLIC.test(key)) return [key]
  const alike = inLetters(key, ALIKE)
  return [...new Set([key, ...(CYRILLIC.test(alike) ? [] : [alike]), inLetters(key, SOUND)])]
}
