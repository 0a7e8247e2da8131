const WORDS_A_MINUTE = 200
/** Characters of scripts without spaces between words. */
const CHARACTERS_A_MINUTE = 500
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** How long a text takes to read, in whole minutes, at least 1; 0 without words. */
export function readingMinutes(text: string): number {
  if (text === '') return 0
  const characters = text.match(UNSPACED)?.length ?? 0
  const words = text
    .replace(UNSPACED, ' ')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE))
}
