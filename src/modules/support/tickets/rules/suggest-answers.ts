/** Words of a question that no text is found by. */
const SMALL = new Set(
  `about after again because before could does from have here into just like long more much need please that their them
   then there they this what when where which while will with would your`.split(/\s+/),
)

const MOST_WORDS = 3
const SHORTEST = 4

/** The few words of a subject that texts are looked for by, the longest first. */
export const wordsToFind = (subject: string): string[] =>
  [...new Set(subject.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])]
    .filter((word) => word.length >= SHORTEST && !SMALL.has(word))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_WORDS)

/** A page or a post that may answer a question. */
export type Answering = { title: string; href: string; about: string }

/** Those that contain some of the words, the most words first. */
export function answersAmong(
  texts: readonly Answering[],
  words: readonly string[],
  most: number,
): Answering[] {
  const hits = ({ about, title }: Answering): number => {
    const text = `${title} ${about}`.toLowerCase()
    return words.filter((word) => text.includes(word)).length
  }
  return texts
    .map((text) => ({ text, count: hits(text) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ text }) => text)
}
