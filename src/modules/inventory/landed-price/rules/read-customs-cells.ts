import { readNumber } from '@/kernel/files/read-written-number'
import { err, ok, type Result } from '@/kernel/result'
import { BASE_CURRENCY } from '@/modules/settings/exchange-rates/rules/exchange-rate-list'

/** How amounts of a currency are marked in lists, beside its code. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  KES: ['ksh', 'kshs', 'sh', 'shs'],
  UGX: ['ush', 'ushs', 'sh', 'shs'],
  TZS: ['tsh', 'tshs', 'sh', 'shs'],
  [BASE_CURRENCY]: ['us$', '$'],
  JPY: ['yen', '¥'],
  BYN: ['br'],
}

/** Beyond this an amount is no value of a vehicle. */
const VALUE_MAX = 1_000_000_000_000

/** A cell as what stands before its first digit, between first and last, and after. */
function partsOf(text: string): { before: string; digits: string; after: string } {
  const first = text.search(/\d/)
  if (first < 0) return { before: text, digits: '', after: '' }
  let last = text.length - 1
  while (!/\d/.test(text[last] ?? '')) last -= 1
  return {
    before: text.slice(0, first).trim(),
    digits: text.slice(first, last + 1),
    after: text.slice(last + 1).trim(),
  }
}

const unmarked = (text: string): string => text.toLowerCase().replaceAll(/[.\s()]/g, '')
/** '3,500,000/=' is how shillings are written. */
const CLOSINGS = ['', '/=', '/-']

/** '45.210' may be forty-five thousand, or forty-five. */
const isOpen = (digits: string): boolean => /^[1-9]\d{0,2}\.\d{3}$/.test(digits)

/**
 * An amount as lists write it: '3,450,000', 'KES 3,450,000.00', 'Kshs. 3,450,000/='. Zero is no value.
 *
 * @param currency of the list; an amount marked as another one is refused
 */
export function readValue(text: string, currency: string): Result<number, string> {
  const { after, before, digits } = partsOf(text.trim())
  if (digits === '') return err(text.trim() === '' ? 'There is no value' : 'The value is not a number')
  const marks = ['', ...(MARKS[currency] ?? []), currency.toLowerCase()]
  if (before.startsWith('-') || before.startsWith('(')) return err('The value is below zero')
  if (!marks.includes(unmarked(before))) return err(`The value is not in ${currency}`)
  if (!CLOSINGS.includes(after) && !marks.includes(unmarked(after))) return err('The value is not a number')
  if (isOpen(digits)) return err('The value may be in thousands, or have three decimals')
  const read = readNumber(digits, '.')
  if (!read.ok) return err('The value is not a number')
  if (read.value <= 0) return err('The value is zero')
  return read.value > VALUE_MAX ? err('The value is too large') : ok(read.value)
}

/** Engines are not smaller in cc, nor larger in litres. */
const MOST_LITRES = 20

/** Cubic centimetres: '1496', '1,500 cc', '1.5 L', '1.5'; null for what is none, such as '63 kWh' or '380 Hp'. */
export function readCc(text: string): number | null {
  const { after, before, digits } = partsOf(text.trim())
  const unit = unmarked(after)
  if (before !== '' || !['', 'cc', 'cm3', 'l', 'ltr', 'litre', 'litres'].includes(unit)) return null
  const read = readNumber(digits, '.')
  if (!read.ok || read.value <= 0) return null
  const isLitres = unit.startsWith('l') || (unit === '' && read.value < MOST_LITRES)
  return Math.round(isLitres ? read.value * 1000 : read.value)
}

export type Years = { from: number | null; to: number | null }

/** Years of manufacture: '2018', '2015-2018', '2019 onwards', '2019+'; null where a cell is no such thing. */
export function readYears(text: string): Years | null {
  const cell = text.trim()
  if (cell === '') return { from: null, to: null }
  const years = [...cell.matchAll(/\d{4}/g)].map(([year]) => Number(year))
  const [from = 0, to = from] = years
  const isYears = years.length <= 2 && years.every((year) => year >= 1900 && year < 2100) && from <= to
  if (years.length === 0 || !isYears) return null
  const isOpenEnded = years.length === 1 && /\+|-$|onward|above|later/i.test(cell)
  return { from, to: isOpenEnded ? null : to }
}
