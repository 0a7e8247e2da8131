/** A stream of repeatable chance: the same seed gives the same answers in the same order. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from `min` to `max`, both possible. */
  int(min: number, max: number): number
  /** True in `share` of the cases. */
  happens(share: number): boolean
  pick<T>(items: readonly T[]): T
  weighted<T>(items: readonly (readonly [T, number])[]): T
  /** A shuffled copy. */
  shuffle<T>(items: readonly T[]): T[]
}

/** Mulberry32: 32 bits of state, enough for a catalogue and the same on every machine. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A stream of chance from a whole-number seed. `pick` and `weighted` throw on an empty list. */
export function chanceOf(seed: number): Chance {
  const next = mulberry32(seed)
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('Nothing to pick from')
    return items[int(0, items.length - 1)]!
  }
  return {
    next,
    int,
    pick,
    happens: (share) => next() < share,
    weighted: (items) => {
      if (items.length === 0) throw new RangeError('Nothing to pick from')
      let rest = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of items) {
        rest -= weight
        if (rest < 0) return item
      }
      return items.at(-1)![0]
    },
    shuffle: (items) => {
      const copy = [...items]
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i)
        ;[copy[i], copy[j]] = [copy[j]!, copy[i]!]
      }
      return copy
    },
  }
}
