/** A set of slots, one bit each. Signed, because JavaScript's bit operations work on signed integers. */
export type Bits = Int32Array

export const WORD = 32

/** Retains the intersection. */
export function and(into: Bits, other: Bits): void {
  for (let w = 0; w < into.length; w += 1) into[w] = (into[w] as number) & (other[w] as number)
}

/** Subtracts the other set. */
export function andNot(into: Bits, other: Bits): void {
  for (let w = 0; w < into.length; w += 1) into[w] = (into[w] as number) & ~(other[w] as number)
}

/** Adds the other set. */
export function or(into: Bits, other: Bits): void {
  for (let w = 0; w < into.length; w += 1) into[w] = (into[w] as number) | (other[w] as number)
}

export const has = (bits: Bits, slot: number): boolean => (((bits[slot >>> 5] as number) >>> slot) & 1) === 1

export function put(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << slot)
}

export function drop(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) & ~(1 << slot)
}

/** The number of bits set: pairs, nibbles and bytes are summed up in parallel within each word. */
export function count(bits: Bits): number {
  let total = 0
  for (let w = 0; w < bits.length; w += 1) {
    let x = bits[w] as number
    x -= (x >>> 1) & 0x55555555
    x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
    total += Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return total
}

/** Writes the slots of a set into `out`, ascending; returns how many. */
export function slotsOf(bits: Bits, out: Uint32Array): number {
  let n = 0
  for (let w = 0; w < bits.length; w += 1) {
    let x = bits[w] as number
    while (x !== 0) {
      const low = x & -x
      out[n] = (w << 5) + 31 - Math.clz32(low)
      n += 1
      x ^= low
    }
  }
  return n
}

/** The slots whose code is marked with 1 in `wanted`. Four at a time, which takes two thirds of the time. */
export function ofCodes(codes: Uint16Array | Uint32Array, wanted: Uint8Array, out: Bits): void {
  const is = (slot: number): number => wanted[codes[slot] as number] as number
  for (let w = 0, slot = 0; w < out.length; w += 1) {
    let bits = 0
    for (let b = 0; b < WORD; b += 4, slot += 4)
      bits |= (is(slot) | (is(slot + 1) << 1) | (is(slot + 2) << 2) | (is(slot + 3) << 3)) << b
    out[w] = bits
  }
}

/** The slots whose number is between the bounds, which are inclusive and not below 0. Adds to `out`. */
export function orWithin(numbers: Int32Array, min: number, max: number, out: Bits): void {
  // Inside the bounds neither difference is negative; a comparison would mean a branch per vehicle.
  const is = (slot: number): number => {
    const n = numbers[slot] as number
    return ~((n - min) | (max - n)) >>> 31
  }
  for (let w = 0, slot = 0; w < out.length; w += 1) {
    let bits = 0
    for (let b = 0; b < WORD; b += 4, slot += 4)
      bits |= (is(slot) | (is(slot + 1) << 1) | (is(slot + 2) << 2) | (is(slot + 3) << 3)) << b
    out[w] = (out[w] as number) | bits
  }
}
