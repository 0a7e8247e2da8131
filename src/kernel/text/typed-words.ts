/** More words than anyone types to find one record. */
const MOST = 6

/** Three letters are what an index of parts of words begins with; other scripts express more with fewer. */
const isWord = (word: string): boolean =>
  word.replace(/[^\p{L}\p{N}]/gu, '').length >= 3 || /[^\p{ASCII}]/u.test(word)

/** The words of a typed text; none if they are too short to find anything with. */
export function typedWords(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MOST)
  return words.some(isWord) ? words : []
}
