import type { PricedVehicle } from '@/modules/inventory/landed-price/rules/landed-parts'
import { landedTotal, leadDaysOf } from '../../../landed-price/rules/landed-total.ts'
import { PRICE_TYPES } from '../../../vehicles/rules/price-type.ts'
import type { Delivery } from '../delivery'
import { Admitted } from './admitted.ts'
import { and, andNot, type Bits, count, drop, has, put, WORD } from './bits.ts'
import type { CodeColumn } from './code-column.ts'
import { Order } from './order.ts'
import type { Scratch } from './scratch.ts'
import { currencyOf, HOMES, NO_PRICE, type PlainName } from './shape.ts'
import type { SortRoom } from './sort.ts'
import type { Store } from './store.ts'

const NO_TOTAL = -1
/** Larger totals count as this one. */
const TOP_TOTAL = 2 ** 31 - 1
/** Slots read before others get their turn: a few milliseconds. */
const AT_ONCE = 2 ** 15

/** The values of one property, by slot. */
class Values {
  private readonly column: CodeColumn
  private readonly member: number

  constructor(store: Store, name: PlainName) {
    this.column = store.bundles[HOMES[name].bundle] as CodeColumn
    this.member = HOMES[name].member
  }

  at(slot: number): number {
    return this.column.combinations.value(this.column.codes[slot] as number, this.member)
  }
}

type Draft = { -readonly [Name in keyof PricedVehicle]: PricedVehicle[Name] }

/**
 * What vehicles cost at one port and whether they may be imported there, with one order by total. Vehicles without a
 * total come last in both directions.
 */
export class Destination {
  readonly delivery: Delivery
  private readonly store: Store
  private readonly order: Order
  private totals = new Int32Array(0)
  private priced: Bits = new Int32Array(0)
  private admitted: Bits = new Int32Array(0)
  private readonly limits: ReadonlyMap<number, Admitted>
  private readonly values: Record<'currency' | 'term' | 'namedPort' | 'showroomLocation' | 'bodyType', Values>
  private readonly currencies = new Map<number, string>()
  private readonly vehicle: Draft = {
    price: null,
    currency: '',
    priceType: 'FOB',
    namedPortId: null,
    showroomId: null,
    vehicleTypeId: null,
    litres: null,
  }

  constructor(store: Store, delivery: Delivery) {
    this.store = store
    this.delivery = delivery
    this.order = new Order(store, { key: null, numberOf: (_, slot) => this.keyOf(slot) })
    this.limits = new Map(
      Object.entries(delivery.limits).map(([days, all]) => [Number(days), new Admitted(store, all)]),
    )
    const of = (name: PlainName) => new Values(store, name)
    this.values = {
      currency: of('currency'),
      term: of('term'),
      namedPort: of('namedPort'),
      showroomLocation: of('showroomLocation'),
      bodyType: of('bodyType'),
    }
  }

  get bytes(): number {
    return this.totals.byteLength + this.priced.byteLength + this.admitted.byteLength + this.order.bytes
  }

  /** Calculates every vehicle, with pauses in which changes may be reported; to be followed by `sort`. */
  *fill(): Generator<void> {
    this.fit()
    const { store } = this
    for (let slot = 0; slot < store.slots.top; slot += 1) {
      if (has(store.live, slot)) this.read(slot)
      if (slot % AT_ONCE === AT_ONCE - 1) yield
    }
  }

  /** Orders every vehicle, given all slots by id. */
  sort(byId: Uint32Array, room: SortRoom): void {
    this.order.rebuild(byId, room)
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
    this.order.settle()
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
    const { delivery, store, values, vehicle } = this
    const price = store.price[slot] as number
    vehicle.price = price === NO_PRICE ? null : price
    vehicle.currency = this.currency(values.currency.at(slot))
    vehicle.priceType = PRICE_TYPES[values.term.at(slot) - 1] ?? 'CIF'
    vehicle.namedPortId = values.namedPort.at(slot) || null
    vehicle.showroomId = values.showroomLocation.at(slot) || null
    vehicle.vehicleTypeId = values.bodyType.at(slot) || null
    vehicle.litres = store.litres[slot] || null
    const total = landedTotal(delivery.terms, vehicle)
    this.totals[slot] = total === null ? NO_TOTAL : Math.min(total, TOP_TOTAL)
    mark(this.priced, slot, total !== null)
    const lead = leadDaysOf(delivery.terms, vehicle)
    mark(this.admitted, slot, lead !== null && this.limits.get(lead)?.has(slot) === true)
  }

  private currency(number: number): string {
    const known = this.currencies.get(number)
    if (known !== undefined) return known
    const name = currencyOf(number)
    this.currencies.set(number, name)
    return name
  }
}

function mark(bits: Bits, slot: number, isSo: boolean): void {
  if (isSo) put(bits, slot)
  else drop(bits, slot)
}
