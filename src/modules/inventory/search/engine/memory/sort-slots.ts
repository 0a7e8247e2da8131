import { BUCKETS, type SortRoom } from './sort-room.ts'

/**
 * Sorts slots in place by a key, stably, with a radix sort, since comparing millions of keys takes seconds.
 * Keys are integers whose range is below 2^53. It pauses every few milliseconds.
 */
export function* sorting(
  slots: Uint32Array,
  room: SortRoom,
  keyOf: (slot: number) => number,
): Generator<void> {
  const n = slots.length
  let { keys, moved } = room
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let i = 0; i < n; i += 1) {
    const key = keyOf(slots[i] as number)
    keys[i] = key
    if (key < low) low = key
    if (key > high) high = key
  }
  for (let i = 0; i < n; i += 1) keys[i] = (keys[i] as number) - low
  yield
  let [from, to]: [Uint32Array, Uint32Array] = [slots, room.slots]
  for (let unit = 1; unit <= high - low; unit *= BUCKETS) {
    const part = 1 / unit
    const starts = startsOf(keys, n, part, room.starts)
    for (let i = 0; i < n; i += 1) {
      const digit = digitOf(keys[i] as number, part)
      const place = starts[digit] as number
      starts[digit] = place + 1
      to[place] = from[i] as number
      moved[place] = keys[i] as number
    }
    ;[keys, moved] = [moved, keys]
    ;[from, to] = [to, from]
    yield
  }
  if (from !== slots) slots.set(from.subarray(0, n))
}

/** The same in one go. */
export function sortSlots(slots: Uint32Array, room: SortRoom, keyOf: (slot: number) => number): void {
  Array.from(sorting(slots, room, keyOf))
}

/** `part` is a power of two, so nothing is lost. */
const digitOf = (key: number, part: number): number => Math.floor(key * part) & (BUCKETS - 1)

/** The start of each digit's keys. */
function startsOf(keys: Float64Array, n: number, part: number, starts: Uint32Array): Uint32Array {
  starts.fill(0)
  for (let i = 0; i < n; i += 1) {
    const next = digitOf(keys[i] as number, part) + 1
    starts[next] = (starts[next] as number) + 1
  }
  for (let digit = 1; digit < BUCKETS; digit += 1)
    starts[digit] = (starts[digit] as number) + (starts[digit - 1] as number)
  return starts
}
