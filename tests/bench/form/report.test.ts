import { expect, it } from 'vitest'
import { type Measured, reportOf, turnOf } from './report'

const measured = (change: { open?: number; save?: number; key?: number; requests?: number }): Measured => ({
  own: { open: [90, change.open ?? 100, 400], shown: [40, 50, 60], save: [70, change.save ?? 80, 300] },
  payloads: { open: [80, 100, 500], shown: [60, 70, 80], save: [90, 100, 110] },
  typed: { scriptMs: [1, change.key ?? 4, 90], fields: 3, requests: change.requests ?? 0, lockRequests: 1 },
})

it('reports medians and their ratios, and passes within the budgets', () => {
  expect(reportOf(measured({}), { vehicles: 1_000 })).toEqual({
    ok: true,
    open_ms: 100,
    payload_open_ms: 100,
    open_ratio: 1,
    save_ms: 80,
    payload_save_ms: 100,
    save_ratio: 0.8,
    requests_per_key: 0,
    key_script_ms_p50: 4,
    key_script_ms_p95: 90,
    missed: [],
    said_ms: 50,
    payload_said_ms: 70,
    rounds: 3,
    keys: 3,
    fields: 3,
    lock_requests: 1,
    vehicles: 1_000,
  })
})

it.each([
  [{ open: 110 }, []],
  [{ open: 111 }, ["form open ≤ 1.1 × Payload's own"]],
  [{ save: 100 }, []],
  [{ save: 101 }, ["save ≤ 1 × Payload's own"]],
  [{ key: 16 }, []],
  [{ key: 16.1 }, ['≤ 16 ms of script for a key']],
  [{ requests: 1 }, ['no request for a key']],
])('%j misses %j', (change, missed) => {
  expect(reportOf(measured(change), { vehicles: 1 })).toMatchObject({ missed, ok: missed.length === 0 })
})

it('does not pass when nothing was measured', () => {
  const none = { open: [], shown: [], save: [] }
  const typed = { scriptMs: [], fields: 0, requests: 0, lockRequests: 0 }
  expect(reportOf({ own: none, payloads: none, typed }, { vehicles: 0 }).ok).toBe(false)
})

it('lets each of the two go first in turns', () => {
  expect([0, 1, 2].map((round) => turnOf(round, ['a', 'b']))).toEqual([
    ['a', 'b'],
    ['b', 'a'],
    ['a', 'b'],
  ])
})
