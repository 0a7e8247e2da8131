import { err, ok, type Result } from '@/kernel/result'
import type { Bounds, Charge, SimpleCharge } from './import-rule'

/**
 * How staff write and read the cells of a table of rates: 'over 3 up to 5', 'Petrol, Diesel', 'not Electric',
 * '25%', '2.5 EUR per cc', 'highest of 54%, 2.5 EUR per cc', 'nothing'. Whatever is written is read back the same.
 */

const BOUNDS =
  /^(?:(?<lower>over|from) (?<least>\d+(?:\.\d+)?))? ?(?:(?<upper>up to|below) (?<most>\d+(?:\.\d+)?))?(?: (?<unit>[A-Z]{3}))?$/
const NO_BOUNDS = 'Write it like: over 3 up to 5, from 8, below 8, up to 1500'

const spaced = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** Bounds as written: 'over 3 up to 5'; with a currency 'up to 8500 EUR'. */
export function boundsText({ below, from, over, upTo }: Bounds, currency?: string): string {
  const lower = over !== undefined ? `over ${over}` : from !== undefined ? `from ${from}` : ''
  const upper = upTo !== undefined ? `up to ${upTo}` : below !== undefined ? `below ${below}` : ''
  return [lower, upper, currency ?? ''].filter(Boolean).join(' ')
}

/** Reads bounds; undefined for an empty text. `currency` is what stands after them. */
export function readBounds(text: string): Result<(Bounds & { currency?: string }) | undefined, string> {
  const written = spaced(text).replaceAll(/(?<=\d),(?=\d{3})/g, '')
  if (written === '') return ok(undefined)
  const groups = BOUNDS.exec(written)?.groups
  if (!groups || (!groups.lower && !groups.upper)) return err(NO_BOUNDS)
  const { least, lower, most, unit, upper } = groups
  return ok({
    ...(lower === 'over' && { over: Number(least) }),
    ...(lower === 'from' && { from: Number(least) }),
    ...(upper === 'up to' && { upTo: Number(most) }),
    ...(upper === 'below' && { below: Number(most) }),
    ...(unit && { currency: unit }),
  })
}

/** Names that a row is about, or is not: 'Petrol, Diesel', 'not Electric', 'Sedan; not Bus'. */
export const namesText = (only: readonly string[] = [], not: readonly string[] = []): string =>
  [only.join(', '), not.length > 0 ? `not ${not.join(', ')}` : ''].filter(Boolean).join('; ')

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((name) => spaced(name))
    .filter(Boolean)

/** Reads names; both undefined for an empty text. */
export function readNames(text: string): { only?: string[]; not?: string[] } {
  const parts = text.split(';').map(spaced).filter(Boolean)
  const only = parts.filter((part) => !/^not /i.test(part)).flatMap(listed)
  const not = parts.filter((part) => /^not /i.test(part)).flatMap((part) => listed(part.slice(4)))
  return { ...(only.length > 0 && { only }), ...(not.length > 0 && { not }) }
}

const SIMPLE = /^(?<amount>\d+(?:\.\d+)?)(?:(?<percent> ?%)| (?<currency>[A-Z]{3})(?<perCc> per cc)?)$/
const NO_CHARGE = 'Write it like: 25%, 120 BYN, 2.5 EUR per cc, highest of 54%, 2.5 EUR per cc, or nothing'

/** A charge as written. */
export function chargeText(charge: Charge): string {
  switch (charge.how) {
    case 'percent':
      return `${charge.rate}%`
    case 'fixed':
      return `${charge.amount} ${charge.currency}`
    case 'perCc':
      return `${charge.amount} ${charge.currency} per cc`
    case 'highest':
      return `highest of ${charge.of.map(chargeText).join(', ')}`
    case 'none':
      return 'nothing'
  }
}

function readSimple(text: string): SimpleCharge | null {
  const groups = SIMPLE.exec(spaced(text))?.groups
  if (!groups?.amount) return null
  const { amount, currency, perCc, percent } = groups
  if (percent !== undefined || currency === undefined) return { how: 'percent', rate: amount }
  return { how: perCc === undefined ? 'fixed' : 'perCc', amount, currency }
}

/** Reads a charge. */
export function readCharge(text: string): Result<Charge, string> {
  const written = spaced(text)
  if (/^nothing$/i.test(written)) return ok({ how: 'none' })
  const parts = written
    .replace(/^highest of /i, '')
    .split(',')
    .map(readSimple)
  const charges = parts.filter((part): part is SimpleCharge => part !== null)
  const [first] = charges
  if (!first || charges.length < parts.length) return err(NO_CHARGE)
  if (/^highest of /i.test(written))
    return charges.length > 1 ? ok({ how: 'highest', of: charges }) : err(NO_CHARGE)
  return charges.length === 1 ? ok(first) : err(NO_CHARGE)
}
