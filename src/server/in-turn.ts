import { tryLater } from './unavailable'

/** How many may wait for one thing, and for how long. */
export type Patience = { line: number; waitMs: number }

const PATIENCE: Patience = { line: 250, waitMs: 15_000 }

type Waiting = { begin: () => void; giveUp: NodeJS.Timeout }

// Who waits for each thing that somebody works on. What answers the contract's calls and what answers the admin's are
// built apart, and share nothing but this.
const NAME = Symbol.for('kaido.lines')
const shared = globalThis as typeof globalThis & { [NAME]?: Map<string, Waiting[]> }
shared[NAME] ??= new Map()
const lines = shared[NAME]

/**
 * Runs work on one thing after the other within this process. Who waits for a locked row holds a connection of the
 * pool meanwhile; when many want the same row at once, none is left for the one who has it. Here they wait without
 * one. Between processes the lock itself decides, as ever.
 *
 * @param key what the work is about, such as 'vehicle:17'
 * @throws AppError 503 when it would not be one's turn soon; nothing was done then
 */
export async function inTurn<T>(key: string, work: () => Promise<T>, patience = PATIENCE): Promise<T> {
  await turnOf(key, patience)
  try {
    return await work()
  } finally {
    next(key)
  }
}

function turnOf(key: string, { line, waitMs }: Patience): Promise<void> {
  const waiting = lines.get(key)
  if (!waiting) {
    lines.set(key, [])
    return Promise.resolve()
  }
  if (waiting.length >= line) return Promise.reject(tryLater())
  return new Promise((begin, refuse) => {
    const giveUp = setTimeout(() => {
      waiting.splice(waiting.indexOf(mine), 1)
      refuse(tryLater())
    }, waitMs)
    const mine: Waiting = { begin, giveUp }
    waiting.push(mine)
  })
}

function next(key: string): void {
  const first = lines.get(key)?.shift()
  if (!first) {
    lines.delete(key)
    return
  }
  clearTimeout(first.giveUp)
  first.begin()
}
