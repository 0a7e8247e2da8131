const DIGIT = 11

export const BUCKETS = 1 << DIGIT

/** Scratch space for sorting; one instance serves any number of consecutive sorts, and is released after the last. */
export class SortRoom {
  readonly keys: Float64Array<ArrayBuffer>
  readonly moved: Float64Array<ArrayBuffer>
  readonly slots: Uint32Array<ArrayBuffer>
  readonly starts = new Uint32Array(BUCKETS + 1)

  constructor(size: number) {
    this.keys = new Float64Array(size)
    this.moved = new Float64Array(size)
    this.slots = new Uint32Array(size)
  }

  /** Gives the memory back at once. A thread that has nothing else to do would not collect it for a long time. */
  release(): void {
    for (const { buffer } of [this.keys, this.moved, this.slots]) buffer.transfer(0)
  }
}
