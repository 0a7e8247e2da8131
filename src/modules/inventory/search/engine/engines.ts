import type { Payload } from 'payload'
import type { SearchEngine } from './engine'
import { IndexEngine } from './index-engine'
import type { IndexState } from './process/protocol'
import { SqlEngine } from './sql-engine'

/** An index that runs in this process. */
export type RunningIndex = {
  /** Resolves when it is loaded and serves. */
  ready: () => Promise<void>
  /** Resolves when it has followed everything that was committed before the call. */
  reach: () => Promise<void>
  /** Resolves when it has followed the change of that number, by itself. */
  reached: (seq: bigint) => Promise<void>
  /** How many questions it has answered; what it could not answer, SQL did. */
  answered: () => number
  /** How it is; null before it first said so. */
  state: () => IndexState | null
  /** Ends its thread; SQL serves from then on. */
  stop: () => Promise<void>
}

type Engines = { sql: WeakMap<Payload, SqlEngine>; index: WeakMap<Payload, IndexEngine> }
const place = globalThis as typeof globalThis & { __kaidoEngines?: Engines }

// Pages and the start of the server are bundled apart, so what they share lives here.
const engines = (): Engines => {
  place.__kaidoEngines ??= { sql: new WeakMap(), index: new WeakMap() }
  return place.__kaidoEngines
}

function sqlEngine(payload: Payload): SqlEngine {
  const { sql } = engines()
  const engine = sql.get(payload) ?? new SqlEngine(payload)
  sql.set(payload, engine)
  return engine
}

/** What finds and counts vehicles in this process: its index where one was started, else SQL. */
export const searchEngine = (payload: Payload): SearchEngine =>
  engines().index.get(payload) ?? sqlEngine(payload)

/**
 * Starts the index of this process in a thread of its own; SQL serves until it is loaded, and whenever it is
 * not well. The index that runs already is given where there is one.
 */
export function startSearchIndex(payload: Payload): RunningIndex {
  const { index } = engines()
  const engine = index.get(payload) ?? new IndexEngine(payload, sqlEngine(payload))
  index.set(payload, engine)
  const { link } = engine
  return {
    ready: () => link.until(({ isReady }) => isReady),
    reach: async () => {
      await link.ask({ kind: 'reach' }, Number.POSITIVE_INFINITY)
    },
    reached: (seq) => link.until((state) => state.isReady && BigInt(state.seq) >= seq),
    answered: () => engine.answered,
    state: () => link.state,
    stop: async () => {
      index.delete(payload)
      await link.stop()
    },
  }
}
