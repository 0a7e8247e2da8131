import { expect, test } from 'vitest'
import { type DecidedOn, decisionNotes } from './decision-notes'

const alone: DecidedOn = {
  status: 'REQUESTED',
  queuePlace: 1,
  queueLength: 1,
  askedBefore: [],
  heldFor: null,
  vehicle: { status: 'PUBLISHED' },
}
const until = '2026-11-23T10:00:00.000Z'
const HELD =
  'until 23 Nov 2026, 10:00 UTC. This request keeps its place in the queue and can be confirmed when that reservation has ended.'

test.each<[string, 'confirm' | 'reject' | 'release', Partial<DecidedOn>, string[], boolean]>([
  ['nobody else asks', 'confirm', {}, [], true],
  [
    'it is the first',
    'confirm',
    { queueLength: 3 },
    ['This request is first in the queue, with 2 requests behind it.'],
    true,
  ],
  [
    'others came before it',
    'confirm',
    { queuePlace: 3, queueLength: 3, askedBefore: ['Jane Doe', 'David Okello'] },
    [
      '2 requests came before this one: Jane Doe and David Okello. This request is number 3 of 3 in the queue.',
    ],
    true,
  ],
  [
    'others came before it, for staff who do not see customers',
    'confirm',
    { queuePlace: 2, queueLength: 4 },
    ['1 request came before this one. This request is number 2 of 4 in the queue.'],
    true,
  ],
  [
    'the vehicle is held already',
    'confirm',
    { heldFor: { customer: 'Jane Doe', until }, vehicle: { status: 'RESERVED' } },
    [`The vehicle is already reserved for Jane Doe ${HELD}`],
    false,
  ],
  [
    'the vehicle is held already, for staff who do not see customers',
    'confirm',
    { heldFor: { customer: null, until }, vehicle: { status: 'RESERVED' } },
    [`The vehicle is already reserved for another customer ${HELD}`],
    false,
  ],
  [
    'the vehicle is sold',
    'confirm',
    { vehicle: { status: 'SOLD' } },
    ['The vehicle is sold, so it cannot be reserved now.'],
    false,
  ],
  ['a request for a sold vehicle is rejected', 'reject', { vehicle: { status: 'SOLD' } }, [], true],
  [
    'one with others behind it is rejected',
    'reject',
    { queueLength: 2 },
    ['This request is first in the queue, with 1 request behind it.'],
    true,
  ],
  [
    'nobody waits for its end',
    'release',
    { status: 'CONFIRMED', queuePlace: null, queueLength: 0 },
    [],
    true,
  ],
  [
    'one waits for its end',
    'release',
    { status: 'CONFIRMED', queuePlace: null, queueLength: 1 },
    ['1 request can then be decided: it is the only one waiting.'],
    true,
  ],
  [
    'several wait for its end',
    'release',
    { status: 'CONFIRMED', queuePlace: null, queueLength: 2 },
    ['2 requests can then be decided: the first in the queue is next.'],
    true,
  ],
])('%s', (_, decision, change, notes, isPossible) => {
  expect(decisionNotes(decision, { ...alone, ...change })).toEqual({ notes, isPossible })
})
