import { Combinations } from './combinations.ts'

/** One code per vehicle, and the number of vehicles with each. */
export class CodeColumn {
  readonly combinations: Combinations
  codes: Uint16Array | Uint32Array = new Uint16Array()
  /** Vehicles by code. */
  live = new Uint32Array(64)

  constructor(width: number) {
    this.combinations = new Combinations(width)
  }

  /** Makes room for this many slots, with the contents retained. */
  resize(capacity: number): void {
    const codes = this.codes instanceof Uint16Array ? new Uint16Array(capacity) : new Uint32Array(capacity)
    codes.set(this.codes)
    this.codes = codes
  }

  /** The code of a row's values; room for it is made before it is stored. */
  codeOf(source: Int32Array, from: number): number {
    const code = this.combinations.codeOf(source, from)
    if (code >= this.live.length) {
      const live = new Uint32Array(this.live.length * 2)
      live.set(this.live)
      this.live = live
    }
    if (code > 0xffff && this.codes instanceof Uint16Array) this.codes = Uint32Array.from(this.codes)
    return code
  }

  enter(slot: number, code: number): void {
    this.codes[slot] = code
    this.live[code] = (this.live[code] as number) + 1
  }

  leave(slot: number): void {
    const code = this.codes[slot] as number
    this.live[code] = (this.live[code] as number) - 1
  }

  get bytes(): number {
    return this.codes.byteLength + this.live.byteLength + this.combinations.bytes
  }
}
