import type { Bytes } from './bytes'
import type { Load } from './load'

/** The most processor time one page may cost, app and database together, in milliseconds. */
export const BUDGETS = { listing: 12, vehicle: 10 } as const
export type Page = keyof typeof BUDGETS

export type Measured = Record<Page, { one: Load; sixteen: Load; bytes: Bytes }>

const round = (value: number, digits = 1): number => Number(value.toFixed(digits))

/**
 * The figures of one page. `cpu_ms` is the worse of the two loads: a budget met only when busy is not met.
 */
const figuresOf = (page: Page, { one, sixteen, bytes }: Measured[Page]) => {
  const cpu = (load: Load) => round(load.node + load.postgres, 2)
  return {
    cpu_ms: Math.max(cpu(one), cpu(sixteen)),
    budget_ms: BUDGETS[page],
    cpu_ms_1: cpu(one),
    cpu_ms_16: cpu(sixteen),
    node_ms_1: round(one.node, 2),
    postgres_ms_1: round(one.postgres, 2),
    node_ms_16: round(sixteen.node, 2),
    postgres_ms_16: round(sixteen.postgres, 2),
    rps_1: round(one.perSecond),
    rps_16: round(sixteen.perSecond),
    p50_ms_1: one.p50,
    p99_ms_1: one.p99,
    p50_ms_16: sixteen.p50,
    p99_ms_16: sixteen.p99,
    bytes_raw: bytes.raw,
    bytes_sent: bytes.sent,
    encoding: bytes.encoding,
    bytes_gzip: bytes.gzip,
    failed: one.failed + sixteen.failed,
  }
}

/**
 * The last line of the measurement; ok means every response was a page and both pages are within their
 * budgets.
 */
export function reportOf(measured: Measured, context: { vehicles: number; idleMsPerSecond: number }) {
  const listing = figuresOf('listing', measured.listing)
  const vehicle = figuresOf('vehicle', measured.vehicle)
  const ok = [listing, vehicle].every(({ cpu_ms, budget_ms, failed }) => cpu_ms <= budget_ms && failed === 0)
  return { ok, listing, vehicle, vehicles: context.vehicles, idle_ms_per_s: round(context.idleMsPerSecond) }
}
