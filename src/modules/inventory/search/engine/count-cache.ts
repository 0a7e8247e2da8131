import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { text } from '@/server/rows/fields'
import { selectPrepared } from '@/server/rows/select'
import type { FacetCounts } from './search-engine-type'

/** The counts for one set of conditions, with the catalogue's state at the time. */
export type Counted = {
  counts: FacetCounts
  total: number
  totalIsCapped: boolean
  /** The size of the whole catalogue at that time. */
  catalogue: number
  version: string
  at: number
  tookMs: number
}
export type Counting = Pick<Counted, 'counts' | 'total' | 'totalIsCapped' | 'catalogue'>

/** However busy the catalogue, nothing older than this is ever shown, in milliseconds. */
const MAX_AGE_MS = 60_000
const MAX_ENTRIES = 120
/**
 * Counts are repeated after every change. Only where a large catalogue makes that slow may they lag, by this
 * multiple of their cost, so that frequent saves and many readers do not have the server count all the time.
 */
const LARGE = 5_000
const QUICK_MS = 25
const LAG_FACTOR = 10

const VERSION = {
  version: text(sql`count(*) || '.' || coalesce(max(seq), 0) || '.' || coalesce(sum(seq), 0)`),
}
const LATEST = sql`FROM (SELECT seq FROM vehicle_search_change ORDER BY seq DESC LIMIT 256) c`

/** A value that changes with every committed change of the search table. */
export async function catalogueVersion(payload: Payload): Promise<string> {
  const rows = await selectPrepared(payload, 'kaido_search_version', VERSION, LATEST)
  return rows[0]?.version ?? ''
}

/** Caches counts by their conditions. Concurrent callers with the same conditions wait for one result. */
export class CountCache {
  private readonly entries = new Map<string, Counted>()
  private readonly pending = new Map<string, Promise<Counted>>()

  async get(key: string, version: string, count: () => Promise<Counting>): Promise<Counted> {
    const known = this.entries.get(key)
    if (known && this.serves(known, version)) return this.store(key, known)
    const flight = `${version} ${key}`
    const running = this.pending.get(flight)
    if (running) return running
    const started = this.run(key, version, count).finally(() => this.pending.delete(flight))
    this.pending.set(flight, started)
    return started
  }

  private async run(key: string, version: string, count: () => Promise<Counting>): Promise<Counted> {
    const at = performance.now()
    const answer = await count()
    return this.store(key, { ...answer, version, at, tookMs: performance.now() - at })
  }

  /** Moves an entry to the end of the eviction queue. */
  private store(key: string, entry: Counted): Counted {
    this.entries.delete(key)
    this.entries.set(key, entry)
    const oldest = this.entries.keys().next().value
    if (this.entries.size > MAX_ENTRIES && oldest !== undefined) this.entries.delete(oldest)
    return entry
  }

  private serves(entry: Counted, version: string): boolean {
    const age = performance.now() - entry.at
    if (age > MAX_AGE_MS) return false
    if (entry.version === version) return true
    return entry.catalogue > LARGE && entry.tookMs > QUICK_MS && age < entry.tookMs * LAG_FACTOR
  }
}
