import { CodeColumn } from './code-column.ts'

/** Marks per column: as many as a 16-bit code can distinguish. */
const GROUP = 16

/**
 * Marks of which a vehicle may have several: tags, or features. Sixteen of them form one number, a bit each,
 * and equal numbers share one code, so marks are stored, filtered and counted like any other combination.
 */
export class MarkColumns {
  readonly columns: CodeColumn[] = []
  private readonly places = new Map<number, number>()
  private capacity = 0
  private masks = new Int32Array(0)

  resize(capacity: number): void {
    this.capacity = capacity
    for (const column of this.columns) column.resize(capacity)
  }

  /** The codes of a vehicle's marks, one per column. New marks are assigned a position. */
  codesOf(marks: readonly number[], into: number[]): void {
    for (const mark of marks) if (!this.places.has(mark)) this.add(mark)
    this.masks.fill(0)
    for (const mark of marks) {
      const place = this.places.get(mark) as number
      const group = Math.floor(place / GROUP)
      this.masks[group] = (this.masks[group] as number) | (1 << (place % GROUP))
    }
    into.length = 0
    for (const [group, column] of this.columns.entries()) into.push(column.codeOf(this.masks, group))
  }

  /**
   * Calls back for every column that contains any of the marks, with 1 for each of its codes that has one.
   */
  eachWanted(marks: readonly number[], visit: (column: CodeColumn, wanted: Uint8Array) => void): void {
    const masks = this.columns.map(() => 0)
    for (const mark of marks) {
      const place = this.places.get(mark)
      if (place === undefined) continue
      const group = Math.floor(place / GROUP)
      masks[group] = (masks[group] as number) | (1 << (place % GROUP))
    }
    for (const [group, column] of this.columns.entries()) {
      const mask = masks[group] as number
      if (mask !== 0)
        visit(
          column,
          column.combinations.wanted(0, (value) => (value & mask) !== 0),
        )
    }
  }

  /** Whether the vehicle of a slot has any of the marks. */
  hasAny(slot: number, marks: readonly number[]): boolean {
    return marks.some((mark) => {
      const place = this.places.get(mark)
      const column = place === undefined ? undefined : this.columns[Math.floor(place / GROUP)]
      if (place === undefined || !column) return false
      return (column.combinations.value(column.codes[slot] as number, 0) & (1 << (place % GROUP))) !== 0
    })
  }

  /** Sums up vehicles by mark from the vehicles by code of every column. */
  tally(histogramOf: (column: CodeColumn) => Uint32Array, add: (mark: number, n: number) => void): void {
    const sums = this.columns.map((column) => sumsOf(column, histogramOf(column)))
    for (const [mark, place] of this.places) {
      const n = sums[Math.floor(place / GROUP)]?.[place % GROUP] ?? 0
      if (n > 0) add(mark, n)
    }
  }

  private add(mark: number): void {
    const place = this.places.size
    this.places.set(mark, place)
    if (place % GROUP !== 0) return
    const column = new CodeColumn(1)
    column.resize(this.capacity)
    this.columns.push(column)
    this.masks = new Int32Array(this.columns.length)
    // Existing vehicles have none of the new marks, and so code 0; how many have that one does not matter.
    column.codeOf(this.masks, this.columns.length - 1)
  }
}

function sumsOf(column: CodeColumn, histogram: Uint32Array): Uint32Array {
  const sums = new Uint32Array(GROUP)
  for (let code = 0; code < column.combinations.size; code += 1) {
    const n = histogram[code] as number
    if (n === 0) continue
    for (let mask = column.combinations.value(code, 0), bit = 0; mask !== 0; mask >>>= 1, bit += 1)
      if (mask & 1) sums[bit] = (sums[bit] as number) + n
  }
  return sums
}
