import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RATES } from './cases/world.fixture'
import { type OnTheRoadSum, onTheRoadSum } from './on-the-road-sum'

const usd = (total: number | null) => ({ total, currency: 'USD' })
const kes = (total: number | null) => ({ total, currency: 'KES' })

describe('what a vehicle costs until it is on the road', () => {
  it.each<[string, ReturnType<typeof usd>, ReturnType<typeof usd>, OnTheRoadSum]>([
    // 1,000,000 / 129.35 = 7,730.96
    [
      'duties in another currency',
      usd(9808),
      kes(1_000_000),
      { currency: 'USD', toPort: 9808, duties: 7731, sum: 17_539 },
    ],
    // 32,701 / 3.2701 = 10,000 exactly
    ['duties that come out even', usd(100), { total: 32_701, currency: 'BYN' }, sumOf('USD', 100, 10_000)],
    ['both in one currency', kes(1_267_193), kes(350_000), sumOf('KES', 1_267_193, 350_000)],
    ['nothing to be paid', usd(9808), kes(0), sumOf('USD', 9808, 0)],
    ['no total', usd(null), kes(350_000), { missing: { what: 'total' } }],
    ['no duties', usd(9808), kes(null), { missing: { what: 'duties' } }],
    ['neither', usd(null), kes(null), { missing: { what: 'total' } }],
    ['no rate', usd(9808), { total: 300, currency: 'EUR' }, { missing: { what: 'rate', currency: 'EUR' } }],
  ])('%s', (_, total, duties, expected) => {
    expect(onTheRoadSum(total, duties, RATES)).toEqual(expected)
  })

  it('is the sum of its parts in every currency', () => {
    const currency = fc.constantFrom('USD', 'JPY', 'KES', 'UGX', 'TZS', 'BYN')
    const total = fc.integer({ min: 0, max: 2_000_000_000 })
    const side = fc.record({ total, currency })
    fc.assert(
      fc.property(side, side, (toPort, duties) => {
        const sum = onTheRoadSum(toPort, duties, RATES)
        if ('missing' in sum) throw new Error('nothing is missing')
        expect(sum.toPort).toBe(toPort.total)
        expect(sum.sum).toBe(sum.toPort + sum.duties)
        expect(sum.currency).toBe(toPort.currency)
      }),
      { numRuns: 100 },
    )
  })
})

function sumOf(currency: string, toPort: number, duties: number): OnTheRoadSum {
  return { currency, toPort, duties, sum: toPort + duties }
}
