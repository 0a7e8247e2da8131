import { setTimeout as sleep } from 'node:timers/promises'

const times = {
  /** Longer than any of the answers that it evens out takes on a quiet machine. */
  evenMs: 900,
  /** The same for looking at a password, which happens more often. */
  refusedMs: 500,
}

/** Has answers given when they are there; for tests of what they say, which ask for hundreds of them. */
export function answerAtOnce(): void {
  Object.assign(times, { evenMs: 0, refusedMs: 0 })
}

/**
 * Gives an answer not before a fixed time, whatever was done for it, so that its time tells nobody whether an
 * address has an account. A refusal is as late.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const due = sleep(times.evenMs)
  try {
    return await work()
  } finally {
    await due
  }
}

/** Gives a refusal not before a fixed time, for the same reason; who is let in need not wait. */
export async function refusedInEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const due = sleep(times.refusedMs)
  try {
    return await work()
  } catch (error) {
    await due
    throw error
  }
}
