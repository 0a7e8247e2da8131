import { describe, expect, it } from 'vitest'
import { dayFault, type Inspected, latestOf } from './inspection'

const on = (id: number, inspectedOn: string, result: Inspected['result']): Inspected => ({
  id,
  inspectedOn,
  result,
})

describe('the inspection that counts', () => {
  it.each([
    ['none of none', [], null],
    [
      'the latest, whenever it was recorded',
      [on(2, '2026-01-05', 'failed'), on(1, '2026-02-01', 'passed')],
      1,
    ],
    ['of one day the one recorded last', [on(7, '2026-02-01', 'failed'), on(8, '2026-02-01', 'passed')], 8],
  ] as const)('is %s', (_, inspections, id) => {
    expect(latestOf(inspections)?.id ?? null).toBe(id)
  })
})

describe('the day of an inspection', () => {
  const morningInYokohama = new Date('2026-03-09T23:30:00Z')
  it.each([
    ['2026-03-09', true],
    ['2026-03-10', true],
    ['2026-03-11', false],
  ])('%s is fine where it is the 10th already: %s', (day, fine) => {
    expect(dayFault(day, morningInYokohama) === null).toBe(fine)
  })
})
