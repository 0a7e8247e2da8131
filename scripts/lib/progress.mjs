/** Seconds since the launcher began, the same clock for every process that continues its work. */
const began = Number(process.env.KAIDO_BEGAN_AT) || Date.now()
process.env.KAIDO_BEGAN_AT = String(began)

const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** @param {string} text */
export function print(text) {
  console.log(text)
}

/**
 * Runs one numbered step of a start: prints its name and the time since the start, a sign of life every
 * fifteen seconds, and how long it took.
 *
 * @template T
 * @param {string} number such as '2/6'
 * @param {string} title
 * @param {(note: (text: string) => void) => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(number, title, work) {
  const since = Date.now()
  print(`[${number}] ${title} (at ${seconds(began)})`)
  const note = (/** @type {string} */ text) => print(`      ${text}`)
  const beat = setInterval(() => note(`still at it, ${seconds(since)}`), 15_000)
  try {
    const result = await work(note)
    const took = Date.now() - since
    if (took > 1000) note(`done in ${seconds(since)}`)
    return result
  } finally {
    clearInterval(beat)
  }
}

/** How long the whole start has taken so far. */
export const elapsed = () => seconds(began)

/** An error that is a message for the user: printed without a stack. */
export class Refusal extends Error {}

/**
 * What to print about an error: the message of a refusal, everything about an unexpected one. @param
 * {unknown} error
 */
export const reasonOf = (error) =>
  error instanceof Refusal
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error)

/**
 * The last resort of every script: prints what went wrong and exits with a failure.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  console.error(`\n${reasonOf(error)}\n`)
  process.exit(1)
}
