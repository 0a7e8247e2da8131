import type { SearchSort } from '../../schemas/search-shape'
import { type Bits, drop, has, put, slotsOf, WORD } from './bit-set.ts'
import type { SortRoom } from './sort-room.ts'
import { sorting } from './sort-slots.ts'
import type { Key, VehicleColumns } from './vehicle-columns.ts'

/**
 * The sort key of vehicles, smallest first; ties are ordered by id. `key` is the value that it depends on, null if that
 * is none of the store's.
 */
type Rule = { key: Key | null; numberOf: (store: VehicleColumns, slot: number) => number }

/** Above every mileage. */
const UNKNOWN = 2 ** 31

const RULES = {
  listed: { key: 'listed', numberOf: (store, slot) => store.listed[slot] as number },
  updated: { key: 'updated', numberOf: (store, slot) => store.updated[slot] as number },
  mileage: { key: 'mileage', numberOf: (store, slot) => store.mileage[slot] as number },
  // 0 is unknown: the last of the fewest, as of the most.
  leastMileage: {
    key: 'mileage',
    numberOf: (store, slot) => (store.mileage[slot] as number) || UNKNOWN,
  },
  year: { key: 'year', numberOf: (store, slot) => store.value(slot, 'year') },
} as const satisfies Record<string, Rule>

export type OrderName = keyof typeof RULES

/** The same orders as in SQL: each is one of ours, or by prices or totals at the destination, read from either end. */
export const SORTS: Record<SearchSort, { order: OrderName | 'price' | 'total'; backwards: boolean }> = {
  newest: { order: 'listed', backwards: true },
  updated: { order: 'updated', backwards: true },
  'updated-asc': { order: 'updated', backwards: false },
  'price-asc': { order: 'price', backwards: false },
  'price-desc': { order: 'price', backwards: true },
  'year-asc': { order: 'year', backwards: false },
  'year-desc': { order: 'year', backwards: true },
  'mileage-asc': { order: 'leastMileage', backwards: false },
  'mileage-desc': { order: 'mileage', backwards: true },
  'total-asc': { order: 'total', backwards: false },
  'total-desc': { order: 'total', backwards: true },
}

export const makeOrders = (store: VehicleColumns): Record<OrderName, Order> =>
  Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, new Order(store, rule)])) as Record<
    OrderName,
    Order
  >

/** This many changed slots may wait outside the sorted ones before they are merged in. */
const MERGE_AT = 1_000
/** Up to this many matches are sorted themselves; to find more, the order is traversed. */
const SORT_UP_TO = 1_500

/**
 * All vehicles in one order. Changed ones wait in a small separate list and are merged in while reading; once
 * the list has grown, both are merged in linear time.
 */
export class Order {
  private readonly store: VehicleColumns
  private readonly rule: Rule
  private sorted: Uint32Array = new Uint32Array(0)
  private readonly waiting = new Set<number>()
  private waits: Bits = new Int32Array(0)
  private queue: Uint32Array | null = null

  constructor(store: VehicleColumns, rule: Rule) {
    this.store = store
    this.rule = rule
  }

  get key(): Key | null {
    return this.rule.key
  }

  get bytes(): number {
    return this.sorted.byteLength + this.waits.byteLength + this.waiting.size * 40
  }

  /** Sorts everything again, given all slots by id. */
  rebuild(byId: Uint32Array, room: SortRoom): void {
    Array.from(this.rebuilding([byId], room))
  }

  /**
   * The same with pauses in which changes may be reported.
   *
   * @param groups slots by id, each of which comes before those of the next group
   */
  *rebuilding(groups: readonly Uint32Array[], room: SortRoom): Generator<void> {
    const { rule, store } = this
    this.forgetWaiting()
    const sorted = new Uint32Array(groups.reduce((sum, { length }) => sum + length, 0))
    let from = 0
    for (const group of groups) {
      sorted.set(group, from)
      const part = sorted.subarray(from, from + group.length)
      yield* sorting(part, room, (slot) => rule.numberOf(store, slot))
      from += group.length
    }
    this.sorted = sorted
  }

  /** Reports that a slot's position may have changed, or that it is new. Freed slots need no report. */
  touch(slot: number): void {
    this.grow()
    this.waiting.add(slot)
    put(this.waits, slot)
    this.queue = null
  }

  /** Merges waiting slots once there are many. */
  complete(): void {
    if (this.waiting.size > MERGE_AT) this.merge()
  }

