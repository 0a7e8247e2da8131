import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toMoney } from '@/kernel/money'
import { amountInWords } from './amount-in-words'

describe('an amount in words', () => {
  test.each([
    ['USD', 'Dollar', 'Dollars'],
    ['JPY', 'Yen', 'Yen'],
    ['UGX', 'Shilling', 'Shillings'],
    ['TZS', 'Shilling', 'Shillings'],
    ['KES', 'Shilling', 'Shillings'],
    ['BYN', 'Ruble', 'Rubles'],
  ])('in %s is followed by the name of the currency', (currency, one, many) => {
    const inWords = (amount: number) => amountInWords(toMoney(amount, currency))
    expect(inWords(0)).toBe(`Zero ${many}`)
    expect(inWords(1)).toBe(`One ${one}`)
    expect(inWords(21)).toBe(`Twenty-one ${many}`)
    expect(inWords(100)).toBe(`One hundred ${many}`)
    expect(inWords(101)).toBe(`One hundred and one ${many}`)
    expect(inWords(1_000_000)).toBe(`One million ${many}`)
    expect(inWords(1_000_001)).toBe(`One million and one ${many}`)
    expect(inWords(2_000_000_000)).toBe(`Two billion ${many}`)
  })

  test.each([
    ['USD', 0.01, 'One Cent'],
    ['USD', 1.01, 'One Dollar and one Cent'],
    ['USD', 8450.5, 'Eight thousand four hundred and fifty Dollars and fifty Cents'],
    ['USD', 11678, 'Eleven thousand six hundred and seventy-eight Dollars'],
    ['JPY', 1_234_567, 'One million two hundred and thirty-four thousand five hundred and sixty-seven Yen'],
    ['UGX', 31_500_001, 'Thirty-one million five hundred thousand and one Shillings'],
    ['TZS', 22_000_000.05, 'Twenty-two million Shillings and five Cents'],
    ['KES', 1_150_000, 'One million one hundred and fifty thousand Shillings'],
    ['KES', 1.99, 'One Shilling and ninety-nine Cents'],
    ['BYN', 0.21, 'Twenty-one Kopecks'],
    ['BYN', 27_600.01, 'Twenty-seven thousand six hundred Rubles and one Kopeck'],
    ['BYN', 2.02, 'Two Rubles and two Kopecks'],
  ])('%s %d', (currency, amount, words) => {
    expect(amountInWords(toMoney(amount, currency))).toBe(words)
  })

  test.each(['JPY', 'UGX'])('%s has no smaller coin', (currency) => {
    expect(amountInWords(toMoney(20.5, currency))).toMatch(/^Twenty-one (Yen|Shillings)$/)
  })

  test('no two amounts read alike', () => {
    const cents = fc.nat(200_000_000_000)
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        fc.pre(one !== other)
        const inWords = (amount: number) => amountInWords({ amount, currency: 'USD' })
        expect(inWords(one)).not.toBe(inWords(other))
      }),
    )
  })

  test.each([
    ['a currency in which no quotes are given', { amount: 1, currency: 'EUR' }],
    ['less than nothing', { amount: -1, currency: 'USD' }],
  ])('%s is refused', (_, money) => {
    expect(() => amountInWords(money)).toThrow(RangeError)
  })
})
