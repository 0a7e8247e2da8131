import { expect, test } from 'vitest'
import { drillClock } from '../../../../../../tests/drills/clock/run'

test('500 random tickets in ten zones are due when a table of their open minutes says so, and explained by it', () => {
  const { apart, compared, faults, tickets, zones } = drillClock({ tickets: 500, seed: 41 })
  expect(faults).toEqual([])
  expect({ tickets, zones, apart }).toEqual({ tickets: 500, zones: 10, apart: 0 })
  expect(compared).toBeGreaterThan(500)
})
