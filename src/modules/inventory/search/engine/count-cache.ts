import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { text } from '@/server/rows/fields'
import { selectPrepared } from '@/server/rows/select'
import type { FacetCounts } from './engine'

/** Counts of one set of conditions, with the state of the catalogue that they were taken in. */
export type Counted = {
  counts: FacetCounts
  total: number
  totalIsCapped: boolean
  /** How many vehicles the whole catalogue has that they were taken from. */
  catalogue: number
  version: string
  at: number
  tookMs: number
}
export type Counting = Pick<Counted, 'counts' | 'total' | 'totalIsCapped' | 'catalogue'>

/** However busy the catalogue is, nothing older is ever shown, in milliseconds. */
const MAX_AGE_MS = 60_000
const MAX_ENTRIES = 120
/**
 * Counts are taken anew after every change. Only where a large catalogue makes that slow may they lag, by this
 * many times their cost, so that frequent saves and many readers do not count all the time.
 */
const LARGE = 5_000
const QUICK_MS = 25
const LAG_FACTOR = 10

const VERSION = {
  version: text(sql`count(*) || '.' || coalesce(max(seq), 0) || '.' || coalesce(sum(seq), 0)`),
}
const LATEST = sql`FROM (SELECT seq FROM vehicle_search_change ORDER BY seq DESC LIMIT 256) c`

/** A word that changes with every committed change of the search table. */
export async function catalogueVersion(payload: Payload): Promise<string> {
  const rows = await selectPrepared(payload, 'kaido_search_version', VERSION, LATEST)
  return rows[0]?.version ?? ''
}

/** Remembers counts by their conditions. Two callers who want the same wait for one answer. */
export class CountCache {
  private readonly entries = new Map<string, Counted>()
  private readonly pending = new Map<string, Promise<Counted>>()

  async get(key: string, version: string, count: () => Promise<Counting>): Promise<Counted> {
    const known = this.entries.get(key)
    if (known && this.serves(known, version)) return this.keep(key, known)
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
    return this.keep(key, { ...answer, version, at, tookMs: performance.now() - at })
  }

  /** Puts an entry last in line to be forgotten. */
  private keep(key: string, entry: Counted): Counted {
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
