import { normalForm } from './text/normal-form'

// Latin letters that decomposition does not split into letter and accent.
const LATIN_SPELLINGS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
  þ: 'th',
}

/**
 * A readable part of a URL: lower case, letters and digits of any script, separated by single hyphens.
 * Accents are dropped from Latin letters only, because in other scripts the mark is part of the letter (が, й,
 * हि).
 * Gives '' for a text without letters or digits. Slugging a slug changes nothing.
 */
export function slugify(text: string): string {
  const folded = normalForm(text.toWellFormed(), 'NFKC').toLowerCase().replace(/['’ʼ]/g, '')
  const bare = normalForm(folded, 'NFD')
    .replace(/[\uFE00-\uFE0F]/g, '')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[ßæœøđðħıłŧþ]/g, (letter) => LATIN_SPELLINGS[letter] ?? letter)
    .replace(/(?<![\p{L}\p{M}])\p{M}+/gu, '')
  return normalForm(bare, 'NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
