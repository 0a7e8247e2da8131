import { quantile, round } from '../search/measure'

/** Milliseconds of one view, one per vehicle. */
export type ViewTimes = {
  /** From the start of the navigation until the form accepts input. */
  open: readonly number[]
  /** From the click on Save until the page shows that it is saved. */
  shown: readonly number[]
  /** From the click on Save until the user can continue. */
  save: readonly number[]
}

export type Typed = {
  /** Milliseconds of script per key. */
  scriptMs: readonly number[]
  fields: number
  /** Requests while typing, without the lock's. */
  requests: number
  /** Requests of the lock: one at the first change, one a minute. */
  lockRequests: number
}

export type Measured = { own: ViewTimes; payloads: ViewTimes; typed: Typed }

/** Ratios to Payload's own edit view; median milliseconds of script per key. */
export const BUDGETS = { open: 1.1, save: 1, requestsPerKey: 0, keyScriptMs: 16 } as const

const median = (values: readonly number[]): number => quantile(values, 0.5)
const ratio = (own: readonly number[], payloads: readonly number[]): number =>
  round(median(own) / median(payloads), 3)

/** The last line of the measurement; ok means that every budget is met. No measurement is never ok. */
export function reportOf({ own, payloads, typed }: Measured, context: { vehicles: number }) {
  const figures = {
    open_ms: round(median(own.open)),
    payload_open_ms: round(median(payloads.open)),
    open_ratio: ratio(own.open, payloads.open),
    save_ms: round(median(own.save)),
    payload_save_ms: round(median(payloads.save)),
    save_ratio: ratio(own.save, payloads.save),
    requests_per_key: round(typed.requests / typed.scriptMs.length, 3),
    key_script_ms_p50: round(median(typed.scriptMs), 2),
    key_script_ms_p95: round(quantile(typed.scriptMs, 0.95), 2),
  }
  const missed = missedBudgets(figures, typed.requests)
  return {
    ok: missed.length === 0,
    ...figures,
    missed,
    said_ms: round(median(own.shown)),
    payload_said_ms: round(median(payloads.shown)),
    rounds: Math.min(own.open.length, payloads.open.length, own.save.length, payloads.save.length),
    keys: typed.scriptMs.length,
    fields: typed.fields,
    lock_requests: typed.lockRequests,
    vehicles: context.vehicles,
  }
}

type Figures = { open_ratio: number; save_ratio: number; key_script_ms_p50: number }

function missedBudgets({ key_script_ms_p50, open_ratio, save_ratio }: Figures, requests: number): string[] {
  const held: [string, boolean][] = [
    [`form open ≤ ${BUDGETS.open} × Payload's own`, open_ratio <= BUDGETS.open],
    [`save ≤ ${BUDGETS.save} × Payload's own`, save_ratio <= BUDGETS.save],
    ['no request for a key', requests === BUDGETS.requestsPerKey],
    [`≤ ${BUDGETS.keyScriptMs} ms of script for a key`, key_script_ms_p50 <= BUDGETS.keyScriptMs],
  ]
  return held.flatMap(([budget, holds]) => (holds ? [] : [budget]))
}

/** Both go first in turns: the second one finds the vehicle's rows cached. */
export const turnOf = <T>(round: number, [first, second]: readonly [T, T]): [T, T] =>
  round % 2 === 0 ? [first, second] : [second, first]
