import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { preparedRows } from '../queries/run'
import type { FacetCounts } from './engine'

/** Counts of one set of conditions, with the state of the catalogue that they were taken in. */
export type Counted = {
  counts: FacetCounts
  total: number
  totalIsCapped: boolean
  version: string
  at: number
  tookMs: number
}

/** However busy the catalogue is, nothing older is ever shown, in milliseconds. */
const MAX_AGE_MS = 10_000
const MAX_ENTRIES = 120
/** What is quick to count is counted anew after every change; what is slow may lag by this many times its cost. */
const QUICK_MS = 25
const LAG_FACTOR = 10

const VERSION = sql`SELECT count(*) || '.' || coalesce(max(seq), 0) || '.' || coalesce(sum(seq), 0) AS version
  FROM (SELECT seq FROM vehicle_search_change ORDER BY seq DESC LIMIT 256) c`

/** A word that changes with every committed change of the search table. */
export async function catalogueVersion(payload: Payload): Promise<string> {
  const rows = await preparedRows<{ version: string }>(payload, 'kaido_search_version', VERSION)
  return rows[0]?.version ?? ''
}

/** Remembers counts by their conditions. Two callers who want the same wait for one answer. */
export class CountCache {
  private readonly entries = new Map<string, Counted>()
  private readonly pending = new Map<string, Promise<Counted>>()

  async get(
    key: string,
    version: string,
    count: () => Promise<Pick<Counted, 'counts' | 'total' | 'totalIsCapped'>>,
  ): Promise<Counted> {
    const known = this.entries.get(key)
    if (known && this.serves(known, version)) return known
    const flight = `${version} ${key}`
    const running = this.pending.get(flight)
    if (running) return running
    const started = this.run(key, version, count).finally(() => this.pending.delete(flight))
    this.pending.set(flight, started)
    return started
  }

  private async run(
    key: string,
    version: string,
    count: () => Promise<Pick<Counted, 'counts' | 'total' | 'totalIsCapped'>>,
  ): Promise<Counted> {
    const at = performance.now()
    const answer = await count()
    const entry = { ...answer, version, at, tookMs: performance.now() - at }
    this.entries.delete(key)
    this.entries.set(key, entry)
    const oldest = this.entries.keys().next().value
    if (this.entries.size > MAX_ENTRIES && oldest !== undefined) this.entries.delete(oldest)
    return entry
  }

  private serves(entry: Counted, version: string): boolean {
    const age = performance.now() - entry.at
    if (age > MAX_AGE_MS) return false
    return entry.version === version || (entry.tookMs > QUICK_MS && age < entry.tookMs * LAG_FACTOR)
  }
}
