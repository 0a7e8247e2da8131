/** At most so many pictures are made at once, so that a crowd of new ones leaves a processor for the pages. */
const AT_ONCE = 2
let running = 0
const waiting: (() => void)[] = []

/** Runs work that keeps a processor busy when its turn has come. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((start) => waiting.push(start))
  else running += 1
  try {
    return await work()
  } finally {
    // The place goes straight to the next in line, or back.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
