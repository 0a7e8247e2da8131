import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { VehicleIndex } from '../memory/vehicle-index.ts'
import { copyRows } from './copy-rows.ts'

/** How often the search table is polled even without a notice, in milliseconds. */
const EVERY_MS = 1_000
/** A query that takes longer than this has lost its connection. */
const TIMEOUT_MS = 30_000
const RETRY_MS = [200, 1_000, 2_000, 5_000, 10_000]
/** Beyond this many changes at once, everything is loaded again instead. */
const MOST_CHANGES = 50_000
const CHUNK = 1_000
const SPARE = 1.01

type Reported = { level: 'info' | 'warn'; text: string; facts: Record<string, unknown> }
type Options = { connectionString: string; onStep: () => void; report: (what: Reported) => void }

/**
 * The database's state at one point in time. `snapshot` names every transaction that was not over by then.
 */
type Moment = { snapshot: string; reloads: number; checks: number }

const MOMENT = `SELECT pg_current_snapshot()::text AS snapshot, reloads, checks,
  (SELECT count(*)::int FROM vehicle_search WHERE is_public) AS vehicles,
  (SELECT coalesce(max(seq), 0)::text FROM vehicle_search_change) AS seq FROM vehicle_search_state`

/**
 * What was committed since a snapshot: changes of transactions that began after it, or were running at it. So
 * a long-running transaction elsewhere delays nothing, and one that commits late is not missed.
 * Removed changes count once every transaction up to them is over, so that loading everything again covers
 * them; a mark from before the database was restored elsewhere is ahead of all of them and ignored.
 */
const CHANGES = `WITH c AS MATERIALIZED (
    SELECT seq, vehicle_id FROM vehicle_search_change
    WHERE xid >= pg_snapshot_xmax($1::pg_snapshot)
      OR xid = ANY (ARRAY(SELECT pg_snapshot_xip($1::pg_snapshot)))
    LIMIT ${MOST_CHANGES + 1})
  SELECT pg_current_snapshot()::text AS snapshot, reloads, checks,
    pruned >= pg_snapshot_xmin($1::pg_snapshot) AND pruned < pg_snapshot_xmin(pg_current_snapshot())
      OR pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmin($1::pg_snapshot) AS is_behind,
    (SELECT count(*)::int FROM c) AS changes, (SELECT max(seq) FROM c)::text AS seq,
    (SELECT array_agg(DISTINCT vehicle_id) FROM c) AS vehicles
  FROM vehicle_search_state`

type Changes = Moment & { is_behind: boolean; changes: number; seq: string | null; vehicles: number[] | null }

/** Loads the index from the search table and updates it, on one connection of its own. */
export class IndexFollower {
  index: VehicleIndex | null = null
  seq = 0n
  loadMs = 0
  loads = 0
  private steps = 0
  private readonly options: Options
  private moment: Moment | null = null
  private waiting: (() => void)[] = []
  private isAwake = false
  private wakeUp: () => void = () => undefined

  constructor(options: Options) {
    this.options = options
  }

  /** Follows forever; a lost connection is opened again and continues where it was. */
  async run(): Promise<never> {
    for (let failures = 0; ; failures += 1) {
      const before = this.steps
      const reason = await this.session().catch((error: unknown) => error)
      if (this.steps > before) failures = 0
      const waitMs = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? EVERY_MS
      this.options.report({
        level: 'warn',
        text: 'the search index lost its database; it tries again',
        facts: { reason: String(reason), waitMs },
      })
      await sleep(waitMs)
    }
  }

