/** As many makes as stand in a line. */
const OWN_MAKES_MAX = 6

/**
 * The makes that somebody looks for, most often mentioned first; of those mentioned equally often the one that comes
 * first.
 *
 * @param mentions ids of makes, one list from each place where somebody states what they want: wishlist, saved
 * searches, requests; in each the latest first
 */
export function rankMakesOfBuyer(mentions: readonly (readonly number[])[]): number[] {
  const counts = new Map<number, number>()
  for (const make of mentions.flat()) counts.set(make, (counts.get(make) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, OWN_MAKES_MAX)
    .map(([make]) => make)
}
