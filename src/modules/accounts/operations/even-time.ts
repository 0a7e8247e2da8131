/** Longer than any of the answers that it evens out takes on a quiet machine. */
const EVEN_MS = 900

/**
 * Gives an answer not before a fixed time, whatever was done for it, so that its time tells nobody whether an
 * address has an account. A refusal is as late.
 */
export async function inEvenTime<T>(work: () => Promise<T>, ms = EVEN_MS): Promise<T> {
  const due = new Promise((resolve) => setTimeout(resolve, ms))
  try {
    return await work()
  } finally {
    await due
  }
}
