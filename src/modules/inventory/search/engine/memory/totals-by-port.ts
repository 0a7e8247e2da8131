import type { Delivery } from '../delivery-requirements'
import { slotsOf } from './bit-set.ts'
import { SortRoom } from './sort-room.ts'
import { sortSlots } from './sort-slots.ts'
import { TotalsAtPort } from './totals-at-port.ts'
import type { VehicleColumns } from './vehicle-columns.ts'

/** Held at once: 24 ports and prices themselves; the least recently used is dropped. */
const MOST = 25

/** The prepared destinations of an index, by port. */
export class TotalsByPort {
  private readonly store: VehicleColumns
  private readonly ready = new Map<number, TotalsAtPort>()
  private readonly unfinished = new Set<TotalsAtPort>()
  /** Every slot by id; null once vehicles have been added. */
  private byId: Uint32Array | null = null

  constructor(store: VehicleColumns) {
    this.store = store
  }

  get bytes(): number {
    return this.all().reduce((sum, { bytes }) => sum + bytes, this.byId?.byteLength ?? 0)
  }

  /** The ones that are ready, the least recently used first. */
  all(): TotalsAtPort[] {
    return [...this.ready.values()]
  }

  /** The same as plain data. */
  states(): { portId: number; stamp: string; bytes: number }[] {
    return this.all().map(({ bytes, delivery: { stamp, terms } }) => ({ portId: terms.portId, stamp, bytes }))
  }

  /** The stamp of the one for a port; null if there is none. */
  stampAt(portId: number): string | null {
    return this.ready.get(portId)?.delivery.stamp ?? null
  }

  /**
   * The destination of a search; undefined if it needs none.
   *
   * @throws if it is not prepared
   */
  of(portId: number | undefined): TotalsAtPort | undefined {
    if (portId === undefined) return undefined
    const destination = this.ready.get(portId)
    if (!destination) throw new Error(`The destination ${portId} is not prepared`)
    this.add(destination)
    return destination
  }

  /** Reports that a vehicle is new or has changed. Those removed need no report. */
  touch(slot: number, isNew: boolean): void {
    if (isNew) this.byId = null
    for (const destination of this.ready.values()) destination.touch(slot, isNew)
    for (const destination of this.unfinished) destination.touch(slot, isNew)
  }

  /**
   * Prepares a destination, with pauses in which searches and changes may come in between. At the end it takes the
   * place of an older one for its port.
   */
  *prepare(delivery: Delivery): Generator<void> {
    const fresh = new TotalsAtPort(this.store, delivery)
    this.unfinished.add(fresh)
    try {
      yield* fresh.fill(this.ready.get(delivery.terms.portId))
      if (!this.byId) {
        this.byId = slotsById(this.store)
        yield
      }
      this.byId ??= slotsById(this.store)
      yield* this.sort(fresh, this.byId)
    } finally {
      this.unfinished.delete(fresh)
    }
    this.add(fresh)
  }

  private *sort(fresh: TotalsAtPort, byId: Uint32Array): Generator<void> {
    const room = new SortRoom(byId.length)
    try {
      yield* fresh.sort(byId, room)
    } finally {
      room.release()
    }
  }

  /** Stores a destination as the one used last. */
  private add(destination: TotalsAtPort): void {
    const { portId } = destination.delivery.terms
    this.ready.delete(portId)
    this.ready.set(portId, destination)
    const [oldest] = this.ready.keys()
    if (this.ready.size > MOST && oldest !== undefined) this.ready.delete(oldest)
  }
}

/** The slots in use, by vehicle. */
export function slotsById({ ids, live, slots }: VehicleColumns): Uint32Array {
  const byId = new Uint32Array(slots.size)
  const room = new SortRoom(slots.size)
  slotsOf(live, byId)
  sortSlots(byId, room, (slot) => ids[slot] as number)
  room.release()
  return byId
}
