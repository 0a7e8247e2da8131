import { fromMoney, type Money, minorDigits } from '@/kernel/money'

const formats = new Map<number, Intl.NumberFormat>()

function formatOf(digits: number): Intl.NumberFormat {
  const known = formats.get(digits)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(digits, made)
  return made
}

/** An amount as in a column of an invoice, always with its decimals: '8,450.00', in yen '1,200,000'. */
export const figure = (money: Money): string => formatOf(minorDigits(money.currency)).format(fromMoney(money))

/** An amount in a sentence of an invoice, with the code of its currency: 'USD 8,450.00'. */
export const amountText = (money: Money): string => `${money.currency} ${figure(money)}`

/** A percentage as it is written: '12.5%'. */
export const percentText = (percent: number): string => `${percent}%`
