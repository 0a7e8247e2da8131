/** Pauses before something that has crashed is started again, in milliseconds. */
const PAUSES = { first: 1_000, longest: 60_000, calmAfter: 3 * 60_000 }

/**
 * How long to wait before each start after a crash: 1, 2, 4 … 60 seconds, and 1 again after it has been up for minutes.
 *
 * @returns {(upForMs: number) => number} the pause for something that was up for so long, in milliseconds
 */
export function growingPause({ first, longest, calmAfter } = PAUSES) {
  let next = first
  return (upForMs) => {
    if (upForMs >= calmAfter) next = first
    const pause = next
    next = Math.min(longest, next * 2)
    return pause
  }
}