  /**
   * The slots of a set, from the `offset`th on, at most `limit`.
   *
   * @param total the size of the set
   * @param backwards whether the last comes first
   */
  page(matches: Bits, total: number, offset: number, limit: number, backwards: boolean): number[] {
    const length = Math.max(0, Math.min(limit, total - offset))
    const left = total - offset - length
    // Distant pages are nearer to the other end.
    const isFar = left < offset
    const from = isFar ? left : offset
    const slots =
      total > SORT_UP_TO
        ? this.walk(matches, from, length, backwards !== isFar)
        : this.sort(matches, total, from, length, backwards !== isFar)
    return isFar ? slots.reverse() : slots
  }

  /** Whether the sorted part is in order and contains every vehicle that is not waiting, once. */
  isSound(): boolean {
    const { store } = this
    let [seen, last] = [0, -1]
    for (const slot of this.sorted) {
      if (!has(store.live, slot) || this.isWaiting(slot)) continue
      if (last >= 0 && this.compare(last, slot) >= 0) return false
      last = slot
      seen += 1
    }
    for (const slot of this.waiting) if (has(store.live, slot)) seen += 1
    return seen === store.slots.size
  }

  private readonly compare = (a: number, b: number): number => {
    const { rule, store } = this
    return (
      rule.numberOf(store, a) - rule.numberOf(store, b) || (store.ids[a] as number) - (store.ids[b] as number)
    )
  }

  private isWaiting(slot: number): boolean {
    return slot < this.waits.length * WORD && has(this.waits, slot)
  }

  private sort(matches: Bits, total: number, from: number, length: number, backwards: boolean): number[] {
    const slots = new Uint32Array(total)
    slotsOf(matches, slots)
    slots.sort(this.compare)
    return Array.from((backwards ? slots.reverse() : slots).subarray(from, from + length))
  }

  private walk(matches: Bits, from: number, length: number, backwards: boolean): number[] {
    this.grow()
    const { sorted, waits } = this
    const queue = this.waitingInOrder().filter((slot) => has(matches, slot))
    const step = backwards ? -1 : 1
    let at = backwards ? sorted.length - 1 : 0
    let next = backwards ? queue.length - 1 : 0
    let skip = from
    const page: number[] = []
    while (page.length < length) {
      while (at >= 0 && at < sorted.length && !isFresh(matches, waits, sorted[at] as number)) at += step
      const [one, other] = [sorted[at], queue[next]]
      const takesOther = other !== undefined && (one === undefined || this.compare(other, one) * step < 0)
      const slot = takesOther ? other : one
      if (slot === undefined) break
      if (takesOther) next += step
      else at += step
      if (skip > 0) skip -= 1
      else page.push(slot)
    }
    return page
  }

  private waitingInOrder(): Uint32Array {
    this.queue ??= Uint32Array.from(this.waiting).sort(this.compare)
    return this.queue
  }

  private merge(): void {
    this.grow()
    const { live } = this.store
    const remaining = this.sorted.filter((slot) => has(live, slot) && !has(this.waits, slot))
    const added = this.waitingInOrder().filter((slot) => has(live, slot))
    const merged = new Uint32Array(remaining.length + added.length)
    let from = 0
    for (const [n, slot] of added.entries()) {
      const place = this.placeOf(slot, remaining, from)
      merged.set(remaining.subarray(from, place), from + n)
      merged[place + n] = slot
      from = place
    }
    merged.set(remaining.subarray(from), from + added.length)
    this.sorted = merged
    this.forgetWaiting()
  }

  /** How many of the sorted slots come before one. */
  private placeOf(slot: number, among: Uint32Array, from: number): number {
    let [low, high] = [from, among.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(among[middle] as number, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  private grow(): void {
    if (this.waits.length >= this.store.live.length) return
    const waits = new Int32Array(this.store.live.length)
    waits.set(this.waits)
    this.waits = waits
  }

  private forgetWaiting(): void {
    for (const slot of this.waiting) drop(this.waits, slot)
    this.waiting.clear()
    this.queue = null
  }
}

/** Whether a slot is among the matches and its position is up to date. */
const isFresh = (matches: Bits, waits: Bits, slot: number): boolean =>
  (((matches[slot >>> 5] as number) & ~(waits[slot >>> 5] as number)) >>> slot) % 2 !== 0