  /** Resolves when everything committed before the call is applied. */
  reach(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve)
      this.wake()
    })
  }

  private wake(): void {
    this.isAwake = true
    this.wakeUp()
  }

  private async session(): Promise<never> {
    const client = new pg.Client({
      connectionString: this.options.connectionString,
      application_name: 'kaido-search',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    })
    const lost = new Promise<never>((_, reject) => {
      client.on('error', reject)
      client.on('end', () => reject(new Error('The connection ended')))
    })
    lost.catch(() => undefined) // raced below; outside of that it reports nothing new
    client.on('notification', () => this.wake())
    try {
      await client.connect()
      await client.query('LISTEN vehicle_search')
      return await Promise.race([lost, this.follow(client)])
    } finally {
      // A lost connection cannot be closed cleanly; the reason for the loss is rethrown.
      client.end().catch(() => undefined)
    }
  }

  private async follow(client: pg.Client): Promise<never> {
    if (!this.index) await this.load(client)
    for (;;) {
      this.isAwake = false
      const waiting = this.waiting
      this.waiting = []
      try {
        await this.step(client)
        this.steps += 1
      } catch (error) {
        this.waiting.unshift(...waiting)
        throw error
      }
      for (const resolve of waiting) resolve()
      this.options.onStep()
      if (!this.isAwake) await this.rest()
    }
  }

  private async rest(): Promise<void> {
    const timer = new AbortController()
    this.wakeUp = () => timer.abort()
    // Being woken is how a rest ends early.
    await sleep(EVERY_MS, undefined, { signal: timer.signal }).catch(() => undefined)
    this.wakeUp = () => undefined
  }

  /** Loads everything from one snapshot into a new index, which then replaces the old one. */
  private async load(client: pg.Client): Promise<void> {
    const startedAt = performance.now()
    const index = new VehicleIndex()
    this.moment = await inSnapshot(client, async () => {
      const { rows } = await client.query<Moment & { vehicles: number; seq: string }>(MOMENT)
      const [moment] = rows
      if (!moment) throw new Error('vehicle_search_state has no row')
      index.reserve(Math.ceil(moment.vehicles * SPARE))
      await copyRows(client, (row) => void index.upsert(row))
      this.seq = BigInt(moment.seq)
      return moment
    })
    index.complete()
    this.index = index
    this.loads += 1
    this.loadMs = Math.round(performance.now() - startedAt)
    this.options.report({
      level: 'info',
      text: 'the search index is loaded',
      facts: { vehicles: index.size, ms: this.loadMs, bytes: index.bytes },
    })
  }

  private async step(client: pg.Client): Promise<void> {
    const { checks = 0 } = this.moment ?? {}
    const changes = await this.readChanges(client)
    if (!changes) return this.load(client)
    await this.apply(client, changes)
    if (changes.checks !== checks) await this.check(client)
  }

  /** The changes since the last time; null if there are too many, or if they are no longer recorded. */
  private async readChanges(client: pg.Client): Promise<Changes | null> {
    const { moment } = this
    if (!moment) return null
    const { rows } = await within(
      TIMEOUT_MS,
      client.query<Changes>({ name: 'kaido_search_changes', text: CHANGES, values: [moment.snapshot] }),
    )
    const [change] = rows
    const isLost = !change || change.is_behind || change.reloads !== moment.reloads
    return isLost || change.changes > MOST_CHANGES ? null : change
  }

  /**
   * Reads every changed vehicle again, so it does not matter how often or in which order changes are
   * reported.
   */
  private async apply(client: pg.Client, changes: Changes): Promise<void> {
    const { snapshot, reloads, checks, seq, vehicles } = changes
    const { index } = this
    if (!index) return
    for (let from = 0; vehicles && from < vehicles.length; from += CHUNK) {
      const ids = vehicles.slice(from, from + CHUNK)
      const gone = new Set(ids)
      await copyRows(
        client,
        (row) => {
          gone.delete(row.id)
          index.upsert(row)
        },
        ids,
      )
      for (const id of gone) index.remove(id)
      index.complete()
    }
    this.moment = { snapshot, reloads, checks }
    if (seq !== null && BigInt(seq) > this.seq) this.seq = BigInt(seq)
  }

  /** Compares every vehicle with the search table in one snapshot; loads everything again if any differs. */
  private async check(client: pg.Client): Promise<void> {
    const { index } = this
    if (!index) return
    const wrong = await inSnapshot(client, async () => {
      const changes = await this.readChanges(client)
      if (!changes) return 1
      await this.apply(client, changes)
      let differing = 0
      const rows = await copyRows(client, (row) => {
        if (!index.agrees(row)) differing += 1
      })
      return differing + Math.abs(index.size - rows) + (index.isSound() ? 0 : 1)
    })
    const facts = { vehicles: index.size, wrong }
    if (wrong === 0)
      return this.options.report({ level: 'info', text: 'the search index agrees with its table', facts })
    this.options.report({ level: 'warn', text: 'the search index had drifted and is loaded anew', facts })
    await this.load(client)
  }
}

async function inSnapshot<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const result = await work()
  await client.query('COMMIT')
  return result
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController()
  const late = sleep(ms, undefined, { signal: timer.signal }).then(
    () => {
      throw new Error(`no answer within ${ms / 1_000} s`)
    },
    () => new Promise<never>(() => undefined),
  )
  try {
    return await Promise.race([work, late])
  } finally {
    timer.abort()
  }
}
