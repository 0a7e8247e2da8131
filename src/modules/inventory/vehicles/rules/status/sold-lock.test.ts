import { expect, test } from 'vitest'
import type { VehicleStatus } from '../vehicle-status'
import { guardSold, type SoldActor } from './sold-lock'

const sentences = {
  sold_locked: 'This vehicle is sold and can no longer be changed',
  reopen_forbidden: 'Only an administrator can reopen a sold vehicle',
}

test.each<[string, VehicleStatus, string[], SoldActor, 'ok' | 'reopened' | keyof typeof sentences]>([
  ['a vehicle that is not sold is open', 'PUBLISHED', ['price', 'status'], { roleId: 4 }, 'ok'],
  ['a sold one refuses a price', 'SOLD', ['price'], { roleId: 4 }, 'sold_locked'],
  ['also from role 1', 'SOLD', ['price'], { roleId: 1 }, 'sold_locked'],
  ['also together with the status', 'SOLD', ['status', 'price'], { roleId: 1 }, 'sold_locked'],
  ['also from an order step', 'SOLD', ['price'], { by: 'order' }, 'sold_locked'],
  ['deleting counts as a change', 'SOLD', ['deletedAt'], { roleId: 1 }, 'sold_locked'],
  ['role 1 reopens it', 'SOLD', ['status'], { roleId: 1 }, 'reopened'],
  ['role 2 does not', 'SOLD', ['status'], { roleId: 2 }, 'reopen_forbidden'],
  ['nobody without a role does', 'SOLD', ['status'], {}, 'reopen_forbidden'],
  ['an order step frees it', 'SOLD', ['status', 'updatedAt'], { by: 'order' }, 'reopened'],
  ['a save that changes nothing is no change', 'SOLD', ['updatedAt'], { roleId: 4 }, 'ok'],
])('%s', (_, status, fields, actor, expected) => {
  const answer = guardSold({ status }, fields, actor)
  expect(answer.ok ? (answer.value.reopened ? 'reopened' : 'ok') : answer.error.reason).toBe(expected)
  if (!answer.ok) expect(answer.error.message).toBe(sentences[answer.error.reason])
})
