import { expect, test } from 'vitest'
import { type CountedPromise, promiseState } from './promise-state'

const AT = '2026-11-25T10:00:00.000Z'
const DUE = '2026-11-25T12:00:00.000Z'
const promise: CountedPromise = {
  ...{ targetMinutes: 240, leftMinutes: 90, dueAt: null, metAt: null, isAsked: true },
}

test.each([
  ['OPEN', { dueAt: DUE }, { kind: 'due', dueAt: DUE }],
  ['IN_PROGRESS', { targetMinutes: null }, { kind: 'notPromised' }],
  ['IN_PROGRESS', { isAsked: false }, { kind: 'notAsked' }],
  ['WAITING_ON_CUSTOMER', {}, { kind: 'paused', leftMinutes: 90 }],
  ['WAITING_ON_CUSTOMER', { isAsked: false }, { kind: 'notAsked' }],
  // It was broken before the clock stood still.
  ['ON_HOLD', { dueAt: DUE }, { kind: 'due', dueAt: DUE }],
  ['ON_HOLD', { metAt: AT, dueAt: DUE }, { kind: 'met', metAt: AT, dueAt: DUE }],
  ['OPEN', { metAt: AT, targetMinutes: null }, { kind: 'met', metAt: AT, dueAt: null }],
  ['RESOLVED', { dueAt: DUE }, { kind: 'stopped' }],
  ['CLOSED', {}, { kind: 'stopped' }],
  ['CLOSED', { targetMinutes: null }, { kind: 'stopped' }],
] as const)('%s with %o is %o', (status, more, state) => {
  expect(promiseState(status, { ...promise, ...more })).toEqual(state)
})
