/** Longest text to compare; names and typed words are shorter. */
const LONGEST = 100
const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const

/**
 * The number of insertions, deletions and replacements to turn one text into the other, if at most `most`;
 * else `most + 1`. Texts beyond 100 letters are never close. Stops as soon as the limit is exceeded, so that
 * thousands of names are compared in a millisecond.
 */
export function editDistance(a: string, b: string, most: number): number {
  const far = most + 1
  if (Math.abs(a.length - b.length) > most || a.length > LONGEST || b.length > LONGEST) return far
  let [above, row] = rows
  for (let j = 0; j <= b.length; j += 1) above[j] = j
  for (let i = 1; i <= a.length; i += 1) {
    // Only cells this close to the diagonal can end up within the limit.
    const [from, to] = [Math.max(1, i - most), Math.min(b.length, i + most)]
    const letter = a.charCodeAt(i - 1)
    let least = from === 1 ? i : far
    row[from - 1] = least
    for (let j = from; j <= to; j += 1) {
      let value = (above[j - 1] as number) + (b.charCodeAt(j - 1) === letter ? 0 : 1)
      value = Math.min(value, (row[j - 1] as number) + 1)
      if (j < i + most) value = Math.min(value, (above[j] as number) + 1)
      row[j] = value
      least = Math.min(least, value)
    }
    if (least > most) return far
    ;[above, row] = [row, above]
  }
  return Math.min(above[b.length] as number, far)
}
