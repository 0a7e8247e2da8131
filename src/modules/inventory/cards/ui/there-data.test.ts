import { describe, expect, it } from 'vitest'
import type { Missing } from '@/modules/inventory/landed-price/rules/landed-price'
import { missingText } from './there-data'

describe('what has to be asked for', () => {
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
    const found = missing.map((what) => ({ what }))
    expect(missingText(found, 'Mombasa')).toBe(text)
  })
})
