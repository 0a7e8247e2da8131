const EMPTY = -1
const FIRST = 64

/** One of the values in a combination: all its distinct values, and the one each code has. */
export type Member = {
  /** The distinct values by their ordinal, in order of first appearance. */
  readonly options: number[]
  /** The ordinal of a code's value. */
  ordinals: Uint32Array
}

/**
 * Numbers combinations of values from 0 in order of first appearance, so that a vehicle needs one small code
 * for several facets and one step counts them all. None is ever removed.
 */
export class Combinations {
  size = 0
  readonly members: Member[]
  private values: Int32Array
  private table: Int32Array
  private readonly width: number
  private readonly ordinalOf: Map<number, number>[]

  constructor(width: number) {
    this.width = width
    this.members = Array.from({ length: width }, () => ({ options: [], ordinals: new Uint32Array(FIRST) }))
    this.ordinalOf = this.members.map(() => new Map())
    this.values = new Int32Array(FIRST * width)
    this.table = new Int32Array(FIRST * 2).fill(EMPTY)
  }

  /** The code of the values that start at `from`. */
  codeOf(source: Int32Array, from: number): number {
    const mask = this.table.length - 1
    let place = this.hash(source, from) & mask
    for (;;) {
      const code = this.table[place] as number
      if (code === EMPTY) return this.add(source, from)
      if (this.equals(code, source, from)) return code
      place = (place + 1) & mask
    }
  }

  /** A code's value for a member. */
  value(code: number, member: number): number {
    return this.values[code * this.width + member] as number
  }

  /** For each code 1 if the member's value is wanted, else 0. */
  wanted(member: number, isWanted: (value: number) => boolean): Uint8Array {
    const { options, ordinals } = this.members[member] as Member
    const chosen = Uint8Array.from(options, (value) => (isWanted(value) ? 1 : 0))
    const codes = new Uint8Array(this.size)
    for (let code = 0; code < this.size; code += 1) codes[code] = chosen[ordinals[code] as number] as number
    return codes
  }

  get bytes(): number {
    return this.members.reduce(
      (sum, { ordinals }) => sum + ordinals.byteLength,
      this.values.byteLength + this.table.byteLength,
    )
  }

  private hash(source: Int32Array, from: number): number {
    let hash = 0
    for (let i = 0; i < this.width; i += 1) hash = Math.imul(hash ^ (source[from + i] as number), 0x9e3779b1)
    return hash ^ (hash >>> 15)
  }

  private equals(code: number, source: Int32Array, from: number): boolean {
    for (let i = 0; i < this.width; i += 1) if (this.value(code, i) !== source[from + i]) return false
    return true
  }

  private add(source: Int32Array, from: number): number {
    const code = this.size
    this.size += 1
    if (this.size * 2 > this.table.length) this.grow()
    this.values.set(source.subarray(from, from + this.width), code * this.width)
    for (const [i, member] of this.members.entries()) {
      const value = source[from + i] as number
      const known = this.ordinalOf[i]?.get(value)
      member.ordinals[code] = known ?? member.options.push(value) - 1
      if (known === undefined) this.ordinalOf[i]?.set(value, member.options.length - 1)
    }
    this.enter(code)
    return code
  }

  /** Doubles the room; every code is hashed again. */
  private grow(): void {
    const values = new Int32Array(this.values.length * 2)
    values.set(this.values)
    this.values = values
    for (const member of this.members) {
      const ordinals = new Uint32Array(member.ordinals.length * 2)
      ordinals.set(member.ordinals)
      member.ordinals = ordinals
    }
    this.table = new Int32Array(this.table.length * 2).fill(EMPTY)
    for (let code = 0; code < this.size - 1; code += 1) this.enter(code)
  }

  private enter(code: number): void {
    const mask = this.table.length - 1
    let place = this.hash(this.values, code * this.width) & mask
    while (this.table[place] !== EMPTY) place = (place + 1) & mask
    this.table[place] = code
  }
}
