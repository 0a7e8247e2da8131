import { type Bits, drop, has, put, WORD } from './bit-set.ts'
import { CodeColumn } from './code-column.ts'
import { BUNDLES, HOMES, PLAIN, type PlainName, PRICED_BY, type Row } from './index-shape.ts'
import { MarkColumns } from './mark-columns.ts'
import { Slots } from './slots.ts'

/** The values that orders are built from. */
export type Key = 'listed' | 'updated' | 'price' | 'mileage' | 'year'
export const KEYS: readonly Key[] = ['listed', 'updated', 'price', 'mileage', 'year']

/** The start of each bundle among a row's values. */
const STARTS = BUNDLES.map((_, n) => BUNDLES.slice(0, n).flat().length)
/** The places of what totals depend on among a row's values. */
const PRICED_AT = PRICED_BY.map((name) => PLAIN.indexOf(name))
const SPARE = 1_024

/** What a vehicle may have several of, in the order of its codes. */
const MARKS = ['tags', 'features', 'added'] as const

type Numbers = Int32Array | Float64Array

/** The listed vehicles in columns, one slot each. Unused slots are not in `live`. */
export class VehicleColumns {
  readonly slots = new Slots()
  capacity = 0
  live: Bits = new Int32Array(0)
  ids = new Int32Array(0)
  price = new Int32Array(0)
  mileage = new Int32Array(0)
  engineCc = new Int32Array(0)
  litres = new Int32Array(0)
  listed = new Float64Array(0)
  updated = new Float64Array(0)
  readonly bundles = BUNDLES.map(({ length }) => new CodeColumn(length))
  readonly pricedBy = new CodeColumn(PRICED_BY.length)
  readonly marks = { tags: new MarkColumns(), features: new MarkColumns(), added: new MarkColumns() }
  private readonly codes: number[] = []
  private readonly pricedValues = new Int32Array(PRICED_BY.length)
  private readonly some: number[] = []

  /** Makes room for this many vehicles. */
  reserve(vehicles: number): void {
    const capacity = Math.ceil(vehicles / WORD) * WORD
    if (capacity <= this.capacity) return
    this.capacity = capacity
    const grown = <T extends Numbers>(old: T, fresh: T): T => {
      fresh.set(old)
      return fresh
    }
    this.live = grown(this.live, new Int32Array(capacity / WORD))
    this.ids = grown(this.ids, new Int32Array(capacity))
    this.price = grown(this.price, new Int32Array(capacity))
    this.mileage = grown(this.mileage, new Int32Array(capacity))
    this.engineCc = grown(this.engineCc, new Int32Array(capacity))
    this.litres = grown(this.litres, new Int32Array(capacity))
    this.listed = grown(this.listed, new Float64Array(capacity))
    this.updated = grown(this.updated, new Float64Array(capacity))
    for (const column of [...this.bundles, this.pricedBy, ...Object.values(this.marks)])
      column.resize(capacity)
  }

  /** A vehicle's plain value, read back from its bundle. */
  value(slot: number, name: PlainName): number {
    const { bundle, member } = HOMES[name]
    const { codes, combinations } = this.bundles[bundle] as CodeColumn
    return combinations.value(codes[slot] as number, member)
  }

  /**
   * Adds or updates a vehicle. Returns its slot, whether that is a new one, which of its keys are new, and whether
   * anything changed.
   */
  upsert(row: Row): { slot: number; isNew: boolean; keys: readonly Key[]; changed: boolean } {
    this.readCodes(row)
    const known = this.slots.get(row.id)
    if (known >= 0) {
      const keys = KEYS.filter((key) => this.keyOf(known, key) !== keyOfRow(row, key))
      if (keys.length === 0 && this.holds(known, row))
        return { slot: known, isNew: false, keys, changed: false }
      this.leaveColumns(known)
      this.write(known, row)
      return { slot: known, isNew: false, keys, changed: true }
    }
    if (this.slots.size >= this.capacity)
      this.reserve(this.capacity + Math.max(SPARE, Math.floor(this.capacity / 16)))
    const slot = this.slots.add(row.id)
    put(this.live, slot)
    this.write(slot, row)
    return { slot, isNew: true, keys: KEYS, changed: true }
  }

  /** Removes a vehicle; returns whether it was present. */
  remove(id: number): boolean {
    const slot = this.slots.get(id)
    if (slot < 0) return false
    this.leaveColumns(slot)
    drop(this.live, slot)
    this.slots.remove(id)
    return true
  }

  /** Whether the vehicle is present and equal to the row. */
  agrees(row: Row): boolean {
    const slot = this.slots.get(row.id)
    if (slot < 0 || !has(this.live, slot) || this.ids[slot] !== row.id) return false
    this.readCodes(row)
    return KEYS.every((key) => this.keyOf(slot, key) === keyOfRow(row, key)) && this.holds(slot, row)
  }

  get bytes(): number {
    const { engineCc, ids, listed, litres, live, mileage, price, updated } = this
    const arrays = [live, ids, price, mileage, engineCc, litres, listed, updated]
    return [...arrays.map((one) => one.byteLength), ...this.columns().map((one) => one.bytes)].reduce(
      (sum, n) => sum + n,
      this.slots.bytes,
    )
  }

  private keyOf(slot: number, key: Key): number {
    return key === 'year' ? this.value(slot, 'year') : (this[key][slot] as number)
  }

  private columns(): CodeColumn[] {
    return this.lists().flat()
  }

  private lists(): (readonly CodeColumn[])[] {
    const { added, features, tags } = this.marks
    return [this.bundles, [this.pricedBy], tags.columns, features.columns, added.columns]
  }

  private readCodes(row: Row): void {
    const { codes, some } = this
    codes.length = 0
    for (let n = 0; n < this.bundles.length; n += 1)
      codes.push((this.bundles[n] as CodeColumn).codeOf(row.values, STARTS[n] as number))
    for (let n = 0; n < PRICED_AT.length; n += 1)
      this.pricedValues[n] = row.values[PRICED_AT[n] as number] as number
    codes.push(this.pricedBy.codeOf(this.pricedValues, 0))
    for (const name of MARKS) {
      this.marks[name].codesOf(row[name], some)
      for (const code of some) codes.push(code)
    }
  }

  /** Whether a slot's non-key values equal the codes just read. */
  private holds(slot: number, row: Row): boolean {
    return (
      this.engineCc[slot] === row.engineCc &&
      this.litres[slot] === row.litres &&
      this.columns().every((column, n) => column.codes[slot] === this.codes[n])
    )
  }

  private write(slot: number, row: Row): void {
    this.ids[slot] = row.id
    this.price[slot] = row.price
    this.mileage[slot] = row.mileage
    this.engineCc[slot] = row.engineCc
    this.litres[slot] = row.litres
    this.listed[slot] = row.listed
    this.updated[slot] = row.updated
    this.enterColumns(slot)
  }

  private enterColumns(slot: number): void {
    let n = 0
    for (const columns of this.lists())
      for (const column of columns) {
        column.enter(slot, this.codes[n] as number)
        n += 1
      }
  }

  private leaveColumns(slot: number): void {
    for (const columns of this.lists()) for (const column of columns) column.leave(slot)
  }
}

const YEAR = STARTS[HOMES.year.bundle]

const keyOfRow = (row: Row, key: Key): number =>
  key === 'year' ? (row.values[(YEAR ?? 0) + HOMES.year.member] as number) : row[key]
