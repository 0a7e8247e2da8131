/** Letters of other alphabets that look like Latin ones in lower or upper case. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  α: 'a',
  β: 'b',
  ε: 'e',
  ζ: 'z',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'n',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'y',
  χ: 'x',
}

/** Cyrillic letters as names of makes write them in Latin, by their sound. */
const SOUNDS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'i',
  є: 'e',
  ў: 'u',
}

const written = (text: string, letters: Readonly<Record<string, string>>): string => {
  let out = ''
  for (const letter of text) out += letters[letter] ?? letter
  return out
}

/** Whether a text has letters that may be spelled in another alphabet. */
export const isForeign = (text: string): boolean => /[\u0370-\u052F]/u.test(text)

/** A text in lower case with the Latin letters that its own look like: 'м5' in Cyrillic is 'm5'. */
export const lookalike = (text: string): string => written(text, LOOKALIKES)

/** A text in lower case with the Latin letters that its own sound like: 'ваз' is 'vaz'. */
export const bySound = (text: string): string => written(text, SOUNDS)

/**
 * The forms in which names are compared across alphabets, in lower case: as they look ('М5' in Cyrillic is 'm5'), then
 * as they sound ('ВАЗ' is 'vaz'). Only one for a name in Latin letters.
 */
export function spellings(text: string): string[] {
  const lower = text.trim().toLowerCase()
  return isForeign(lower) ? [...new Set([lookalike(lower), bySound(lower)])] : [lower]
}
