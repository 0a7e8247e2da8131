import type { Bits } from './bit-set.ts'

/** Temporary sets and lists of one search, reused by the next. */
export class Scratch {
  private words = 0
  private sets: Bits[] = []
  private list = new Uint32Array(0)
  private sums = new Uint32Array(0)

  /** Resizes the temporaries to this many words. */
  fit(words: number): void {
    if (words === this.words) return
    this.words = words
    this.sets = []
    this.list = new Uint32Array(0)
  }

  /** A set with arbitrary contents. */
  take(): Bits {
    return this.sets.pop() ?? new Int32Array(this.words)
  }

  giveBack(set: Bits): void {
    if (set.length === this.words) this.sets.push(set)
  }

  /** A list with room for every slot. */
  slots(): Uint32Array {
    if (this.list.length === 0) this.list = new Uint32Array(this.words * 32)
    return this.list
  }

  /** This many zeros; request them again before each use. */
  zeros(n: number): Uint32Array {
    if (this.sums.length < n) this.sums = new Uint32Array(n * 2)
    this.sums.fill(0, 0, n)
    return this.sums
  }

  get bytes(): number {
    return this.sets.length * this.words * 4 + this.list.byteLength + this.sums.byteLength
  }
}
