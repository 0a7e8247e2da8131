import { describe, expect, it } from 'vitest'
import type { Missing } from '@/modules/inventory/landed-price/rules/landed-price'
import { markOf, missingText } from './landed-total-data'

describe('what has to be requested', () => {
  it.each<[Missing['what'][], string | null]>([
    [[], null],
    [['price'], null],
    [['price', 'freight'], null],
    [['freight'], 'Freight to Mombasa on request'],
    [['originPort'], 'Freight to Mombasa on request'],
    [['volume'], 'Freight to Mombasa on request'],
    [['freight', 'insurance', 'inspection'], 'Freight to Mombasa on request'],
    [['insurance'], 'Insurance to Mombasa on request'],
    [['inspection'], 'Inspection fee on request'],
    [['namedPort'], 'Total to Mombasa on request'],
    [['rate'], 'Total to Mombasa on request'],
  ])('of %j is %j', (missing, text) => {
    const results = missing.map((what) => ({ what }))
    expect(missingText(results, 'Mombasa')).toBe(text)
  })
})

describe('the mark of a vehicle', () => {
  it.each<[Parameters<typeof markOf>[0], ReturnType<typeof markOf>]>([
    [{ standing: null, eligibility: null, city: 'Kobe' }, null],
    [
      { standing: null, eligibility: { state: 'no' }, city: 'Kobe' },
      { text: 'May not be imported to Kenya', tone: 'red' },
    ],
    [
      { standing: 'dutyPaid', eligibility: { state: 'yes' }, city: 'Mombasa' },
      { text: 'In Mombasa now, duty paid', tone: 'green' },
    ],
    [
      { standing: 'dutyNotPaid', eligibility: { state: 'yes' }, city: '' },
      { text: 'In Kenya now, duty not paid', tone: 'amber' },
    ],
  ])('%o', (marked, mark) => {
    expect(markOf(marked, 'Kenya')).toEqual(mark)
  })
})
