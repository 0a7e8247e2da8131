import { NO_PORT } from '../../../landed-price/rules/landed-total.ts'
import type { FacetName } from '../../schemas/search-shape'
import { emptyCounts } from '../facet-counts.ts'
import type { FacetCounts, SearchAnswer, Universe } from '../search-engine-type.ts'
import { type Condition, ownFacet, type SearchPlan } from '../search-plan.ts'
import { and, andNot, type Bits, count } from './bit-set.ts'
import type { Row } from './index-shape.ts'
import { narrowByConditions, narrowToShowrooms, type Place, required } from './narrow-by-conditions.ts'
import { Scratch } from './scratch.ts'
import { makeOrders, SORTS } from './sort-orders.ts'
import { SortRoom } from './sort-room.ts'
import {
  ALL_FACETS,
  everyVehicle,
  type Histogram,
  histogramOf,
  histogramWithout,
  tally,
  tallyMileages,
  tallyPrices,
} from './tally-facets.ts'
import type { TotalsAtPort } from './totals-at-port'
import { slotsById, TotalsByPort } from './totals-by-port.ts'
import { VehicleColumns } from './vehicle-columns.ts'

type Showrooms = SearchPlan['showrooms']
/** A set of slots, and how many they are. */
type Matches = { matches: Bits; total: number }
const MAX_UNIVERSES = 20

/** A plan that names its destination, if it has one. That must be prepared, as must be prices themselves. */
export type IndexPlan = Omit<SearchPlan, 'delivery' | 'prices'> & { to?: number }

/**
 * The publicly listed vehicles at one point in time, in memory: finds, counts and orders them. It does not
 * know where they come from; its owner updates it with `upsert` and `remove`.
 */
export class VehicleIndex {
  /** Grows with every change. */
  version = 0
  private readonly store = new VehicleColumns()
  readonly destinations = new TotalsByPort(this.store)
  private readonly orders = makeOrders(this.store)
  private readonly everyOrder = Object.values(this.orders)
  private readonly scratch = new Scratch()
  private readonly universes = new Map<string, Universe>()
  private isOrdered = false

  get size(): number {
    return this.store.slots.size
  }

