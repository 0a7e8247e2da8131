import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than any of the answers that it evens out takes on a quiet machine. */
const EVEN_MS = 900
/** The same for looking at a password, which happens more often. */
const REFUSED_MS = 500

/**
 * Gives an answer not before a fixed time, whatever was done for it, so that its time tells nobody whether an
 * address has an account. A refusal is as late.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const due = sleep(EVEN_MS)
  try {
    return await work()
  } finally {
    await due
  }
}

/** Gives a refusal not before a fixed time, for the same reason; who is let in need not wait. */
export async function refusedInEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const due = sleep(REFUSED_MS)
  try {
    return await work()
  } catch (error) {
    await due
    throw error
  }
}
