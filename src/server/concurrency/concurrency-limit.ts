import { tryLater } from '../service-unavailable'

/** How many may wait for one thing, and for how long. Those ahead wait before all others, in a line of their own. */
export type Patience = { line: number; waitMs: number; isAhead?: boolean }

const PATIENCE: Patience = { line: 250, waitMs: 15_000 }

type Waiting = { begin: () => void; giveUp: NodeJS.Timeout; isAhead: boolean }
type Line = { atWork: number; waiting: Waiting[] }

// Who is working on each thing and who is waiting for it. The API's calls and the admin's are separate
// bundles that share nothing but this.
const NAME = Symbol.for('kaido.lines')
const shared = globalThis as typeof globalThis & { [NAME]?: Map<string, Line> }
shared[NAME] ??= new Map()
const lines = shared[NAME]

/**
 * Runs work of a kind at most so many times at once within this process; what comes later waits without holding anything.
 *
 * @param key names the work
 * @param most how many at once
 * @throws AppError 503 when its turn would not come soon; nothing was done then
 */
export async function concurrencyLimit<T>(
  key: string,
  most: number,
  work: () => Promise<T>,
  patience = PATIENCE,
): Promise<T> {
  await turnOf(key, most, patience)
  try {
    return await work()
  } finally {
    next(key)
  }
}

function turnOf(key: string, most: number, patience: Patience): Promise<void> {
  const line = lines.get(key) ?? { atWork: 0, waiting: [] }
  lines.set(key, line)
  if (line.atWork >= most) return waitIn(line.waiting, patience)
  line.atWork += 1
  return Promise.resolve()
}

function waitIn(waiting: Waiting[], { isAhead = false, line, waitMs }: Patience): Promise<void> {
  const ahead = waiting.filter((one) => one.isAhead).length
  if ((isAhead ? ahead : waiting.length - ahead) >= line) return Promise.reject(tryLater())
  return new Promise((begin, refuse) => {
    const giveUp = setTimeout(() => {
      waiting.splice(waiting.indexOf(mine), 1)
      refuse(tryLater())
    }, waitMs)
    const mine: Waiting = { begin, giveUp, isAhead }
    waiting.splice(isAhead ? ahead : waiting.length, 0, mine)
  })
}

/** Passes a freed slot to the first in the queue. */
function next(key: string): void {
  const line = lines.get(key)
  if (!line) return
  const first = line.waiting.shift()
  if (first) {
    clearTimeout(first.giveUp)
    first.begin()
    return
  }
  line.atWork -= 1
  if (line.atWork === 0) lines.delete(key)
}
