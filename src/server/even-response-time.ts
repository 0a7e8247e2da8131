import { setTimeout as sleep } from 'node:timers/promises'

const times = {
  /** Longer than any response it evens out takes on an idle machine. */
  evenMs: 900,
  /** The same for checking a password, which happens more often. */
  refusedMs: 500,
}

/** Turns the delay off; for tests of the responses' content, which make hundreds of requests. */
export function answerAtOnce(): void {
  Object.assign(times, { evenMs: 0, refusedMs: 0 })
}

/**
 * Responds no sooner than after a fixed time, whatever work was done, so that timing does not reveal whether
 * an address has an account. Refusals are delayed equally.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const due = sleep(times.evenMs)
  try {
    return await work()
  } finally {
    await due
  }
}

/** Delays only refusals to a fixed time, for the same reason; a successful sign-in need not wait. */
export async function refusedInEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const due = sleep(times.refusedMs)
  try {
    return await work()
  } catch (error) {
    await due
    throw error
  }
}
