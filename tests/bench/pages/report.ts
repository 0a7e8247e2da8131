import type { Bytes } from './bytes'
import type { Load } from './load'

/** The most processor time one page may cost, app and database together, in milliseconds. */
export const BUDGETS = { listing: 9, vehicle: 8, home: 9, blog: 9, post: 9, topic: 9 } as const
export type Page = keyof typeof BUDGETS
export const PAGES = Object.keys(BUDGETS) as Page[]

/** How much more a page may cost for a visitor who has chosen a port. */
export const LANDED_RATIO_MAX = 1.1

type Loads = { one: Load; sixteen: Load }

/** `atPort` is the same for a visitor who has chosen a port. */
export type Measured = Record<Page, Loads & { bytes: Bytes; atPort: Loads }>

/** A value for each page. */
const ofEach = <T>(of: (page: Page) => T): Record<Page, T> =>
  Object.fromEntries(PAGES.map((page) => [page, of(page)])) as Record<Page, T>

const round = (value: number, digits = 1): number => Number(value.toFixed(digits))

/**
 * The figures of one page. `cpu_ms` is the worse of the two loads: a budget met only when busy is not met.
 */
const figuresOf = (page: Page, { one, sixteen, bytes, atPort }: Measured[Page]) => {
  const cpu = (load: Load) => round(load.node + load.postgres, 2)
  const worse = (loads: Loads) => Math.max(cpu(loads.one), cpu(loads.sixteen))
  return {
    cpu_ms: worse({ one, sixteen }),
    cpu_ms_there: worse(atPort),
    there_ratio: round(worse(atPort) / worse({ one, sixteen }), 2),
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
    failed: one.failed + sixteen.failed + atPort.one.failed + atPort.sixteen.failed,
  }
}

/**
 * The last line of the measurement; ok means every response was a page, all pages are within their
 * budgets, and a port costs little.
 */
export function reportOf(measured: Measured, context: { vehicles: number; idleMsPerSecond: number }) {
  const figures = ofEach((page) => figuresOf(page, measured[page]))
  const ok = Object.values(figures).every(
    ({ cpu_ms, budget_ms, there_ratio, failed }) =>
      cpu_ms <= budget_ms && there_ratio <= LANDED_RATIO_MAX && failed === 0,
  )
  return { ok, ...figures, vehicles: context.vehicles, idle_ms_per_s: round(context.idleMsPerSecond) }
}
