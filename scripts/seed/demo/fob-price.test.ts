import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceUnderTerm } from './choose-showroom'
import { CONDITION_GRADES } from './data/vocabulary'
import type { DemoModelCode } from './demo-types'
import { fobPrice } from './fob-price'
import { MODEL_CODES } from './model-codes'

const aCode = fc.constantFrom(...MODEL_CODES)
const anAge = fc.integer({ min: 0, max: 20 })
const aMileage = fc.integer({ min: 0, max: 250_000 })
const aGrade = fc.constantFrom(...CONDITION_GRADES)

describe('fobPrice', () => {
  it('never rises with mileage', () => {
    fc.assert(
      fc.property(aCode, anAge, aMileage, aMileage, aGrade, (code, age, a, b, conditionGrade) => {
        const [fewer, more] = [Math.min(a, b), Math.max(a, b)]
        expect(fobPrice(code, { age, mileage: more, conditionGrade })).toBeLessThanOrEqual(
          fobPrice(code, { age, mileage: fewer, conditionGrade }),
        )
      }),
    )
  })

  it('falls with age when the mileage grows as usual', () => {
    fc.assert(
      fc.property(aCode, anAge, aGrade, (code, age, conditionGrade) => {
        const older = fobPrice(code, { age: age + 3, mileage: (age + 3) * 6_000, conditionGrade })
        expect(older).toBeLessThanOrEqual(fobPrice(code, { age, mileage: age * 6_000, conditionGrade }))
      }),
    )
  })

  it('never rises with a worse condition, and never falls below what a hulk fetches', () => {
    fc.assert(
      fc.property(aCode, anAge, aMileage, (code, age, mileage) => {
        const prices = CONDITION_GRADES.map((conditionGrade) =>
          fobPrice(code, { age, mileage, conditionGrade }),
        )
        expect(prices).toEqual([...prices].sort((a, b) => b - a))
        expect(prices.at(-1)).toBeGreaterThanOrEqual(700)
      }),
    )
  })

  // Ranges in which such vehicles are offered for export.
  it.each<[string, string, number, number, number, number]>([
    ['Vitz', 'KSP130', 10, 50_000, 2_500, 5_500],
    ['Corolla Fielder', 'NZE161G', 10, 65_000, 4_000, 7_500],
    ['Land Cruiser Prado', 'TRJ150W', 9, 60_000, 19_000, 30_000],
    ['HiAce', 'TRH200V', 10, 90_000, 8_500, 15_000],
    ['Leaf', 'ZE1', 7, 40_000, 5_500, 10_500],
    ['Jimny', 'JB64W', 4, 20_000, 10_000, 15_000],
    ['Elf', 'NKR85A', 12, 110_000, 7_000, 13_000],
    ['C-Class', 'W205', 9, 55_000, 7_000, 13_000],
  ])(
    'values a %s %s of %i years and %i miles between $%i and $%i',
    (model, modelCode, age, mileage, min, max) => {
      const code = MODEL_CODES.find((c) => c.model === model && c.modelCode === modelCode) as DemoModelCode
      const price = fobPrice(code, { age, mileage, conditionGrade: '4' })
      expect(price).toBeGreaterThanOrEqual(min)
      expect(price).toBeLessThanOrEqual(max)
    },
  )
})

describe('priceUnderTerm', () => {
  it('adds freight and insurance for CIF, and duty on top for DDP', () => {
    expect(priceUnderTerm(10_000, 'FOB', 12, 'Yokohama Daikoku Yard')).toBe(10_000)
    expect(priceUnderTerm(10_000, 'CIF', 12, 'Yokohama Daikoku Yard')).toBeCloseTo(10_894)
    expect(priceUnderTerm(10_000, 'DDP', 12, 'Mombasa Port Yard')).toBeCloseTo(16_341)
  })
})
