import { FACETS } from '../../schemas/search-shape.ts'
import { emptyCounts } from '../counts.ts'
import type { FacetCounts, SearchPlan } from '../engine'

type Showrooms = SearchPlan['showrooms']

/** What the app asks the thread with the index. Each query is answered by its number. */
export type Question = { id: number } & (
  | { kind: 'search'; plan: SearchPlan; known: string | undefined }
  | { kind: 'universe'; showrooms: Showrooms; known: string | undefined }
  /** Answered once everything committed before is applied. */
  | { kind: 'reach' }
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
}

export type Message =
  | { kind: 'found'; id: number; found: Found }
  | { kind: 'universe'; id: number; universe: SentUniverse }
  | { kind: 'reached'; id: number }
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
