/** Milliseconds of single calls, and their statistics. */
export type Times = { ms: readonly number[]; wallMs: number }

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits))

/** The value that this share of all does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export type Spread = { p50: number; p95: number; p99: number }

/** p50, p95 and p99 in milliseconds. */
export const spread = ({ ms }: Times): Spread => ({
  p50: round(quantile(ms, 0.5), 2),
  p95: round(quantile(ms, 0.95), 2),
  p99: round(quantile(ms, 0.99), 2),
})

/** Calls per second. */
export const rate = ({ ms, wallMs }: Times): number => round((ms.length / wallMs) * 1_000)

/** Closed loop: each client makes the next call as soon as it has its result. */
export async function closedLoop<T>(
  clients: number,
  things: Iterable<T>,
  work: (thing: T) => Promise<unknown>,
): Promise<Times> {
  const waiting = things[Symbol.iterator]()
  const ms: number[] = []
  const started = performance.now()
  const client = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const at = performance.now()
      await work(next.value)
      ms.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { ms, wallMs: performance.now() - started }
}
