import { expect, it } from 'vitest'
import { meterRefusals } from './meter-refusals'

const MINUTE = 60_000
const AT = Date.parse('2026-11-24T10:00:00Z')
const minute = new Date(AT)

it('writes so many of one network in a minute, and counts the others', () => {
  const meter = meterRefusals({ network: 2, all: 100 })
  expect([1, 2, 3, 4].map(() => meter.isWritten('a', AT))).toEqual([true, true, false, false])
  expect(meter.isWritten('b', AT)).toBe(true)
  expect(meter.hasCounted()).toBe(true)
  expect(meter.takeCounted(AT + 1)).toEqual([])
  expect(meter.takeCounted(AT + MINUTE)).toEqual([{ network: 'a', count: 2, minute }])
  expect(meter.takeCounted(AT + MINUTE)).toEqual([])
  expect(meter.hasCounted()).toBe(false)
  expect(meter.isWritten('a', AT + MINUTE)).toBe(true)
})

it('writes so many of all networks, and counts those of further networks together', () => {
  const meter = meterRefusals({ network: 10, all: 3 })
  const networks = ['a', 'b', 'c', 'd', 'e', 'a']
  expect(networks.map((network) => meter.isWritten(network, AT))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(meter.takeCounted(Number.POSITIVE_INFINITY)).toEqual([
    { network: 'a', count: 1, minute },
    { network: null, count: 2, minute },
  ])
})

it('counts while there is no room for more', () => {
  const meter = meterRefusals({ network: 10, all: 10 })
  expect(meter.isWritten('a', AT, false)).toBe(false)
  expect(meter.takeCounted(AT + MINUTE)).toEqual([{ network: null, count: 1, minute }])
})

it('keeps the counts of several minutes until they are taken', () => {
  const meter = meterRefusals({ network: 1, all: 10 })
  for (const at of [AT, AT, AT + MINUTE, AT + MINUTE]) meter.isWritten('a', at)
  expect(meter.takeCounted(AT + 2 * MINUTE)).toEqual([
    { network: 'a', count: 1, minute },
    { network: 'a', count: 1, minute: new Date(AT + MINUTE) },
  ])
})
