import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_PORT } from '@/modules/inventory/landed-price/rules/landed-terms'
import { FIRST_ADDED_MARK } from '@/modules/inventory/vehicles/rules/added/added-value-ids'
import type { Delivery } from '../delivery-requirements'
import type { SearchPlan } from '../search-plan'
import { anyDelivery, anyLandedPlan } from './deliveries.fixture'
import { expected } from './expected-search.fixture'
import { currencyOf, type Row } from './index-shape'
import { anyPlan, anyWrite, PRICES, queryIndex, randomOf, rowOf, write } from './random.fixture'
import { VehicleIndex } from './vehicle-index'

const few = [1, 2, 3]
const spoken = {
  ports: [1, 2],
  currencies: few.map(currencyOf),
  showrooms: few,
  steering: few,
  fuel: few,
  bodyType: few,
  years: [0, 1, 2],
  months: few,
  marks: few.map((mark) => FIRST_ADDED_MARK + mark),
}

/** The same with one more dollar for the inspection: what may be imported does not change. */
function dearer(delivery: Delivery): Delivery {
  const { inspection } = delivery.terms
  const stamp = `${delivery.stamp} dearer`
  const more = inspection === null ? null : inspection + 1
  return { ...delivery, stamp, terms: { ...delivery.terms, stamp, inspection: more } }
}

test('agrees with the vehicles in what they cost at destinations and may be imported there', () => {
  const some = fc
    .array(anyDelivery(spoken), { minLength: 1, maxLength: 3 })
    .map((deliveries) => deliveries.flatMap((one) => [one, dearer(one)]))
  const rounds = some.chain((deliveries) =>
    fc.array(
      fc.record({
        before: fc.array(anyWrite(40), { maxLength: 40 }),
        between: fc.array(anyWrite(80), { maxLength: 20 }),
        renewed: fc.constantFrom(...deliveries),
        steps: fc.integer({ min: 1, max: 6 }),
        plans: fc.array(anyLandedPlan(anyPlan, deliveries), { minLength: 1, maxLength: 5 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  )
  fc.assert(
    fc.property(rounds, (all) => {
      const [index, truth] = [new VehicleIndex(), new Map<number, Row>()]
      for (const { before, between, plans, renewed, steps } of all) {
        write(index, truth, before)
        // Changes while a destination is being prepared are in it.
        const work = index.destinations.prepare(renewed)
        for (let n = 0; n < steps; n += 1) work.next()
        write(index, truth, between)
        Array.from(work)
        for (const plan of plans) expect(queryIndex(index, plan)).toEqual(expected([...truth.values()], plan))
        expect(index.isSound()).toBe(true)
      }
    }),
    { numRuns: 150 },
  )
})

test('keeps the destinations requested last, within bounds', () => {
  const random = randomOf(4)
  const [index, truth] = [new VehicleIndex(), new Map<number, Row>()]
  write(
    index,
    truth,
    Array.from({ length: 50 }, (_, n) => ({ row: rowOf(n + 1, random) })),
  )
  const to = (portId: number): SearchPlan => ({
    conditions: [],
    showrooms: 'all',
    sort: 'total-asc',
    page: 1,
    limit: 5,
    prices: PRICES,
    delivery: {
      stamp: 'a',
      terms: {
        stamp: 'a',
        portId,
        dollars: {},
        showrooms: {},
        localShowrooms: [],
        insurance: null,
        inspection: null,
      },
      limits: {},
    },
  })
  for (let portId = 1; portId <= 24; portId += 1) queryIndex(index, to(portId))
  queryIndex(index, to(1))
  queryIndex(index, to(25))
  expect([1, 2, 3, 25].map((portId) => index.destinations.stampAt(portId))).toEqual(['a', null, 'a', 'a'])
  expect(index.destinations.states()).toHaveLength(25)
  expect(index.destinations.stampAt(NO_PORT)).toBe(PRICES.stamp)
})
