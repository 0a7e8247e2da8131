import type { LandedTerms } from '@/modules/inventory/landed-price/rules/landed-terms'
import { type Pricer, pricedTotal, pricerOf } from '../../../landed-price/rules/landed-total.ts'
import { PRICE_TYPES } from '../../../vehicles/rules/price-type.ts'
import type { Delivery } from '../delivery-requirements'
import { and, andNot, type Bits, count, drop, has, put, WORD } from './bit-set.ts'
import { currencyOf, PRICED_BY } from './index-shape.ts'
import { MayBeImported } from './may-be-imported.ts'
import type { Scratch } from './scratch.ts'
import { Order } from './sort-orders.ts'
import type { SortRoom } from './sort-room.ts'
import type { VehicleColumns } from './vehicle-columns.ts'

const NO_TOTAL = -1
/** Larger totals count as this one. */
const TOP_TOTAL = 2 ** 31 - 1
/** Slots read before others get their turn: a few milliseconds. */
const AT_ONCE = 2 ** 15

/** What vehicles with one code for what totals depend on have in common here. */
type Alike = { pricer: Pricer; limits: MayBeImported | null }

/** Equal where the same vehicles may be imported: when they arrive, and what they must meet then. */
const admissionOf = ({ limits, terms }: Delivery): string =>
  JSON.stringify([limits, terms.localShowrooms, landedTermsKey(terms)])

const landedTermsKey = ({ showrooms }: LandedTerms) =>
  Object.entries(showrooms).map(([id, { byType, others }]) => [
    id,
    others?.leadDays ?? null,
    Object.entries(byType).map(([type, { leadDays }]) => [type, leadDays]),
  ])

/**
 * What vehicles cost at one port and whether they may be imported there, with one order by total. Vehicles without a
 * total come last in both directions.
 */
export class TotalsAtPort {
  readonly delivery: Delivery
  private readonly store: VehicleColumns
  private readonly order: Order
  private totals = new Int32Array(0)
  private priced: Bits = new Int32Array(0)
  private admitted: Bits = new Int32Array(0)
  private readonly limits: ReadonlyMap<number, MayBeImported>
  private readonly everything: MayBeImported
  private readonly admission: string
  /** By code; made when needed. */
  private alike: (Alike | undefined)[] = []

  constructor(store: VehicleColumns, delivery: Delivery) {
    this.store = store
    this.delivery = delivery
    this.order = new Order(store, { key: null, numberOf: (_, slot) => this.keyOf(slot) })
    this.limits = new Map(
      Object.entries(delivery.limits).map(([days, all]) => [Number(days), new MayBeImported(store, all)]),
    )
    this.everything = new MayBeImported(store, [])
    this.admission = admissionOf(delivery)
  }

  get bytes(): number {
    return this.totals.byteLength + this.priced.byteLength + this.admitted.byteLength + this.order.bytes
  }

  /**
   * Calculates every vehicle, with pauses in which changes may be reported; to be followed by `sort`.
   *
   * @param older the one that it replaces: where only totals change, what may be imported is taken from it
   */
  *fill(older: TotalsAtPort | undefined): Generator<void> {
    this.fit()
    const { store } = this
    const isAdmissionKnown = older?.admission === this.admission
    if (older && isAdmissionKnown) this.admitted.set(older.eligible)
    for (let slot = 0; slot < store.slots.top; slot += 1) {
      if (has(store.live, slot)) {
        const alike = this.readTotal(slot)
        if (!isAdmissionKnown) this.readAdmission(slot, alike)
      }
      if (slot % AT_ONCE === AT_ONCE - 1) yield
    }
  }

  /** Orders every vehicle, given all slots by id, with pauses as in `fill`. */
  *sort(byId: Uint32Array, room: SortRoom): Generator<void> {
    yield* this.order.rebuilding(this.split(byId), room)
    this.alike = []
  }

  /** Reports that a vehicle is new or may have changed. */
  touch(slot: number, isNew: boolean): void {
    this.fit()
    const before = this.totals[slot]
    this.read(slot)
    if (isNew || this.totals[slot] !== before) this.order.touch(slot)
  }

  /** The numbers to compare with bounds: below 0 for vehicles without a total. */
  get numbers(): Int32Array {
    this.fit()
    return this.totals
  }

