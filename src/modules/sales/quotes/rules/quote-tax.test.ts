import { expect, test } from 'vitest'
import type { PriceType } from '@/modules/inventory/vehicles/rules/price-type'
import { idInQuoteNumber, quoteNumber } from './quote-number'
import { quoteTax, type ShowroomTax } from './quote-tax'

const SHOWROOM = { companyWht: 6, companyVat: 18 }

test.each<[PriceType, boolean | null, number | null, number | null, [boolean, number, number]]>([
  ['DDP', true, null, null, [true, 6, 18]],
  ['DDP', true, 5, 10, [true, 6, 18]],
  ['DDP', true, 99, 99, [true, 6, 18]],
  ['DDP', true, 0, null, [true, 6, 18]],
  ['DDP', false, 5, 10, [false, 0, 0]],
  ['DDP', null, 5, 10, [false, 0, 0]],
  ['CIF', true, 5, 10, [false, 0, 0]],
  ['FOB', true, null, null, [false, 0, 0]],
])('%s, applied %s, given %s and %s: %j', (priceType, isTaxApplied, wht, vat, after) => {
  const given = { priceType, isTaxApplied, withholdingTaxPercentage: wht, vatPercentage: vat }
  const [applied, withholdingTaxPercentage, vatPercentage] = after
  expect(quoteTax(given, SHOWROOM)).toEqual({
    isTaxApplied: applied,
    withholdingTaxPercentage,
    vatPercentage,
  })
})

test.each<[string, ShowroomTax, number | null, number | null, [number, number]]>([
  ['neither', { companyWht: null, companyVat: null }, null, null, [0, 0]],
  ['neither, both given', { companyWht: null, companyVat: null }, 5, 10, [5, 10]],
  ['a VAT alone, both given', { companyWht: null, companyVat: 18 }, 5, 10, [5, 18]],
  ['a withholding tax alone, both given', { companyWht: 6, companyVat: null }, 5, 10, [6, 10]],
  ['taxes of 0 %, both given', { companyWht: 0, companyVat: 0 }, 5, 10, [0, 0]],
])('a showroom that has %s', (_, showroom, wht, vat, [withholdingTaxPercentage, vatPercentage]) => {
  const given = { withholdingTaxPercentage: wht, vatPercentage: vat }
  expect(quoteTax({ priceType: 'DDP', isTaxApplied: true, ...given }, showroom)).toEqual({
    isTaxApplied: true,
    withholdingTaxPercentage,
    vatPercentage,
  })
})

test('a quote’s number has the year of its request', () => {
  expect(quoteNumber(417, '2026-12-31T23:30:00.000Z')).toBe('QT-2026-417')
})

test.each([
  ['QT-2026-417', 417],
  ['qt-2026-0417', 417],
  [' 417 ', 417],
  ['OR-2026-417', null],
  ['0', null],
  ['99999999999', null],
  ['Vitz', null],
])('%s means the quote %s', (text, id) => {
  expect(idInQuoteNumber(text)).toBe(id)
})
