import { tryLater } from './unavailable'

/** How many may wait for one thing, and for how long. */
export type Patience = { line: number; waitMs: number }

const PATIENCE: Patience = { line: 250, waitMs: 15_000 }

type Waiting = { begin: () => void; giveUp: NodeJS.Timeout }
type Line = { atWork: number; waiting: Waiting[] }

// Who works on each thing and who waits for it. What answers the contract's calls and what answers the admin's are
// built apart, and share nothing but this.
const NAME = Symbol.for('kaido.lines')
const shared = globalThis as typeof globalThis & { [NAME]?: Map<string, Line> }
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
export const inTurn = <T>(key: string, work: () => Promise<T>, patience = PATIENCE): Promise<T> =>
  fewAtOnce(key, 1, work, patience)

/**
 * The same for work of which some may go on together.
 *
 * @param key names the work
 * @param most how many at once
 * @throws AppError 503 when it would not be one's turn soon; nothing was done then
 */
export async function fewAtOnce<T>(
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

function waitIn(waiting: Waiting[], { line, waitMs }: Patience): Promise<void> {
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

/** Hands the place of one who is done to the first who waits. */
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
