// Read and written by public pages in the browser, which need nothing else of added fields.
import { isDay } from '../days'

/** The first and the last value of a filter by an added field, both included: days, or numbers as texts. At least one is given. */
export type AddedRange = {
  /** Its column. */
  field: string
  from?: string
  to?: string
}

/** How a URL or a call names both: 'inspected_on.from', 'inspected_on.to'. */
export const rangeNames = (field: string): readonly [from: string, to: string] => [
  `${field}.from`,
  `${field}.to`,
]

/** The field of such a name; null for any other. */
export const rangeFieldOf = (name: string): string | null =>
  /^([a-z_]{1,60})\.(?:from|to)$/.exec(name)?.[1] ?? null

/** A bound in its canonical spelling; null if it is neither a day nor a number. */
export function readBound(text: string): string | null {
  if (isDay(text)) return text.startsWith('0000') ? null : text
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(text)) return null
  const number = Number(text)
  return String(number === 0 ? 0 : number)
}

/** Whether two bounds are of one kind. */
export const isSameKind = (one: string, other: string): boolean => isDay(one) === isDay(other)

/** Whether two bounds of one kind are in order. */
export const isInOrder = (from: string, to: string): boolean =>
  isDay(from) ? from <= to : Number(from) <= Number(to)
