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