  /** Bytes of all its arrays, including the temporaries of a search. */
  get bytes(): number {
    const parts = [this.store, this.scratch, this.destinations, ...this.everyOrder]
    return parts.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /** Makes room before many are added. */
  reserve(vehicles: number): void {
    this.store.reserve(vehicles)
  }

  /** Adds or updates a vehicle; returns whether anything was new. */
  upsert(row: Row): boolean {
    const { slot, isNew, keys, changed } = this.store.upsert(row)
    if (!changed) return false
    if (this.isOrdered)
      for (const order of this.everyOrder) if (order.key && keys.includes(order.key)) order.touch(slot)
    this.destinations.touch(slot, isNew)
    this.changed()
    return true
  }

  /** Removes a vehicle; returns whether it was present. */
  remove(id: number): boolean {
    const wasIn = this.store.remove(id)
    if (wasIn) this.changed()
    return wasIn
  }

  /** To be called after each batch of changes; the first time it sorts everything. */
  complete(): void {
    if (this.isOrdered) for (const order of this.everyOrder) order.complete()
    else this.sort()
  }

  /** Whether a vehicle is present and equal to the row. */
  agrees(row: Row): boolean {
    return this.store.agrees(row)
  }

  /** Whether every order is valid. */
  isSound(): boolean {
    return [...this.everyOrder, ...this.destinations.all()].every((one) => one.isSound())
  }

  /** Answers a plan without words, exactly. */
  search(plan: IndexPlan): SearchAnswer {
    const universe = this.universe(plan.showrooms)
    const place = {
      store: this.store,
      scratch: this.scratch,
      prices: this.prices,
      destination: this.destinations.of(plan.to),
    }
    const matches = this.find(plan, universe, place)
    const page = Math.min(plan.page, Math.max(1, Math.ceil(matches.total / plan.limit)))
    const slots = this.pageOf(plan, place, matches, (page - 1) * plan.limit)
    this.scratch.giveBack(matches.matches)
    return {
      ids: slots.map((slot) => this.store.ids[slot] as number),
      page,
      total: matches.total,
      totalIsCapped: false,
      counts: matches.counts,
      universe,
    }
  }

  /** Counts of everything visible to the viewer. */
  universe(showrooms: Showrooms): Universe {
    const key = JSON.stringify([showrooms, this.destinations.stampAt(NO_PORT)])
    const known = this.universes.get(key)
    if (known) return known
    if (this.universes.size >= MAX_UNIVERSES) this.universes.clear()
    const bits = this.visible(showrooms)
    const histogram = showrooms === 'all' ? everyVehicle : histogramOf(this.scratch, bits)
    const counts = tally(this.store, ALL_FACETS, histogram)
    counts.priceRange = tallyPrices(this.scratch, bits, this.prices)
    const universe = { counts, total: count(bits) }
    this.scratch.giveBack(bits)
    this.universes.set(key, universe)
    return universe
  }

  /** @throws if prices are not prepared */
  private get prices(): TotalsAtPort {
    return required(this.destinations.of(NO_PORT))
  }

  /** A page with vehicles of some showrooms before all others. */
  private pageOf(plan: IndexPlan, place: Place, { matches, total }: Matches, offset: number): number[] {
    const { limit, near = [] } = plan
    if (near.length === 0) return this.ordered(plan, place, { matches, total }, offset, limit)
    const [first, rest] = [this.scratch.take(), this.scratch.take()]
    first.set(matches)
    narrowToShowrooms(this.store, this.scratch, first, near)
    rest.set(matches)
    andNot(rest, first)
    const most = count(first)
    const page =
      offset < most ? this.ordered(plan, place, { matches: first, total: most }, offset, limit) : []
    const left = limit - page.length
    if (left > 0 && most < total) {
      const others = { matches: rest, total: total - most }
      page.push(...this.ordered(plan, place, others, Math.max(0, offset - most), left))
    }
    for (const one of [first, rest]) this.scratch.giveBack(one)
    return page
  }

  private ordered(
    { sort }: IndexPlan,
    { destination, prices, scratch }: Place,
    { matches, total }: Matches,
    offset: number,
    limit: number,
  ): number[] {
    const { order, backwards } = SORTS[sort]
    if (order !== 'total' && order !== 'price')
      return this.orders[order].page(matches, total, offset, limit, backwards)
    const amounts = order === 'price' ? prices : required(destination)
    return amounts.page(scratch, matches, total, offset, limit, backwards)
  }

  private sort(): void {
    const byId = slotsById(this.store)
    const room = new SortRoom(byId.length)
    for (const order of this.everyOrder) order.rebuild(byId, room)
    room.release()
    this.isOrdered = true
  }

  private changed(): void {
    this.version += 1
    this.universes.clear()
  }

  private visible(showrooms: Showrooms): Bits {
    this.scratch.fit(this.store.live.length)
    const bits = this.scratch.take()
    bits.set(this.store.live)
    if (showrooms !== 'all') narrowToShowrooms(this.store, this.scratch, bits, showrooms)
    return bits
  }

  /** The matches, their number, and the counts of each wanted facet with its own conditions left out. */
  private find(plan: IndexPlan, universe: Universe, place: Place) {
    const base = this.visible(plan.showrooms)
    if (plan.conditions.length === 0) return this.everything(plan, universe, base)
    const { own, rest } = byFacet(plan.conditions)
    narrowByConditions(place, base, rest)
    const sets = own.map(({ conditions }) => {
      const bits = this.scratch.take()
      bits.fill(-1)
      narrowByConditions(place, bits, conditions)
      return bits
    })
    const matches = this.scratch.take()
    matches.set(base)
    for (const set of sets) and(matches, set)
    const total = count(matches)
    const wanted = plan.facets ?? ALL_FACETS
    const facets = own.map(({ facet }) => facet)
    const shared = wanted.filter((facet) => !facets.includes(facet))
    const counts =
      shared.length > 0
        ? tally(this.store, shared, this.histogram(matches, total, plan.showrooms))
        : emptyCounts()
    if (shared.includes('priceRange')) counts.priceRange = tallyPrices(this.scratch, matches, place.prices)
    if (shared.includes('mileage')) this.countMileages(plan, counts, matches)
    const isAlone = rest.length === 0 && own.length === 1
    for (const [n, facet] of facets.entries())
      if (wanted.includes(facet))
        counts[facet] =
          isAlone && !isRebanded(plan, facet)
            ? universe.counts[facet]
            : this.countOwn(facet, base, sets.toSpliced(n, 1), plan)
    for (const set of [base, ...sets]) this.scratch.giveBack(set)
    return { matches, total, counts }
  }

  /** What there is without any condition. */
  private everything(plan: IndexPlan, { counts, total }: Universe, base: Bits) {
    const isOther = isRebanded(plan, 'mileage') && (plan.facets ?? ALL_FACETS).includes('mileage')
    const own = isOther ? { ...counts } : counts
    if (isOther) this.countMileages(plan, own, base)
    return { matches: base, total, counts: own }
  }

  /** Where mileages are counted in other bands than the stored ones. */
  private countMileages({ mileageEdges }: IndexPlan, counts: FacetCounts, bits: Bits): void {
    if (mileageEdges) counts.mileage = tallyMileages(this.scratch, bits, this.store.mileage, mileageEdges)
  }

  /** The counts of a facet under all sets but its own. */
  private countOwn(facet: FacetName, base: Bits, others: readonly Bits[], plan: IndexPlan) {
    const bits = this.scratch.take()
    bits.set(base)
    for (const other of others) and(bits, other)
    const counts = this.countIn(facet, bits, plan)
    this.scratch.giveBack(bits)
    return counts
  }

  private countIn(facet: FacetName, bits: Bits, { mileageEdges, showrooms }: IndexPlan) {
    if (facet === 'priceRange') return tallyPrices(this.scratch, bits, this.prices)
    if (facet === 'mileage' && mileageEdges)
      return tallyMileages(this.scratch, bits, this.store.mileage, mileageEdges)
    return tally(this.store, [facet], this.histogram(bits, count(bits), showrooms))[facet]
  }

  /** Counts either a set or its complement, whichever is smaller. */
  private histogram(matches: Bits, total: number, showrooms: Showrooms): Histogram {
    if (showrooms !== 'all' || total * 2 < this.size) return histogramOf(this.scratch, matches)
    const rest = this.scratch.take()
    rest.set(this.store.live)
    andNot(rest, matches)
    const histogram = histogramWithout(this.scratch, rest)
    this.scratch.giveBack(rest)
    return histogram
  }
}

/** Whether a facet is counted in other bands than the stored ones. */
const isRebanded = ({ mileageEdges }: IndexPlan, facet: FacetName): boolean =>
  facet === 'mileage' && mileageEdges !== undefined

/** Conditions by the facet whose own counts leave them out; `kept` are those that apply to every count. */
function byFacet(conditions: readonly Condition[]) {
  const own = new Map<FacetName, Condition[]>()
  const rest: Condition[] = []
  for (const condition of conditions) {
    const facet = ownFacet(condition)
    if (facet === null || facet === 'modelCode') rest.push(condition)
    else own.set(facet, [...(own.get(facet) ?? []), condition])
  }
  return { own: [...own].map(([facet, of]) => ({ facet, conditions: of })), rest }
}
