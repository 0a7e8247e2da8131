/** The most pictures processed at once, so that a batch of new ones leaves a processor for the pages. */
const AT_ONCE = 2
let running = 0
const waiting: (() => void)[] = []

/** Runs processor-intensive work when its turn comes. */
export async function limitHeavyWork<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((start) => waiting.push(start))
  else running += 1
  try {
    return await work()
  } finally {
    // The slot goes straight to the next in the queue, or is freed.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
