import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toMoney } from '@/kernel/money'
import { ADDRESS_WIDTH, addressLines } from './address-lines'
import { invoiceNumber, quoteIdOf } from './invoice-number'
import { maskedChassis, maskedDigits } from './mask-chassis-and-account-numbers'
import { amountText, figure } from './printed-amount-text'
import { mileageText } from './printed-vehicle-facts'

test.each([
  [38_400, 'mi', '38,400 mi (61,799 km)'],
  [38_400, 'km', '61,799 km (38,400 mi)'],
  [null, 'km', null],
] as const)('a mileage of %s is printed first in the %s of the buyer', (miles, unit, text) => {
  expect(mileageText(miles, unit)).toBe(text)
})

describe('the number of an invoice', () => {
  test('has the year and the id of the quote', () => {
    expect(invoiceNumber(2026, 417)).toBe('PI-2026-417')
    expect(quoteIdOf('PI-2026-417')).toBe(417)
  })

  test.each(['PI-26-417', 'PI-2026-', 'QT-2026-417', 'PI-2026-417 ', ''])('%j is none', (text) => {
    expect(quoteIdOf(text)).toBeNull()
  })
})

describe('what the verify page shows', () => {
  test.each([
    ['NZE161-7204567', 'NZE161-••••567'],
    ['JTMBFREV40D012345', '••••••••••••••345'],
    ['ABC', '••C'],
    ['A1', '••'],
    ['NZE161-', ''],
    ['', ''],
  ])('of chassis %j: %j', (chassis, shown) => {
    expect(maskedChassis(chassis)).toBe(shown)
  })

  test.each([
    ['0123-4567-4471', '••••••••4471'],
    ['GB29 NWBK 6016 1331 9268 19', '••••••••••••••••••6819'],
    ['123456', '••••56'],
    ['12', '••'],
    ['', ''],
  ])('of account %j: %j', (account, shown) => {
    expect(maskedDigits(account)).toBe(shown)
  })
})

describe('amounts as they are printed', () => {
  test.each([
    [8450, 'USD', '8,450.00', 'USD 8,450.00'],
    [1_200_000, 'JPY', '1,200,000', 'JPY 1,200,000'],
    [0.5, 'BYN', '0.50', 'BYN 0.50'],
  ])('%d %s', (amount, currency, inColumn, inText) => {
    expect(figure(toMoney(amount, currency))).toBe(inColumn)
    expect(amountText(toMoney(amount, currency))).toBe(inText)
  })
})

describe('addresses', () => {
  test('keep their own lines', () => {
    expect(addressLines('Plot 14\nMombasa')).toEqual(['Plot 14', 'Mombasa'])
    expect(addressLines('')).toEqual([])
  })

  test('without spaces are cut at sixty characters', () => {
    expect(addressLines('神'.repeat(61)).map((line) => line.length)).toEqual([60, 1])
  })

  test('wrap at sixty characters and lose nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (address) => {
        const lines = addressLines(address)
        expect(lines.every((line) => [...line].length <= ADDRESS_WIDTH)).toBe(true)
        expect(lines.join('').replace(/\s/g, '')).toBe(address.replace(/\s/g, ''))
      }),
    )
  })
})
