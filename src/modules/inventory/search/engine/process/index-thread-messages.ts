import { FACETS } from '../../schemas/search-shape.ts'
import type { Delivery } from '../delivery-requirements'
import { emptyCounts } from '../facet-counts.ts'
import type { IndexPlan } from '../memory/vehicle-index'
import type { FacetCounts } from '../search-engine-type'
import type { SearchPlan } from '../search-plan'

type Showrooms = SearchPlan['showrooms']

/** What is found or counted in the index. */
export type IndexQuestion =
  | { kind: 'search'; plan: IndexPlan; known: string | undefined }
  | { kind: 'universe'; showrooms: Showrooms; known: string | undefined }

/** Which destinations a question needs, prices themselves among them; what they are made from only if it is not known. */
type Needs = { needs: readonly { portId: number; stamp: string }[]; sent?: readonly Delivery[] }

/** Requests of the app to the thread with the index. Each query is answered by its number. */
export type Question = { id: number } & (
  | (IndexQuestion & Needs)
  /** Answered once everything committed before is applied. */
  | { kind: 'reach' }
  /** Answered once the destination is as it should be. */
  | { kind: 'prepare'; delivery: Delivery }
)

/** Counts as transferred: for each facet the number of options, then option and count of each. */
export type PackedCounts = Int32Array

/** Counts without any filter; `counts` are left out if the caller already has the version in `stamp`. */
export type SentUniverse = { stamp: string; total: number; counts?: PackedCounts }

export type Found = {
  ids: number[]
  page: number
  total: number
  /** Null if they equal those of the universe, or if none are wanted. */
  counts: PackedCounts | null
  universe: SentUniverse
}

/**
 * The index's state. Sent after every change and every second, so that silence means that it is unhealthy.
 */
export type IndexState = {
  isReady: boolean
  vehicles: number
  /** The latest change applied. */
  seq: string
  /** Of the index's arrays. */
  bytes: number
  /** How long the last full load took, in milliseconds. */
  loadMs: number
  /** Full loads since the start of the thread. */
  loads: number
  /** The destinations prepared, the least recently used first, and how long the last one took. */
  destinations: { portId: number; stamp: string; bytes: number }[]
  renewMs: number
}

export type Message =
  | { kind: 'found'; id: number; result: Found }
  | { kind: 'universe'; id: number; universe: SentUniverse }
  | { kind: 'reached'; id: number }
  | { kind: 'prepared'; id: number }
  /** What the destinations are made from has to be sent. */
  | { kind: 'unknown'; id: number }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'state'; state: IndexState }
  | { kind: 'log'; level: 'info' | 'warn'; text: string; facts: Record<string, unknown> }

export function packCounts(counts: FacetCounts): PackedCounts {
  const size = FACETS.reduce((sum, facet) => sum + 1 + counts[facet].size * 2, 0)
  const packed = new Int32Array(size)
  let at = 0
  for (const facet of FACETS) {
    packed[at] = counts[facet].size
    at += 1
    for (const [option, n] of counts[facet]) {
      packed[at] = option
      packed[at + 1] = n
      at += 2
    }
  }
  return packed
}

export function unpackCounts(packed: PackedCounts): FacetCounts {
  const counts = emptyCounts()
  let at = 0
  for (const facet of FACETS) {
    const end = at + 1 + (packed[at] as number) * 2
    for (at += 1; at < end; at += 2) counts[facet].set(packed[at] as number, packed[at + 1] as number)
  }
  return counts
}
