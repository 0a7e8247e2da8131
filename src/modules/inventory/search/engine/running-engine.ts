import type { Payload } from 'payload'
import type { Delivery } from './delivery-requirements'
import { IndexEngine } from './index-engine'
import type { IndexState } from './process/index-thread-messages'
import type { SearchEngine } from './search-engine-type'
import { SqlEngine } from './sql-engine'

/** An index that runs in this process. */
export type RunningIndex = {
  /** Resolves when it is loaded and in use. */
  ready: () => Promise<void>
  /** Resolves when it has applied everything committed before the call. */
  reach: () => Promise<void>
  /** Resolves when it has applied the change with that number on its own. */
  reached: (seq: bigint) => Promise<void>
  /** Resolves when it answers searches with this destination as they should be. */
  prepared: (delivery: Delivery) => Promise<void>
  /** How many searches it has answered; the others were answered by SQL. */
  answered: () => number
  /** Its state; null before its first report. */
  state: () => IndexState | null
  /** Ends its thread; SQL takes over. */
  stop: () => Promise<void>
}

type Engines = { sql: WeakMap<Payload, SqlEngine>; index: WeakMap<Payload, IndexEngine> }
const place = globalThis as typeof globalThis & { __kaidoEngines?: Engines }

// Pages and the startup code are bundled separately, so what they share lives here.
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

/** The engine of this process: its index if one was started, else SQL. */
export const searchEngine = (payload: Payload): SearchEngine =>
  engines().index.get(payload) ?? sqlEngine(payload)

/**
 * Starts this process's index in its own thread; SQL is used until it is loaded, and whenever it is
 * unhealthy. An index already running is returned.
 */
export function startSearchIndex(payload: Payload): RunningIndex {
  const { index } = engines()
  const engine = index.get(payload) ?? new IndexEngine(payload, sqlEngine(payload))
  index.set(payload, engine)
  const { link } = engine
  return {
    ready: () => link.until(({ isReady }) => isReady),
    reach: async () => {
      await link.request({ kind: 'reach' }, Number.POSITIVE_INFINITY)
    },
    reached: (seq) => link.until((state) => state.isReady && BigInt(state.seq) >= seq),
    prepared: async (delivery) => {
      await link.request({ kind: 'prepare', delivery }, Number.POSITIVE_INFINITY)
    },
    answered: () => engine.answered,
    state: () => link.state,
    stop: async () => {
      index.delete(payload)
      await link.stop()
    },
  }
}
