import { describe, expect, it } from 'vitest'
import { FORM_TABS, faultsByTab, firstFault, tabOfField } from './field-places'
import { FORM_CHOICES, FORM_NUMBERS, FORM_TEXTS } from './form-values'

describe('positions in the form', () => {
  it('has the five tabs in order', () => {
    expect(FORM_TABS.map(({ label }) => label)).toEqual([
      'Basic Information',
      'Vehicle Specifications',
      'Features',
      'Measurements',
      'Pricing',
    ])
  })
  it.each([...FORM_TEXTS, ...FORM_CHOICES, ...FORM_NUMBERS])('%s has one', (field) => {
    expect(firstFault([field])?.field).toBe(field)
  })
  it.each([
    ['model', 'basic'],
    ['seats', 'specifications'],
    ['features', 'features'],
    ['weightKg', 'measurements'],
    ['oldPrice', 'pricing'],
    ['showroom', null],
    ['chassis', null],
    ['images', null],
  ])('%s is on %s', (field, tab) => expect(tabOfField(field)).toBe(tab))
})

describe('faults', () => {
  it('are counted by tab', () => {
    expect(faultsByTab(['model', 'year', 'seats', 'showroom'])).toEqual({ basic: 2, specifications: 1 })
  })
  it.each([
    [['seats', 'model'], { field: 'model', tab: 'basic' }],
    [['images', 'costValue'], { field: 'costValue', tab: 'pricing' }],
    [['engineSize'], { field: 'engineSizeCc', tab: 'specifications' }],
    [['price'], { field: 'costValue', tab: 'pricing' }],
    [['brochureUrl'], { field: 'auctionSheetUrl', tab: null }],
    [['manufacturer', 'showroom'], { field: 'showroom', tab: null }],
    [['showroom', 'chassis'], { field: 'chassis', tab: null }],
    [['updatedAt'], null],
    [[], null],
  ])('%j focus the first in reading order', (fields, first) => expect(firstFault(fields)).toEqual(first))
})
