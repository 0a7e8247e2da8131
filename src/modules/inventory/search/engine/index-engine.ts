import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { vehicleSearch } from '@/modules/inventory/vehicles/queries/tables'
import { logger } from '@/server/logger'
import { selectValues } from '@/server/rows/select'
import { conditionsSql, visible } from './conditions-sql'
import type { Delivery } from './delivery-requirements'
import { IndexClient } from './process/index-client'
import {
  type Found,
  type IndexQuestion,
  type Message,
  type SentUniverse,
  unpackCounts,
} from './process/index-thread-messages'
import type { SearchAnswer, SearchEngine, Universe } from './search-engine-type'
import { type Condition, ownFacet, type SearchPlan } from './search-plan'
import type { SqlEngine } from './sql-engine'

/**
 * If more vehicles than this match words or a module's fields, only this many are returned, and the result is marked as cut
 * off.
 */
const MOST_BY_SQL = 20_000
const MAX_UNIVERSES = 20

/** With words or a module's fields, SQL answers what applies to every count, but for what depends on the destination. */
const isForIndex = (condition: Condition): boolean =>
  ownFacet(condition) !== null || condition.kind === 'total' || condition.kind === 'eligible'

/** What the index holds nothing of: texts, and values of modules' fields. */
const isUnindexed = ({ kind }: Condition): boolean => kind === 'word' || kind === 'added'

type Showrooms = SearchPlan['showrooms']
type Known = Universe & { stamp: string }

/** Finds and counts in this process's index; by SQL while it is unavailable. */
export class IndexEngine implements SearchEngine {
  readonly link: IndexClient
  /** How many searches the index itself has answered. */
  answered = 0
  private readonly universes = new Map<string, Known>()
  private readonly payload: Payload
  private readonly fallback: SqlEngine

  private readonly mostBySql: number

  constructor(payload: Payload, fallback: SqlEngine, mostBySql = MOST_BY_SQL) {
    this.payload = payload
    this.fallback = fallback
    this.mostBySql = mostBySql
    this.link = new IndexClient(String(payload.db.pool.options.connectionString))
  }

  async search(plan: SearchPlan): Promise<SearchAnswer> {
    return (await this.attempt(() => this.find(plan))) ?? this.fallback.search(plan)
  }

  async universe(showrooms: Showrooms, prices: Delivery): Promise<Universe> {
    const answer = await this.attempt(() => this.everything(showrooms, prices))
    return answer ?? this.fallback.universe(showrooms, prices)
  }

  /** Null if the index cannot answer. */
  private async attempt<T>(request: () => Promise<T>): Promise<T | null> {
    if (!this.link.isReady) return null
    try {
      const answer = await request()
      this.answered += 1
      return answer
    } catch (error) {
      logger.warn({ err: error }, 'the search index did not answer; SQL does')
      return null
    }
  }

  private async find(plan: SearchPlan): Promise<SearchAnswer> {
    if (!plan.conditions.some(isUnindexed)) return this.query(plan)
    const ids = await this.bySql(plan)
    const isCapped = ids.length > this.mostBySql
    const conditions: Condition[] = plan.conditions.filter(isForIndex)
    const idsOf = { kind: 'vehicles', ids: isCapped ? ids.slice(0, this.mostBySql) : ids } as const
    const answer = await this.query({ ...plan, conditions: [...conditions, idsOf] })
    if (!isCapped) return answer
    // With so many matches only some were examined, but the page shows the first of all of them.
    return { ...answer, ...(await this.fallback.pageOf({ ...plan, page: answer.page })), totalIsCapped: true }
  }

  private async query(plan: SearchPlan): Promise<SearchAnswer> {
    const key = JSON.stringify(plan.showrooms)
    const known = this.universes.get(key)
    const result = await this.idsOf(plan, known?.stamp)
    const universe = this.learn(key, known, result.universe)
    const counts = result.counts ? unpackCounts(result.counts) : universe.counts
    return { ids: result.ids, page: result.page, total: result.total, totalIsCapped: false, counts, universe }
  }

  private async idsOf({ delivery, prices, ...plan }: SearchPlan, known: string | undefined): Promise<Found> {
    const needed = delivery ? [prices, delivery] : [prices]
    const to = delivery && { to: delivery.terms.portId }
    const answer = await this.answerTo({ kind: 'search', plan: { ...plan, ...to }, known }, needed)
    if (answer.kind !== 'found') throw unexpected(answer)
    return answer.result
  }

  private async everything(showrooms: Showrooms, prices: Delivery): Promise<Universe> {
    const key = JSON.stringify(showrooms)
    const known = this.universes.get(key)
    const question = { kind: 'universe', showrooms, known: known?.stamp } as const
    const answer = await this.answerTo(question, [prices])
    if (answer.kind !== 'universe') throw unexpected(answer)
    return this.learn(key, known, answer.universe)
  }

  /** Refers to what a query needs by stamps, and sends it only if the thread does not have it. */
  private async answerTo(question: IndexQuestion, needed: readonly Delivery[]): Promise<Message> {
    const needs = needed.map(({ stamp, terms }) => ({ portId: terms.portId, stamp }))
    const answer = await this.link.request({ ...question, needs })
    return answer.kind === 'unknown' ? this.link.request({ ...question, needs, sent: needed }) : answer
  }

  /** Caches the total counts per viewer, so that they are transferred only when they have changed. */
  private learn(key: string, known: Known | undefined, { stamp, total, counts }: SentUniverse): Known {
    if (!counts && known) return known
    if (!counts) throw new Error('The counts of everything were not sent')
    const learnt = { stamp, total, counts: unpackCounts(counts) }
    if (this.universes.size >= MAX_UNIVERSES) this.universes.clear()
    this.universes.set(key, learnt)
    return learnt
  }

  /** Vehicles with the words in their public text and within the ranges of modules' fields, that meet the other conditions that SQL answers here. */
  private async bySql({ conditions, prices, showrooms }: SearchPlan): Promise<number[]> {
    const remaining = conditions.filter((condition) => !isForIndex(condition))
    return selectValues(
      this.payload,
      vehicleSearch.vehicleId,
      sql`FROM vehicle_search WHERE ${visible(showrooms)} AND ${conditionsSql(remaining, { prices })}
        LIMIT ${this.mostBySql + 1}`,
    )
  }
}

const unexpected = ({ kind }: Message): Error => new Error(`The search index answered with '${kind}'`)
