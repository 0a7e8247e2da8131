import type { ReasonCount } from './import-outcome'

const vehicles = (n: number): string => (n === 1 ? '1 vehicle' : `${n.toLocaleString('en-US')} vehicles`)

/** Why vehicles are left unchanged, one sentence per reason. */
export const countsText = (kept: readonly ReasonCount[]): string =>
  kept.length === 0
    ? 'All of its vehicles have changed since they were imported.'
    : kept.map(({ reason, rows }) => `${vehicles(rows)}: ${reason}.`).join(' ')
