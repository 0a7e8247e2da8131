import fc from 'fast-check'
import { SEARCH_SORTS } from '../../schemas/search-shape'
import type { Delivery, Requirement } from '../delivery-requirements'
import type { Condition, SearchPlan } from '../search-plan'

// Random destinations, and requests that depend on them, for tests of what answers those.

/** What destinations may speak of. */
export type Spoken = {
  ports: readonly number[]
  currencies: readonly string[]
  showrooms: readonly number[]
  steering: readonly number[]
  fuel: readonly number[]
  bodyType: readonly number[]
  years: readonly number[]
  months: readonly number[]
  /** Of modules' fields. */
  marks: readonly number[]
}

const ratio = fc.oneof(
  fc.record({ num: fc.constantFrom(1, 7, 1_000), den: fc.constantFrom(1, 3, 157) }),
  fc.constant({ num: '1000000000000000000007', den: '300000000000000000000000' }),
)
const amount = fc.constantFrom(0, 1, 850, 1_999)
const lane = fc.record({
  fee: fc.option(
    fc.oneof(
      amount.map((each) => ({ each })),
      ratio.map((perLitre) => ({ perLitre })),
    ),
  ),
  leadDays: fc.option(fc.constantFrom(30, 45)),
})

/** Values for some of the keys. */
const by = <T>(keys: readonly (number | string)[], value: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
  fc
    .array(fc.tuple(fc.constantFrom(...keys.map(String)), value), { maxLength: 4 })
    .map((all) => Object.fromEntries(all))

const anyRequirement = (spoken: Spoken): fc.Arbitrary<Requirement> =>
  fc.constantFrom('steering', 'fuel', 'bodyType', 'age', 'inspection').chain((of) =>
    fc
      .record({
        exceptBodies: fc.subarray([...spoken.bodyType], { maxLength: 1 }),
        exceptFuels: fc.subarray([...spoken.fuel], { maxLength: 1 }),
        ids: fc.subarray([...spoken[of === 'age' ? 'fuel' : of === 'inspection' ? 'marks' : of]]),
        year: fc.constantFrom(...spoken.years),
        month: fc.option(fc.constantFrom(...spoken.months)),
      })
      .map(({ ids, month, year, ...except }) =>
        of === 'age'
          ? { ...except, of, month, year }
          : of === 'inspection'
            ? { ...except, of, failed: ids }
            : { ...except, of, ids },
      ),
  )

export const anyDelivery = (spoken: Spoken): fc.Arbitrary<Delivery> =>
  fc
    .record({
      portId: fc.constantFrom(...spoken.ports),
      dollars: by(spoken.currencies, ratio),
      showrooms: by(
        spoken.showrooms,
        fc.record({
          transport: fc.option(amount),
          byType: by(spoken.bodyType, lane),
          others: fc.option(lane),
        }),
      ),
      localShowrooms: fc.subarray([...spoken.showrooms], { maxLength: 1 }),
      insurance: fc.option(
        fc.oneof(
          amount.map((flat) => ({ flat })),
          fc.record({ share: ratio, minimum: amount }),
        ),
      ),
      inspection: fc.option(amount),
      limits: by([30, 45], fc.array(anyRequirement(spoken), { maxLength: 2 })),
    })
    .map(({ limits, ...terms }) => {
      const stamp = JSON.stringify([terms, limits])
      return { stamp, terms: { stamp, ...terms }, limits }
    })

const total = fc.constantFrom(0, 1, 1_500, 20_000, 2 ** 31 - 1)
const anyLandedCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc
    .tuple(fc.option(total), fc.option(total))
    .map(([min, max]) => ({ ...(min !== null && { min }), ...(max !== null && { max }) }))
    .map((range) => ({ kind: 'total', range }) as const),
  fc.constant({ kind: 'eligible' } as const),
)

/** A plan that depends on one of a few destinations. */
export const anyLandedPlan = (
  plan: fc.Arbitrary<SearchPlan>,
  deliveries: readonly Delivery[],
): fc.Arbitrary<SearchPlan> =>
  fc
    .record({
      plan,
      delivery: fc.constantFrom(...deliveries),
      landed: fc.array(anyLandedCondition, { maxLength: 2 }),
      sort: fc.constantFrom(...SEARCH_SORTS, 'total-asc', 'total-desc'),
      isNearFirst: fc.boolean(),
    })
    .map(({ delivery, isNearFirst, landed, plan: { conditions, ...rest }, sort }) => ({
      ...rest,
      conditions: [...conditions.slice(0, 2), ...landed],
      sort,
      delivery,
      ...(isNearFirst && { near: delivery.terms.localShowrooms }),
    }))
