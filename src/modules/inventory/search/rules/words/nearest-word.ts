import { editDistance } from '@/kernel/choices/edit-distance'
import { lettersOf, type Spelled, type Vocabulary } from './vocabulary'

const [SHORTEST, LONGEST] = [4, 40]

/** Whether a word can be a typo: too short a one is close to everything, and digits are typed on purpose. */
export const isCorrectable = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && !/\d/.test(word)

function bitsIn(number: number): number {
  let [rest, count] = [number, 0]
  for (; rest !== 0; count += 1) rest &= rest - 1
  return count
}

const isBetter = (
  one: Spelled,
  distance: number,
  best: { word: Spelled; distance: number } | null,
): boolean =>
  !best ||
  distance < best.distance ||
  one.popularity > best.word.popularity ||
  (one.popularity === best.word.popularity && one.text < best.word.text)

/** The closest word of any name, as it is written there, the more popular one of two; null if none is close. */
export function nearest({ spelled }: Vocabulary, word: string): string | null {
  const most = word.length < 5 ? 1 : 2
  const letters = lettersOf(word)
  let best: { word: Spelled; distance: number } | null = null
  for (let length = word.length - most; length <= word.length + most; length += 1)
    for (const one of spelled.get(length) ?? []) {
      const limit: number = best?.distance ?? most
      // One mistake changes two letters at most.
      if (bitsIn(one.letters ^ letters) > 2 * limit) continue
      const distance = editDistance(word, one.text, limit)
      if (distance <= limit && isBetter(one, distance, best)) best = { word: one, distance }
    }
  return best?.word.written ?? null
}
