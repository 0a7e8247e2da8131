/** Possible separators between cells, likelier ones first. */
export const DELIMITERS = [',', ';', '\t', '|'] as const

const LINES = 30

/** How often a character occurs outside quotation marks in each of the first lines. */
function countsPerLine(text: string, sign: string): number[] {
  const counts: number[] = []
  let [count, quoted] = [0, false]
  for (const letter of text) {
    if (letter === '"') quoted = !quoted
    else if (letter === '\n' && !quoted) {
      counts.push(count)
      count = 0
      if (counts.length >= LINES) return counts
    } else if (letter === sign && !quoted) count += 1
  }
  return count > 0 || counts.length === 0 ? [...counts, count] : counts
}

/**
 * The separator between the cells of a file: the one with the same count in each line, or the most frequent
 * if there are several. A comma by default.
 *
 * @param text the beginning of the file
 */
export function detectDelimiter(text: string): string {
  const scored = DELIMITERS.map((sign) => {
    const counts = countsPerLine(text, sign)
    const inHeader = counts[0] ?? 0
    const alike = counts.filter((count) => count === inHeader).length / counts.length
    return { sign, score: inHeader === 0 ? 0 : alike * 1000 + inHeader }
  })
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).sign
}
