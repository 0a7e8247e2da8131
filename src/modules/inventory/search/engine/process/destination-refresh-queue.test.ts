import { beforeEach, expect, test, vi } from 'vitest'
import type { Delivery } from '../delivery-requirements'
import { randomOf, rowOf } from '../memory/random.fixture'
import { VehicleIndex } from '../memory/vehicle-index'
import { DestinationRefreshQueue } from './destination-refresh-queue'

const delivery = (stamp: string, portId = 1): Delivery => ({
  stamp,
  terms: { stamp, portId, dollars: {}, showrooms: {}, localShowrooms: [], insurance: null, inspection: null },
  limits: {},
})

let index: VehicleIndex | null
let renewals: DestinationRefreshQueue
let now: number
/** The stamps of what was prepared. */
let prepared: string[]

/** An index whose destinations take several steps. */
function slowIndex(): VehicleIndex {
  const made = new VehicleIndex()
  const random = randomOf(3)
  for (let id = 1; id <= 20; id += 1) made.upsert(rowOf(id, random))
  made.complete()
  const { destinations } = made
  const prepare = destinations.prepare.bind(destinations)
  vi.spyOn(destinations, 'prepare').mockImplementation(function* (one) {
    prepared.push(one.stamp)
    yield
    yield
    yield* prepare(one)
  })
  return made
}

beforeEach(() => {
  now = 0
  prepared = []
  // Every look at the clock takes a while, so that no two steps are done in one go.
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 20
    return now
  })
  index = slowIndex()
  renewals = new DestinationRefreshQueue(
    () => index,
    () => undefined,
  )
})

const stampAt = (portId: number) => index?.destinations.stampAt(portId)

test('a destination is prepared on first use, once for all who wait', async () => {
  await Promise.all([renewals.ready(delivery('a')), renewals.ready(delivery('a'))])
  expect(stampAt(1)).toBe('a')
  await renewals.ready(delivery('a'))
  expect(prepared).toEqual(['a'])
})

test('after a change the old one answers for a moment; then searches wait', async () => {
  await renewals.ready(delivery('a'))
  await renewals.ready(delivery('b'))
  expect(stampAt(1)).toBe('a')
  await renewals.renewed(delivery('b'))
  expect(stampAt(1)).toBe('b')
  now += 10_000
  await renewals.ready(delivery('c'))
  expect(stampAt(1)).toBe('c')
})

test('of several changes that wait only the last one is prepared', async () => {
  await renewals.ready(delivery('a'))
  const other = renewals.ready(delivery('x', 2))
  for (const stamp of ['b', 'c', 'd']) await renewals.ready(delivery(stamp))
  await other
  await renewals.renewed(delivery('d'))
  expect(prepared).toEqual(['a', 'x', 'd'])
})

test('what was sent before is known until it changes; a new index prepares it again', async () => {
  await renewals.ready(delivery('a'))
  expect(renewals.recall(1, 'a')).toEqual(delivery('a'))
  expect(renewals.recall(1, 'b')).toBeNull()
  expect(renewals.recall(2, 'a')).toBeNull()
  index = slowIndex()
  await renewals.ready(delivery('a'))
  expect(stampAt(1)).toBe('a')
})

test('without an index whoever waits is notified, and the next one is prepared all the same', async () => {
  const previous = index
  index = null
  await expect(renewals.ready(delivery('a'))).rejects.toThrow('not loaded')
  index = previous
  await renewals.ready(delivery('a'))
  expect(stampAt(1)).toBe('a')
})