  /** Those that may be imported. */
  get eligible(): Bits {
    this.fit()
    return this.admitted
  }

  /** As a page of an order. */
  page(
    scratch: Scratch,
    matches: Bits,
    total: number,
    offset: number,
    limit: number,
    backwards: boolean,
  ): number[] {
    this.fit()
    this.order.complete()
    if (!backwards) return this.order.page(matches, total, offset, limit, false)
    const some = scratch.take()
    some.set(matches)
    and(some, this.priced)
    const most = count(some)
    const page = offset < most ? this.order.page(some, most, offset, limit, true) : []
    if (page.length < limit && most < total) {
      some.set(matches)
      andNot(some, this.priced)
      page.push(...this.order.page(some, total - most, Math.max(0, offset - most), limit - page.length, true))
    }
    scratch.giveBack(some)
    return page
  }

  /** Whether every vehicle is as it would be read now, and the order is valid. */
  isSound(): boolean {
    const { live, slots } = this.store
    for (let slot = 0; slot < slots.top; slot += 1) {
      if (!has(live, slot)) continue
      const [total, isIn] = [this.totals[slot], has(this.admitted, slot)]
      this.read(slot)
      if (this.totals[slot] !== total || has(this.admitted, slot) !== isIn) return false
    }
    return this.order.isSound()
  }

  /** Slots by id: those with a total, which differ in few digits, and those without. */
  private split(byId: Uint32Array): Uint32Array[] {
    const all = new Uint32Array(byId.length)
    let [most, last] = [0, all.length]
    for (const slot of byId) {
      if (has(this.priced, slot)) {
        all[most] = slot
        most += 1
      } else {
        last -= 1
        all[last] = slot
      }
    }
    return [all.subarray(0, most), all.subarray(most).reverse()]
  }

  private keyOf(slot: number): number {
    const total = this.totals[slot] as number
    return total === NO_TOTAL ? TOP_TOTAL + 1 : total
  }

  /** As long as the store's columns. */
  private fit(): void {
    const { capacity } = this.store
    if (this.totals.length >= capacity) return
    const grown = (old: Int32Array, length: number) => {
      const fresh = new Int32Array(length)
      fresh.set(old)
      return fresh
    }
    this.totals = grown(this.totals, capacity)
    this.priced = grown(this.priced, capacity / WORD)
    this.admitted = grown(this.admitted, capacity / WORD)
  }

  private read(slot: number): void {
    this.readAdmission(slot, this.readTotal(slot))
  }

  private readTotal(slot: number): Alike {
    const { store } = this
    const code = store.pricedBy.codes[slot] as number
    const alike = this.alike[code] ?? this.learn(code)
    // Vehicles without a price have one below 0.
    const price = Math.max(0, store.price[slot] as number)
    const total = pricedTotal(alike.pricer, price, store.litres[slot] as number)
    this.totals[slot] = total === null ? NO_TOTAL : Math.min(total, TOP_TOTAL)
    mark(this.priced, slot, total !== null)
    return alike
  }

  private readAdmission(slot: number, { limits }: Alike): void {
    mark(this.admitted, slot, limits?.has(slot) ?? false)
  }

  /** Whatever is in the country already may stay there. */
  private limitsFor({ isThere, leadDays }: Pricer): MayBeImported | null {
    if (isThere) return this.everything
    return leadDays === null ? null : (this.limits.get(leadDays) ?? null)
  }

  private learn(code: number): Alike {
    const { combinations } = this.store.pricedBy
    const value = (name: (typeof PRICED_BY)[number]) => combinations.value(code, PRICED_BY.indexOf(name))
    const pricer = pricerOf(this.delivery.terms, {
      currency: currencyOf(value('currency')),
      priceType: PRICE_TYPES[value('term') - 1] ?? 'CIF',
      namedPortId: value('namedPort') || null,
      showroomId: value('showroomLocation') || null,
      vehicleTypeId: value('bodyType') || null,
    })
    const alike = { pricer, limits: this.limitsFor(pricer) }
    this.alike[code] = alike
    return alike
  }
}

function mark(bits: Bits, slot: number, isSo: boolean): void {
  if (isSo) put(bits, slot)
  else drop(bits, slot)
}
